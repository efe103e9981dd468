import type { Party } from "../models/dispute";
import { type Account, type Bead, PARTIES } from "./beads";
import { addDot, drawDots, fitCanvas, inCluster, type Point } from "./dots";

/** A round place on the canvas, in CSS px. */
export type Light = Point & { radius: number };

export type Stage = {
  width: number;
  height: number;
  lights: Readonly<Record<Account, Light>>;
  /** As CSS writes them. */
  colours: Readonly<Record<Account, string>>;
};

export type ScenePainter = {
  /** Moves the beads to where they belong on a stage, within `duration` milliseconds; at once for 0. */
  show(beads: readonly Bead[], stage: Stage, duration: number): void;
  stop(): void;
};

type Drawn = Point & { size: number; colour: string };
type Arc = { colour: string; from: number; to: number; glow: number };
type Picture = { beads: readonly Drawn[]; arcs: readonly Arc[] };

export const THREADS = 3;
/** The radius of a bead's core as a share of its size, and the width of its glow. */
const [CORE, GLOW] = [0.18, 4];
/** The strokes of a thread: its light about it, and the thread. */
const STROKES = [
  { width: 8, alpha: 0.06 },
  { width: 4, alpha: 0.1 },
  { width: 1.4, alpha: 0.6 },
];
/** Between the two sides' parts of the ring, in radians. */
const GAP = 0.16;
/** The share of all beads that fills a purse's light, and how many at least that of what is spent or lost. */
const [PURSE_ROOM, SINK_ROOM] = [0.6, 40];
/** How much of its light the ring shows where there is no money in it. */
const EMPTY = 0.16;
/** The last bead starts after this share of the time. */
const STAGGER = 0.35;

/** Draws money as beads of light: a ring while it is in escrow, a cluster wherever it is held. */
export function createScenePainter(canvas: HTMLCanvasElement): ScenePainter | null {
  const context = canvas.getContext("2d");
  if (!context) return null;
  let shown: Picture = { beads: [], arcs: [] };
  let frame = 0;

  const draw = ({ width, height, lights, colours }: Stage) => {
    const ratio = fitCanvas(canvas, width, height);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.globalCompositeOperation = "lighter";
    const empty = { colour: colours.escrow, from: 0, to: 2 * Math.PI, glow: EMPTY };
    for (const arc of [empty, ...shown.arcs]) drawArc(context, lights.escrow, arc);
    const paths = new Map<string, Path2D>();
    for (const { size, colour, ...at } of shown.beads) {
      const path = paths.get(colour) ?? new Path2D();
      addDot(path, at, size * CORE);
      paths.set(colour, path);
    }
    for (const [colour, path] of paths) drawDots(context, path, { colour, glow: GLOW });
  };
  return {
    show(beads, stage, duration) {
      cancelAnimationFrame(frame);
      const [from, to] = [shown, picture(beads, stage)];
      const paint = (progress: number) => {
        shown = between(from, to, progress);
        draw(stage);
      };
      if (duration === 0 || from.beads.length !== to.beads.length) return paint(1);
      let begun = 0;
      const tick = (now: number) => {
        begun ||= now;
        const progress = Math.min(1, (now - begun) / duration);
        paint(progress);
        if (progress < 1) frame = requestAnimationFrame(tick);
      };
      // The words change first: the light moves from the next frame on.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(tick);
      });
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

function picture(beads: readonly Bead[], { lights, colours }: Stage): Picture {
  const arcs = arcsOf(beads, colours);
  const counts = new Map<string, number>();
  const placed = beads.map(({ account, payer }): Drawn => {
    const group = account === "escrow" ? `escrow ${payer}` : account;
    const index = counts.get(group) ?? 0;
    counts.set(group, index + 1);
    const arc = arcs[PARTIES.indexOf(payer)];
    const light = lights[account];
    if (account !== "escrow" || !arc) {
      const isPurse = account === "buyer" || account === "agent";
      const here = beads.filter((bead) => bead.account === account).length;
      const room = Math.max(isPurse ? beads.length * PURSE_ROOM : SINK_ROOM, here);
      const apart = light.radius * Math.sqrt(Math.PI / room);
      const size = Math.min(14, isPurse ? Math.max(4, 2 * apart) : 6);
      return { ...inCluster(light, index, room), size, colour: colours[account] };
    }
    const size = Math.max(8, light.radius * 0.12);
    return { ...inRing(light, arc, index, escrowed(beads, payer)), size, colour: colours[payer] };
  });
  return { beads: placed, arcs };
}

/** The ring is the buyer's as far as it has paid it, from the left on, and the agent's as far as that has, from the right. */
function arcsOf(beads: readonly Bead[], colours: Stage["colours"]): Arc[] {
  const total = beads.filter(({ account }) => account === "escrow").length;
  return PARTIES.map((party) => {
    const share = total === 0 ? 0 : escrowed(beads, party) / total;
    const middle = party === "buyer" ? Math.PI : 0;
    const half = Math.max(0, Math.PI * share - (share > 0 && share < 1 ? GAP / 2 : 0));
    return { colour: colours[party], from: middle - half, to: middle + half, glow: share > 0 ? 1 : 0 };
  });
}

function escrowed(beads: readonly Bead[], party: Party): number {
  return beads.filter(({ account, payer }) => account === "escrow" && payer === party).length;
}

/** The nth of so many beads in a part of the ring, each on the thread beside the one before. */
export function inRing(
  ring: Light,
  { from, to }: Pick<Arc, "from" | "to">,
  index: number,
  count: number,
): Point {
  return onRing(ring, from + ((to - from) * (index + 0.5)) / Math.max(1, count), index % THREADS);
}

/** A thread of the ring wavers about it, as the orb's do. */
export function onRing({ x, y, radius }: Light, angle: number, thread: number): Point {
  const waver = 0.03 * Math.sin(3 * angle + 1.7 * thread) + 0.016 * Math.sin(5 * angle - 2 * thread);
  const distance = radius * (0.76 + 0.05 * thread + waver);
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
}

/** The beads on their way; the ring is at once as it will be. */
function between(from: Picture, to: Picture, progress: number): Picture {
  if (progress >= 1) return to;
  const beads = to.beads.map((target, index) => {
    const start = from.beads[index] ?? target;
    const late = (STAGGER * index) / to.beads.length;
    const share = ease(Math.min(1, Math.max(0, (progress - late) / (1 - STAGGER))));
    return {
      x: mix(start.x, target.x, share),
      y: mix(start.y, target.y, share),
      size: mix(start.size, target.size, share),
      colour: share < 0.5 ? start.colour : target.colour,
    };
  });
  return { beads, arcs: to.arcs };
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function ease(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

function drawArc(context: CanvasRenderingContext2D, ring: Light, arc: Arc): void {
  const { colour, from, to, glow } = arc;
  if (glow <= 0 || to <= from) return;
  context.strokeStyle = colour;
  context.lineCap = "round";
  for (let thread = 0; thread < THREADS; thread += 1) {
    context.beginPath();
    for (let angle = from; angle < to; angle += 0.03) {
      const { x, y } = onRing(ring, angle, thread);
      context.lineTo(x, y);
    }
    for (const { width, alpha } of STROKES) {
      context.lineWidth = width;
      context.globalAlpha = alpha * glow;
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}
