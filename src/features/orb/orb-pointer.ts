import { RIM_RADIUS } from "./orb-shader";

/** How near the rim the pointer has to be to matter, in halves of the canvas' smaller side. */
const REACH = 0.34;
/** The farthest the ring is drawn, same unit: beyond it the thread would fold over itself. */
export const MAX_PULL = 0.2;

/** How strongly a pointer at (x, y) concerns the ring: 1 on the rim, falling off to 0 within and without. */
export function influence(x: number, y: number): number {
  const off = (Math.hypot(x, y) - RIM_RADIUS) / REACH;
  return Math.exp(-off * off);
}

/** Writes into `pull` how far the ring is drawn towards `point`: along the radius, never farther than MAX_PULL. */
export function pullTowards(point: Float32Array, intensity: number, pull: Float32Array): void {
  const x = point[0] ?? 0;
  const y = point[1] ?? 0;
  const radius = Math.max(Math.hypot(x, y), 1e-3);
  const off = (radius - RIM_RADIUS) * 0.5 * intensity;
  const length = off / (1 + Math.abs(off) / MAX_PULL);
  pull[0] = (x / radius) * length;
  pull[1] = (y / radius) * length;
}

export interface PointerFollower {
  /** The pointer, smoothed; y up, in halves of the canvas' smaller side from its centre. */
  readonly position: Float32Array;
  /** 0 to 1, smoothed: how strongly it concerns the ring. */
  readonly strength: number;
  listen(): void;
  ignore(): void;
  /** Moves the smoothed values on by `seconds`. */
  advance(seconds: number): void;
}

/** Follows mouse, pen and touch over the whole window, so that the canvas itself need not take pointer events. */
export function followPointer(canvas: HTMLCanvasElement): PointerFollower {
  const position = new Float32Array([0, 0]);
  let clientX = 0;
  let clientY = 0;
  let targetX = 0;
  let targetY = 0;
  let present = false;
  let moved = false;
  let strength = 0;

  const follow = (event: PointerEvent) => {
    clientX = event.clientX;
    clientY = event.clientY;
    present = true;
    moved = true;
  };
  const leave = () => {
    present = false;
  };
  const lift = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") present = false;
  };
  let listening = new AbortController();

  return {
    position,
    get strength() {
      return strength;
    },
    listen() {
      listening = new AbortController();
      const options = { passive: true, signal: listening.signal };
      window.addEventListener("pointermove", follow, options);
      window.addEventListener("pointerdown", follow, options);
      window.addEventListener("pointerup", lift, options);
      window.addEventListener("pointercancel", lift, options);
      document.documentElement.addEventListener("pointerleave", leave, options);
    },
    ignore() {
      listening.abort();
      present = false;
    },
    advance(seconds) {
      if (moved) {
        // Read in a frame, when layout is clean.
        const box = canvas.getBoundingClientRect();
        const half = Math.min(box.width, box.height) / 2 || 1;
        targetX = (clientX - box.left - box.width / 2) / half;
        targetY = (box.top + box.height / 2 - clientY) / half;
        moved = false;
      }
      const wanted = present ? influence(targetX, targetY) : 0;
      // A pointer that arrives appears where it is instead of sweeping in.
      const ease = strength < 0.02 ? 1 : 1 - Math.exp(-seconds * 7);
      position[0] = (position[0] ?? 0) + (targetX - (position[0] ?? 0)) * ease;
      position[1] = (position[1] ?? 0) + (targetY - (position[1] ?? 0)) * ease;
      strength += (wanted - strength) * (1 - Math.exp(-seconds * 4));
    },
  };
}
