import { formatNumber } from "../../example/example";
import type { Unit } from "../../example/units";

/** A linear scale, from values to places in a drawing. */
export type Scale = {
  (value: number): number;
  range: readonly [number, number];
};

export function createLinearScale(
  [from, to]: readonly [number, number],
  range: readonly [number, number],
): Scale {
  const [start, end] = range;
  const scale = (value: number) => start + ((end - start) * (value - from)) / (to - from);
  return Object.assign(scale, { range });
}

/** Round values in a domain, about as many as asked for: multiples of one, two or five times a power of ten. */
export function getRoundValues([from, to]: readonly [number, number], count: number): number[] {
  const wanted = (to - from) / count;
  const power = Math.floor(Math.log10(wanted));
  const excess = wanted / 10 ** power;
  const digit = excess >= Math.sqrt(50) ? 10 : excess >= Math.sqrt(10) ? 5 : excess >= Math.sqrt(2) ? 2 : 1;
  // A product with a fraction would leave 0.30000000000000004.
  const at = (index: number) => (power < 0 ? (index * digit) / 10 ** -power : index * digit * 10 ** power);
  const step = digit * 10 ** power;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => at(first + index));
}

type Point = readonly [x: number, y: number];

/** Points as a path of straight lines, to a tenth of a unit. */
export function createLinePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${roundToTenths(x)},${roundToTenths(y)}`).join("L")}`;
}

/** A stair: each point's height holds until the next. */
export function createStairPath(points: readonly Point[]): string {
  const [start, ...others] = points;
  if (!start) return "";
  return createLinePath([
    start,
    ...others.flatMap(([x, y], index): Point[] => [
      [x, points[index]?.[1] ?? y],
      [x, y],
    ]),
  ]);
}

type Scales = { x: Scale; y: Scale };

/** Enough points for a curve to look smooth at the largest size. */
const CURVE_POINTS = 120;

/** About as many as a table has rows. */
const TABLE_VALUES = 5;

/** An axis shrinks no further than this. */
const MIN_AXIS_GROWTH = 0.1;

/**
 * The factor by which an axis grows or shrinks to show a value: few round steps, so that it stands still while the value
 * moves. `share` is the value as a share of what the axis shows in print.
 */
export function getAxisGrowth(share: number): number {
  const wanted = Math.max(share, MIN_AXIS_GROWTH) * (1 - 1e-9);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * ([1, 2, 3, 5, 7].find((digit) => digit * power >= wanted) ?? 10);
}

/**
 * Moves places, given from the top down, apart to at least a gap, each as little as it can. Places that are too near to each
 * other become a group around the middle of what they were (the pool-adjacent-violators algorithm).
 */
export function keepApart<Places extends readonly number[] | []>(
  places: Places,
  gap: number,
): { [Index in keyof Places]: number } {
  const groups: { sum: number; count: number }[] = [];
  for (const [index, place] of places.entries()) {
    const group = { sum: place - index * gap, count: 1 };
    for (let above = groups.at(-1); above && above.sum / above.count > group.sum / group.count; ) {
      group.sum += above.sum;
      group.count += above.count;
      groups.pop();
      above = groups.at(-1);
    }
    groups.push(group);
  }
  const tops = groups.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  return tops.map((top, index) => top + index * gap) as { [Index in keyof Places]: number };
}

/** The path of a function's graph over a domain. */
export function createGraphPath(
  f: (value: number) => number,
  [from, to]: readonly [number, number],
  { x, y }: Scales,
): string {
  return createLinePath(getSamples(from, to).map((value) => [x(value), y(f(value))]));
}

/** The area between two functions' graphs over a domain. */
export function createAreaPath(
  lower: (value: number) => number,
  upper: (value: number) => number,
  [from, to]: readonly [number, number],
  { x, y }: Scales,
): string {
  const along = (f: (value: number) => number) =>
    getSamples(from, to).map((value): Point => [x(value), y(f(value))]);
  return `${createLinePath([...along(upper), ...along(lower).reverse()])}Z`;
}

/** Round values over a domain, its ends and `others`, in order; of values that are printed alike, one. */
export function getTableMoments(
  [from, to]: readonly [number, number],
  unit: Unit,
  others: readonly number[] = [],
): number[] {
  const all = [from, ...getRoundValues([from, to], TABLE_VALUES), to, ...others];
  const once = new Map(all.map((value) => [formatNumber(value, unit), value]));
  return [...once.values()].sort((one, other) => one - other);
}

function getSamples(from: number, to: number): number[] {
  return Array.from({ length: CURVE_POINTS + 1 }, (_, index) => from + ((to - from) * index) / CURVE_POINTS);
}

/** A tenth of a unit is finer than a drawing is shown. */
export function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
