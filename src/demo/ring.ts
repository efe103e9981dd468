/** The escrow's ring of light, as the demo and the landing page's card draw it. */

export type Point = { x: number; y: number };

export const THREADS = 3;

/** The nth of so many beads in a part of the ring, each on the thread beside the one before. */
export function inRing(
  ring: Point & { radius: number },
  { from, to }: { from: number; to: number },
  index: number,
  count: number,
): Point {
  return onRing(ring, from + ((to - from) * (index + 0.5)) / Math.max(1, count), index % THREADS);
}

/** A thread of the ring wavers about it, as the orb's do. */
export function onRing({ x, y, radius }: Point & { radius: number }, angle: number, thread: number): Point {
  const waver = 0.03 * Math.sin(3 * angle + 1.7 * thread) + 0.016 * Math.sin(5 * angle - 2 * thread);
  const distance = radius * (0.76 + 0.05 * thread + waver);
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
}
