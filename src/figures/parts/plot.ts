import { type ScaleLinear, scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";

type Scales = { x: ScaleLinear<number, number>; y: ScaleLinear<number, number> };

/** Enough points for a curve to look smooth at the largest size. */
const POINTS = 120;

/** About as many as a table has rows. */
const ROUND_VALUES = 8;

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

/** Round values over a domain, with its ends and with those that matter besides, in order. */
export function momentsOf([from, to]: readonly [number, number], others: readonly number[] = []): number[] {
  const round = scaleLinear([from, to], [0, 1]).ticks(ROUND_VALUES);
  return [...new Set([from, ...round, ...others, to])].sort((one, other) => one - other);
}

function samples(from: number, to: number): number[] {
  return Array.from({ length: POINTS + 1 }, (_, index) => from + ((to - from) * index) / POINTS);
}
