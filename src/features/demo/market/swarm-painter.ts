import { MARKET_SIZE, type Market } from "../../../models/market";

export type SwarmPainter = {
  /** Draws the market `elapsed` milliseconds on; `jobs` more set out. At 0 all is as it will be. True while anything moves. */
  paint(market: Market, elapsed: number, jobs: number): boolean;
  /** After a change of the canvas' size; colours as CSS writes them. */
  resize(colours: Colours): void;
};

export type Colours = Record<"buyer" | "agent" | "poor" | "work", string>;

type Point = { x: number; y: number };

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

type Sprite = { image: HTMLCanvasElement; size: number };

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** A change of mind, a delivery, and the flash of a buyer that has paid for poor work; milliseconds. */
const CHANGE = 400;
const DELIVERY = { least: 1100, spread: 700 };
const FLASH = 700;
/** Found work turns round after this share of its way's time. */
const TURN = 0.6;
/** More could not be followed. */
const MAX_DELIVERIES = 80;

/** Draws the market as beads of light: buyers at the left, agents at the right, and some of their jobs between them. */
export function createSwarmPainter(canvas: HTMLCanvasElement): SwarmPainter | null {
  const context = canvas.getContext("2d");
  if (!context) return null;
  /** How far each bead has come to the look of its second choice; and the light of a buyer's loss, which fades. */
  const looked = new Float32Array(MARKET_SIZE);
  const cheated = new Float32Array(MARKET_SIZE);
  const flashes = new Float32Array(MARKET_SIZE);
  let deliveries: Delivery[] = [];
  /** Everybody with the first choice, which most have made: one picture is drawn much faster than four hundred beads. */
  const plain = document.createElement("canvas");
  let buyers: Point[] = [];
  let agents: Point[] = [];
  let [width, height] = [0, 0];
  let sprites = {} as Record<"blind" | "looking" | "good" | "poor" | "goodWork" | "poorWork", Sprite>;

  const resize = (colours: Colours) => {
    const ratio = Math.min(window.devicePixelRatio, 2);
    [width, height] = [canvas.clientWidth, canvas.clientHeight];
    Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    const radius = Math.min(height / 2, width * 0.21);
    const bead = (2 * radius) / Math.sqrt(MARKET_SIZE);
    buyers = disc({ x: radius, y: height / 2 }, radius - bead / 2);
    agents = disc({ x: width - radius, y: height / 2 }, radius - bead / 2);
    const { buyer, agent, poor, work } = colours;
    sprites = {
      blind: sprite(buyer, bead * 0.8, ratio, "dim"),
      looking: sprite(buyer, bead * 1.7, ratio, "bright"),
      good: sprite(agent, bead * 1.15, ratio, "bright"),
      poor: sprite(poor, bead * 1.7, ratio, "hollow"),
      goodWork: sprite(work, bead * 0.9, ratio, "bright"),
      poorWork: sprite(poor, bead * 1.5, ratio, "hollow"),
    };
    Object.assign(plain, { width: canvas.width, height: canvas.height });
    const under = plain.getContext("2d");
    under?.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (const [points, { image, size }] of [
      [buyers, sprites.blind],
      [agents, sprites.good],
    ] as const)
      for (const { x, y } of points) under?.drawImage(image, x - size / 2, y - size / 2, size, size);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
  };
  const draw = ({ image, size }: Sprite, { x, y }: Point, alpha: number) => {
    if (alpha <= 0) return;
    context.globalAlpha = alpha;
    context.drawImage(image, x - size / 2, y - size / 2, size, size);
  };
  /** A ring has nothing in it, so the plain bead goes as the ring comes. */
  const drawRing = (at: Point, share: number) => {
    if (share <= 0) return;
    context.globalCompositeOperation = "destination-out";
    draw(sprites.good, at, share);
    context.globalCompositeOperation = "lighter";
    draw(sprites.poor, at, share);
  };
  const setOut = ({ looks, cheats, agents: partners }: Market) => {
    const buyer = Math.floor(Math.random() * MARKET_SIZE);
    const agent = partners[buyer] ?? 0;
    const [from, to] = [agents[agent], buyers[buyer]];
    if (!from || !to) return;
    const kind = cheats[agent] !== 1 ? "good" : looks[buyer] === 1 ? "found" : "poor";
    const bow = (Math.random() - 0.5) * 0.5;
    const duration = DELIVERY.least + DELIVERY.spread * Math.random();
    deliveries.push({ from, to, bow, age: 0, duration, kind, buyer });
  };
  const drawDelivery = (delivery: Delivery, elapsed: number): boolean => {
    const { kind, duration, buyer } = delivery;
    delivery.age += elapsed;
    const passed = Math.min(1, delivery.age / duration);
    const way = kind !== "found" ? passed : passed < TURN ? passed / TURN : (1 - passed) / (1 - TURN);
    const end = Math.min(1, 8 * passed, kind === "poor" ? 1 : 8 * (1 - passed));
    draw(kind === "good" ? sprites.goodWork : sprites.poorWork, onBow(delivery, ease(way)), end);
    if (passed === 1 && kind === "poor") flashes[buyer] = 1;
    return passed < 1;
  };
  return {
    resize,
    paint(market, elapsed, jobs) {
      context.clearRect(0, 0, width, height);
      if (plain.width > 0) context.drawImage(plain, 0, 0, width, height);
      context.globalCompositeOperation = "lighter";
      const step = elapsed === 0 ? 1 : elapsed / CHANGE;
      let moves = false;
      for (let index = 0; index < MARKET_SIZE; index += 1) {
        const [buyer, agent] = [buyers[index], agents[index]];
        if (!buyer || !agent) continue;
        const look = towards(looked[index] ?? 0, market.looks[index] ?? 0, step);
        const cheat = towards(cheated[index] ?? 0, market.cheats[index] ?? 0, step);
        const flash = towards(flashes[index] ?? 0, 0, elapsed === 0 ? 1 : elapsed / FLASH);
        moves ||= look !== looked[index] || cheat !== cheated[index] || flash > 0;
        [looked[index], cheated[index], flashes[index]] = [look, cheat, flash];
        draw(sprites.looking, buyer, look);
        drawRing(agent, cheat);
        draw(sprites.poorWork, buyer, flash);
      }
      if (elapsed === 0) deliveries = [];
      for (let set = 0; set < jobs && deliveries.length < MAX_DELIVERIES; set += 1) setOut(market);
      deliveries = deliveries.filter((delivery) => drawDelivery(delivery, elapsed));
      context.globalAlpha = 1;
      context.globalCompositeOperation = "source-over";
      return moves || deliveries.length > 0;
    },
  };
}

/** Sunflower seeds that fill a disc. */
function disc({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: MARKET_SIZE }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / MARKET_SIZE);
    const angle = index * GOLDEN_ANGLE;
    return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
  });
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

/** A bead at the size at which it is drawn: a bright core in its glow, a dim point, or a ring. */
function sprite(colour: string, size: number, ratio: number, kind: "bright" | "dim" | "hollow"): Sprite {
  const image = document.createElement("canvas");
  const pixels = Math.max(2, Math.ceil(size * ratio));
  Object.assign(image, { width: pixels, height: pixels });
  const context = image.getContext("2d");
  if (!context) return { image, size };
  const middle = pixels / 2;
  const light = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  for (const [at, alpha] of LIGHT[kind]) light.addColorStop(at, `rgb(255 255 255 / ${alpha}%)`);
  context.fillStyle = light;
  context.fillRect(0, 0, pixels, pixels);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = colour;
  context.fillRect(0, 0, pixels, pixels);
  return { image, size };
}

/** From a bead's middle to its edge: how much light there is, in per cent. */
const LIGHT: Record<"bright" | "dim" | "hollow", readonly (readonly [at: number, alpha: number])[]> = {
  bright: [
    [0, 100],
    [0.26, 85],
    [0.45, 22],
    [1, 0],
  ],
  dim: [
    [0, 42],
    [0.4, 34],
    [0.7, 0],
  ],
  hollow: [
    [0, 4],
    [0.26, 8],
    [0.36, 100],
    [0.5, 100],
    [0.62, 18],
    [1, 0],
  ],
};
