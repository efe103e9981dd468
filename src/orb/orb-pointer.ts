import { RIM_RADIUS } from "./orb-shader";

/** Distance from the rim at which the pointer's influence has fallen to 1/e, in halves of the canvas' smaller side. */
const POINTER_REACH = 0.34;
/** Limit of how far the ring is drawn, in the same unit. Farther out its threads would fold over themselves. */
export const MAX_PULL = 0.2;

/** Returns the influence of a pointer at (x, y) on the ring: 1 on the rim, and less on either side. */
export function getPointerInfluence(x: number, y: number): number {
  const off = (Math.hypot(x, y) - RIM_RADIUS) / POINTER_REACH;
  return Math.exp(-off * off);
}

/** Writes into `pull` how far the ring is drawn towards `point`: along the radius, and no farther than MAX_PULL. */
export function setPullTowards(point: Float32Array, intensity: number, pull: Float32Array): void {
  const [x = 0, y = 0] = point;
  const radius = Math.max(Math.hypot(x, y), 1e-3);
  const off = (radius - RIM_RADIUS) * 0.5 * intensity;
  const length = off / (1 + Math.abs(off) / MAX_PULL);
  pull.set([(x / radius) * length, (y / radius) * length]);
}

/**
 * Follows mouse, pen and touch over the whole window, because the canvas lies below the page and gets no pointer events. It
 * writes the smoothed distance from the canvas' centre into `position`, in halves of its smaller side, y up.
 */
export function followPointer(canvas: HTMLCanvasElement, position: Float32Array, signal: AbortSignal) {
  const target = { x: 0, y: 0 };
  /** The last event with a position, until `advance` has read it. */
  let lastMove: PointerEvent | undefined;
  let isPresent = false;
  let strength = 0;

  const handleMove = (event: PointerEvent) => {
    lastMove = event;
    isPresent = true;
  };
  const handleEnd = ({ type, pointerType }: PointerEvent) => {
    if (type === "pointerleave" || pointerType !== "mouse") isPresent = false;
  };
  const options = { passive: true, signal };
  window.addEventListener("pointermove", handleMove, options);
  window.addEventListener("pointerdown", handleMove, options);
  window.addEventListener("pointerup", handleEnd, options);
  window.addEventListener("pointercancel", handleEnd, options);
  document.documentElement.addEventListener("pointerleave", handleEnd, options);

  return {
    /** The pointer's smoothed influence on the ring, from 0 to 1. */
    get strength() {
      return strength;
    },
    /** Advances the smoothed values by so many seconds. */
    advance(seconds: number) {
      if (lastMove) {
        // Measured in a frame and not in the event, where it could force a layout.
        const box = canvas.getBoundingClientRect();
        const half = Math.min(box.width, box.height) / 2 || 1;
        target.x = (lastMove.clientX - box.left - box.width / 2) / half;
        target.y = (box.top + box.height / 2 - lastMove.clientY) / half;
        lastMove = undefined;
      }
      const targetStrength = isPresent ? getPointerInfluence(target.x, target.y) : 0;
      // A pointer that arrives is at its position at once, and does not sweep in from the last one.
      const ease = strength < 0.02 ? 1 : 1 - Math.exp(-seconds * 7);
      const [x = 0, y = 0] = position;
      position.set([x + (target.x - x) * ease, y + (target.y - y) * ease]);
      strength += (targetStrength - strength) * (1 - Math.exp(-seconds * 4));
    },
  };
}
