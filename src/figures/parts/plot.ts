import type { ScaleLinear } from "d3-scale";
import { area, line } from "d3-shape";

type Scales = { x: ScaleLinear<number, number>; y: ScaleLinear<number, number> };

/** Enough points for a curve to look smooth at the largest size. */
const POINTS = 120;

/** The path of a function's graph over a domain. */
export function graph(
  f: (value: number) => number,
  [from, to]: readonly [number, number],
  { x, y }: Scales,
): string {
  const draw = line<number>(x, (value) => y(f(value))).digits(1);
  return draw(samples(from, to)) ?? "";
}

/** The area between two functions' graphs over a domain. */
export function between(
  lower: (value: number) => number,
  upper: (value: number) => number,
  [from, to]: readonly [number, number],
  { x, y }: Scales,
): string {
  const draw = area<number>(
    x,
    (value) => y(lower(value)),
    (value) => y(upper(value)),
  ).digits(1);
  return draw(samples(from, to)) ?? "";
}

function samples(from: number, to: number): number[] {
  return Array.from({ length: POINTS + 1 }, (_, index) => from + ((to - from) * index) / POINTS);
}
