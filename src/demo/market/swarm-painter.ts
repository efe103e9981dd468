import { MARKET_SIZE, type Market } from "../../models/market";
import type { Point } from "../ring";
import type { Paint } from "./use-market";

export type SwarmPainter = {
  /** At 0 milliseconds all is as it will be. */
  paint: Paint;
  /** After a change of the canvas' size; colours as CSS writes them. */
  resize(colours: Colours): void;
};

export type Colours = Record<"buyer" | "agent" | "poor" | "work", string>;

/** A piece of work on its way from its agent to its buyer, by a bow; found poor, it goes back. */
type Delivery = {
  from: Point;
  to: Point;
  bow: number;
  age: number;
  duration: number;
  kind: "good" | "poor" | "found";
  buyer: number;
};

/** A change of mind, a delivery, and the flash of a buyer that has paid for poor work; milliseconds. */
const CHANGE = 400;
const DELIVERY = { least: 1100, spread: 700 };
const FLASH = 700;
/** Found work turns round after this share of its way's time. */
const TURN = 0.6;
/** More could not be followed. */
const MAX_DELIVERIES = 80;

/**
 * Draws the market as beads: buyers at the left, agents at the right, and some of their jobs between them. Poor work is a
 * ring. Each colour is one path, which is drawn much faster than its beads one by one.
 */
export function createSwarmPainter(canvas: HTMLCanvasElement): SwarmPainter | null {
  const context = canvas.getContext("2d");
  if (!context) return null;
  /** How far each bead has come to the look of its second choice; and the sign of a buyer's loss, which fades. */
  const checked = new Float32Array(MARKET_SIZE);
  const cheated = new Float32Array(MARKET_SIZE);
  const flashes = new Float32Array(MARKET_SIZE);
  let deliveries: Delivery[] = [];
  let buyers: Point[] = [];
  let agents: Point[] = [];
  /** The room of a bead. */
  let bead = 0;
  let colours: Colours = { buyer: "", agent: "", poor: "", work: "" };

  const setOut = ({ checks, cheats, agents: partners }: Market) => {
    const buyer = Math.floor(Math.random() * MARKET_SIZE);
    const agent = partners[buyer] ?? 0;
    const [from, to] = [agents[agent], buyers[buyer]];
    if (!from || !to) return;
    const kind = cheats[agent] !== 1 ? "good" : checks[buyer] === 1 ? "found" : "poor";
    const bow = (Math.random() - 0.5) * 0.5;
    const duration = DELIVERY.least + DELIVERY.spread * Math.random();
    deliveries.push({ from, to, bow, age: 0, duration, kind, buyer });
  };
  return {
    resize(given) {
      const ratio = fitCanvas(canvas);
      const { clientWidth: width, clientHeight: height } = canvas;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      const radius = Math.min(height / 2, width * 0.21);
      bead = (2 * radius) / Math.sqrt(MARKET_SIZE);
      const disc = (x: number) =>
        Array.from({ length: MARKET_SIZE }, (_, index) =>
          inCluster({ x, y: height / 2, radius: radius - bead / 2 }, index, MARKET_SIZE),
        );
      [buyers, agents] = [disc(radius), disc(width - radius)];
      colours = given;
    },
    paint(market, elapsed, jobs) {
      const [blind, checking, good] = [new Path2D(), new Path2D(), new Path2D()];
      const [poor, work] = [new Path2D(), new Path2D()];
      const step = elapsed === 0 ? 1 : elapsed / CHANGE;
      let moves = false;
      for (let index = 0; index < MARKET_SIZE; index += 1) {
        const [buyer, agent] = [buyers[index], agents[index]];
        if (!buyer || !agent) continue;
        const check = towards(checked[index] ?? 0, market.checks[index] ?? 0, step);
        const cheat = towards(cheated[index] ?? 0, market.cheats[index] ?? 0, step);
        const flash = towards(flashes[index] ?? 0, 0, elapsed === 0 ? 1 : elapsed / FLASH);
        moves ||= check !== checked[index] || cheat !== cheated[index] || flash > 0;
        [checked[index], cheated[index], flashes[index]] = [check, cheat, flash];
        addDot(blind, buyer, 0.18 * bead);
        addDot(checking, buyer, 0.3 * bead * check);
        addDot(good, agent, 0.26 * bead * (1 - cheat));
        addDot(poor, agent, 0.34 * bead * cheat);
        addDot(poor, buyer, 0.5 * bead * flash);
      }
      if (elapsed === 0) deliveries = [];
      for (let set = 0; set < jobs && deliveries.length < MAX_DELIVERIES; set += 1) setOut(market);
      for (const delivery of deliveries) {
        delivery.age += elapsed;
        const { kind, duration, buyer } = delivery;
        const passed = Math.min(1, delivery.age / duration);
        const way = kind !== "found" ? passed : passed < TURN ? passed / TURN : (1 - passed) / (1 - TURN);
        const size = Math.min(1, 8 * passed, 8 * (1 - passed));
        addDot(kind === "good" ? work : poor, onBow(delivery, ease(way)), 0.22 * bead * size);
        if (passed === 1 && kind === "poor") flashes[buyer] = 1;
      }
      deliveries = deliveries.filter(({ age, duration }) => age < duration);
      context.clearRect(0, 0, canvas.width, canvas.height);
      drawDots(context, blind, { colour: colours.buyer, alpha: 0.4 });
      drawDots(context, checking, { colour: colours.buyer, glow: 0.3 * bead });
      drawDots(context, good, { colour: colours.agent, alpha: 0.85 });
      drawDots(context, work, { colour: colours.work });
      context.strokeStyle = colours.poor;
      context.lineWidth = Math.max(1.5, 0.13 * bead);
      context.stroke(poor);
      return moves || deliveries.length > 0;
    },
  };
}

function onBow({ from, to, bow }: Delivery, way: number): Point {
  const rise = 4 * way * (1 - way) * bow * Math.abs(to.x - from.x);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way + rise };
}

function towards(from: number, to: number, step: number): number {
  return from < to ? Math.min(to, from + step) : Math.max(to, from - step);
}

/** Slow, fast, slow. */
function ease(way: number): number {
  return way * way * (3 - 2 * way);
}

/** Gives a canvas as many pixels as are seen of it, at most two for each CSS px, and returns how many for each. */
function fitCanvas(canvas: HTMLCanvasElement): number {
  const ratio = Math.min(window.devicePixelRatio, 2);
  const { clientWidth, clientHeight } = canvas;
  const size = { width: Math.round(clientWidth * ratio), height: Math.round(clientHeight * ratio) };
  // A size that is set wipes the canvas, also where it was the same.
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
  return ratio;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Sunflower seeds: the nth of a cluster in which `room` of them fill a disc, each as far from its neighbours. */
function inCluster({ x, y, radius }: Point & { radius: number }, index: number, room: number): Point {
  const distance = radius * Math.sqrt((index + 0.5) / room);
  const angle = index * GOLDEN_ANGLE;
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
}

function addDot(path: Path2D, { x, y }: Point, radius: number): void {
  if (radius <= 0) return;
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

/** The dots of one colour, in a glow that is so wide. */
function drawDots(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { colour, glow = 0, alpha = 1 }: { colour: string; glow?: number; alpha?: number },
): void {
  Object.assign(context, { fillStyle: colour, strokeStyle: colour, lineWidth: glow, globalAlpha: 0.25 * alpha });
  if (glow > 0) context.stroke(path);
  context.globalAlpha = alpha;
  context.fill(path);
}
