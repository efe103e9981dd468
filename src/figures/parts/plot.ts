import { printNumber, type RunUnit } from "../../run/run";
import { areaPath, linePath, type Point } from "./path";
import { roundValues, type Scale } from "./scale";

type Scales = { x: Scale; y: Scale };

/** Enough points for a curve to look smooth at the largest size. */
const POINTS = 120;

/** About as many as a table has rows. */
const ROUND_VALUES = 8;

/**
 * The factor by which an axis grows or shrinks to show a value: few round steps, so that it stands still while the value
 * moves. `share` is the value as a share of what the axis shows in print.
 */
export function axisGrowth(share: number, least = 0.1): number {
  const wanted = Math.max(share, least) * (1 - 1e-9);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * ([1, 2, 3, 5, 7].find((digit) => digit * power >= wanted) ?? 10);
}

/** The path of a function's graph over a domain. */
export function graph(
  f: (value: number) => number,
  [from, to]: readonly [number, number],
  { x, y }: Scales,
): string {
  return linePath(samples(from, to).map((value) => [x(value), y(f(value))]));
}

/** The area between two functions' graphs over a domain. */
export function between(
  lower: (value: number) => number,
  upper: (value: number) => number,
  [from, to]: readonly [number, number],
  { x, y }: Scales,
): string {
  const along = (f: (value: number) => number) =>
    samples(from, to).map((value): Point => [x(value), y(f(value))]);
  return areaPath(along(upper), along(lower));
}

/** Round values over a domain, its ends and `others`, in order; of values that are printed alike, one. */
export function momentsOf(
  [from, to]: readonly [number, number],
  unit: RunUnit,
  others: readonly number[] = [],
): number[] {
  const all = [from, ...roundValues([from, to], ROUND_VALUES), to, ...others];
  const once = new Map(all.map((value) => [printNumber(value, unit), value]));
  return [...once.values()].sort((one, other) => one - other);
}

function samples(from: number, to: number): number[] {
  return Array.from({ length: POINTS + 1 }, (_, index) => from + ((to - from) * index) / POINTS);
}
