import { FIGURE_WIDTH } from "../../figures/parts/drawing";
import { planeScales } from "../../figures/parts/SharesPlane";
import type { Shares } from "../../models/inspection";
import { fitCanvas } from "../dots";

/** The trail fades in so many steps. */
const FADES = 12;

/**
 * Draws the way of a market over the plane of two shares: the trail, the older the fainter, its end, and a ring at the mean.
 * The canvas lies on the plane's drawing.
 */
export function paintTrail(
  canvas: HTMLCanvasElement,
  {
    trail,
    mean,
    most,
    colour,
  }: { trail: readonly Shares[]; mean: Shares | null; most: number; colour: string },
): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const ratio = fitCanvas(canvas);
  const { x, y: up } = planeScales(most);
  // What goes above the axis runs along its end.
  const y = (poor: number) => up(Math.min(poor, most));
  const unit = canvas.width / FIGURE_WIDTH;
  if (unit === 0) return;
  context.setTransform(unit, 0, 0, unit, 0, 0);
  context.clearRect(0, 0, canvas.width / unit, canvas.height / unit);
  Object.assign(context, { strokeStyle: colour, fillStyle: colour, lineCap: "round", lineJoin: "round" });
  const line = (2 * ratio) / unit;
  context.lineWidth = line;
  const length = Math.max(1, Math.ceil(trail.length / FADES));
  for (let from = 0; from < trail.length - 1; from += length) {
    context.beginPath();
    for (const { check, poor } of trail.slice(from, from + length + 1)) context.lineTo(x(check), y(poor));
    context.globalAlpha = Math.min(1, (from + length) / trail.length) ** 1.5;
    context.stroke();
  }
  context.globalAlpha = 1;
  const end = trail.at(-1);
  const dot = (at: Shares, radius: number) => {
    context.beginPath();
    context.arc(x(at.check), y(at.poor), radius, 0, 2 * Math.PI);
  };
  if (end) {
    dot(end, 2.5 * line);
    context.fill();
  }
  if (mean) {
    dot(mean, 6.5 * line);
    context.stroke();
  }
}
