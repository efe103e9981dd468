/** Beads of light, as both of the demo's drawings have them: many are one path, which is drawn much faster than each by itself. */

export type Point = { x: number; y: number };

/** Gives a canvas as many pixels as are seen of it, at most two for each CSS px, and returns how many for each. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  width = canvas.clientWidth,
  height = canvas.clientHeight,
): number {
  const ratio = Math.min(window.devicePixelRatio, 2);
  const size = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
  // A size that is set wipes the canvas, also where it was the same.
  if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
  return ratio;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Sunflower seeds: the nth of a cluster in which `room` of them fill a disc, each as far from its neighbours. */
export function inCluster({ x, y, radius }: Point & { radius: number }, index: number, room: number): Point {
  const distance = radius * Math.sqrt((index + 0.5) / room);
  const angle = index * GOLDEN_ANGLE;
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
}

export function addDot(path: Path2D, { x, y }: Point, radius: number): void {
  if (radius <= 0) return;
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

/** The dots of one colour, in a glow that is so wide. */
export function drawDots(
  context: CanvasRenderingContext2D,
  path: Path2D,
  { colour, glow = 0, alpha = 1 }: { colour: string; glow?: number; alpha?: number },
): void {
  Object.assign(context, {
    fillStyle: colour,
    strokeStyle: colour,
    lineWidth: glow,
    globalAlpha: 0.25 * alpha,
  });
  if (glow > 0) context.stroke(path);
  context.globalAlpha = alpha;
  context.fill(path);
}
