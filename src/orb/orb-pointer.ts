import { RIM_RADIUS } from "./orb-shader";

/** How near the rim the pointer has to be to matter, in halves of the canvas' smaller side. */
const REACH = 0.34;
/** The farthest the ring is drawn, same unit: beyond it the thread would fold over itself. */
export const MAX_PULL = 0.2;

/** How strongly a pointer at (x, y) concerns the ring: 1 on the rim, falling off to 0 within and without. */
export function getRingInfluence(x: number, y: number): number {
  const off = (Math.hypot(x, y) - RIM_RADIUS) / REACH;
  return Math.exp(-off * off);
}

/** Writes into `pull` how far the ring is drawn towards `point`: along the radius, never farther than MAX_PULL. */
export function setPullTowards(point: Float32Array, intensity: number, pull: Float32Array): void {
  const [x = 0, y = 0] = point;
  const radius = Math.max(Math.hypot(x, y), 1e-3);
  const off = (radius - RIM_RADIUS) * 0.5 * intensity;
  const length = off / (1 + Math.abs(off) / MAX_PULL);
  pull.set([(x / radius) * length, (y / radius) * length]);
}

export interface PointerFollower {
  /** The pointer, smoothed; y up, in halves of the canvas' smaller side from its centre. */
  readonly position: Float32Array<ArrayBuffer>;
  /** 0 to 1, smoothed: how strongly it concerns the ring. */
  readonly strength: number;
  /** Moves the smoothed values on by `seconds`. */
  advance(seconds: number): void;
}

/** Follows mouse, pen and touch over the whole window, so that the canvas itself need not take pointer events. */
export function followPointer(canvas: HTMLCanvasElement, signal: AbortSignal): PointerFollower {
  const position = new Float32Array([0, 0]);
  const target = { x: 0, y: 0 };
  /** The last event that told of a place, until `advance` has read it. */
  let moved: PointerEvent | undefined;
  let present = false;
  let strength = 0;

  const follow = (event: PointerEvent) => {
    moved = event;
    present = true;
  };
  const lift = ({ type, pointerType }: PointerEvent) => {
    if (type === "pointerleave" || pointerType !== "mouse") present = false;
  };
  const options = { passive: true, signal };
  window.addEventListener("pointermove", follow, options);
  window.addEventListener("pointerdown", follow, options);
  window.addEventListener("pointerup", lift, options);
  window.addEventListener("pointercancel", lift, options);
  document.documentElement.addEventListener("pointerleave", lift, options);

  return {
    position,
    get strength() {
      return strength;
    },
    advance(seconds) {
      if (moved) {
        // Read in a frame, when layout is clean.
        const box = canvas.getBoundingClientRect();
        const half = Math.min(box.width, box.height) / 2 || 1;
        target.x = (moved.clientX - box.left - box.width / 2) / half;
        target.y = (box.top + box.height / 2 - moved.clientY) / half;
        moved = undefined;
      }
      const wanted = present ? getRingInfluence(target.x, target.y) : 0;
      // A pointer that arrives appears where it is instead of sweeping in.
      const ease = strength < 0.02 ? 1 : 1 - Math.exp(-seconds * 7);
      const [x = 0, y = 0] = position;
      position.set([x + (target.x - x) * ease, y + (target.y - y) * ease]);
      strength += (wanted - strength) * (1 - Math.exp(-seconds * 4));
    },
  };
}
