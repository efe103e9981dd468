import { formatNumber, type Unit } from "../../example/format-number";

/** Converts a value to a position in a drawing. */
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

/**
 * Returns about `count` values within a domain that are multiples of 1, 2 or 5 times a power of ten. The algorithm is that
 * of d3-array: https://github.com/d3/d3-array/blob/main/src/ticks.js.
 */
export function getRoundValues([from, to]: readonly [number, number], count: number): number[] {
  const targetStep = (to - from) / count;
  const power = Math.floor(Math.log10(targetStep));
  const excess = targetStep / 10 ** power;
  const digit = excess >= Math.sqrt(50) ? 10 : excess >= Math.sqrt(10) ? 5 : excess >= Math.sqrt(2) ? 2 : 1;
  // A division, because 3 * 0.1 is 0.30000000000000004.
  const getMultiple = (index: number) =>
    power < 0 ? (index * digit) / 10 ** -power : index * digit * 10 ** power;
  const step = digit * 10 ** power;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => getMultiple(first + index));
}

type Point = readonly [x: number, y: number];

/** Returns the SVG path of straight lines through the points. */
export function createLinePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${roundToTenths(x)},${roundToTenths(y)}`).join("L")}`;
}

/** Returns the SVG path of a step function, whose value at each point holds until the next. */
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

/** So many segments make a curve look smooth at the largest size of a drawing. */
const CURVE_SEGMENTS = 120;

const ROUND_VALUES_PER_TABLE = 5;

/**
 * Returns the factor by which the range of an axis has to be multiplied so that it holds a value. `ratio` is the value
 * divided by the end of the axis. The factor has few steps, so that the axis does not move with every move of a slider.
 */
export function getAxisGrowth(ratio: number, minGrowth = 0.1): number {
  const minimum = Math.max(ratio, minGrowth) * (1 - 1e-9);
  const power = 10 ** Math.floor(Math.log10(minimum));
  return power * ([1, 2, 3, 5, 7].find((digit) => digit * power >= minimum) ?? 10);
}

/**
 * Returns vertical positions, given in ascending order, moved apart to at least `gap`, and as little as possible. Positions
 * that are too close become a group around their mean: the pool-adjacent-violators algorithm,
 * https://en.wikipedia.org/wiki/Isotonic_regression#Algorithms.
 */
export function separatePositions<Positions extends readonly number[] | []>(
  positions: Positions,
  gap: number,
): { [Index in keyof Positions]: number } {
  const groups: { sum: number; count: number }[] = [];
  for (const [index, position] of positions.entries()) {
    const group = { sum: position - index * gap, count: 1 };
    for (
      let previous = groups.at(-1);
      previous && previous.sum / previous.count > group.sum / group.count;
    ) {
      group.sum += previous.sum;
      group.count += previous.count;
      groups.pop();
      previous = groups.at(-1);
    }
    groups.push(group);
  }
  const tops = groups.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  return tops.map((top, index) => top + index * gap) as { [Index in keyof Positions]: number };
}

/** Returns the SVG path of a function’s graph over a domain. */
export function createGraphPath(
  f: (value: number) => number,
  [from, to]: readonly [number, number],
  { x, y }: Scales,
): string {
  return createLinePath(getSamples(from, to).map((value) => [x(value), y(f(value))]));
}

/** Returns the SVG path of the area between the graphs of two functions over a domain. */
export function createAreaPath(
  lower: (value: number) => number,
  upper: (value: number) => number,
  [from, to]: readonly [number, number],
  { x, y }: Scales,
): string {
  const getGraphPoints = (f: (value: number) => number) =>
    getSamples(from, to).map((value): Point => [x(value), y(f(value))]);
  return `${createLinePath([...getGraphPoints(upper), ...getGraphPoints(lower).reverse()])}Z`;
}

/** Returns, in ascending order, round values over a domain, its ends and `others`. Values that print alike are one. */
export function getTableValues(
  [from, to]: readonly [number, number],
  unit: Unit,
  others: readonly number[] = [],
): number[] {
  const values = [from, ...getRoundValues([from, to], ROUND_VALUES_PER_TABLE), to, ...others];
  const valuesByText = new Map(values.map((value) => [formatNumber(value, unit), value]));
  return [...valuesByText.values()].sort((first, second) => first - second);
}

function getSamples(from: number, to: number): number[] {
  return Array.from(
    { length: CURVE_SEGMENTS + 1 },
    (_, index) => from + ((to - from) * index) / CURVE_SEGMENTS,
  );
}

/** Rounds a coordinate: a tenth of a unit is less than a pixel at every size of a drawing. */
export function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
