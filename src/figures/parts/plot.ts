import { formatNumber, type Unit } from "../../example/format-number";

/** Converts a value to a position in a drawing. */
export type Scale = { (value: number): number; range: Range };

type Range = readonly [from: number, to: number];

export function createLinearScale([from, to]: Range, range: Range): Scale {
  const [start, end] = range;
  const scale = (value: number) => start + ((end - start) * (value - from)) / (to - from);
  return Object.assign(scale, { range });
}

/**
 * Returns about `count` values within a domain that are multiples of 1, 2 or 5 times a power of ten. The algorithm is that
 * of d3-array: https://github.com/d3/d3-array/blob/main/src/ticks.js.
 */
export function getRoundValues([from, to]: Range, count: number): number[] {
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

/** Returns the attributes of a `rect` between two corners of it. */
export function getRect(left: number, top: number, right: number, bottom: number) {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

type Scales = { x: Scale; y: Scale };
type Graph = (value: number) => number;

/** So many segments make a curve look smooth at the largest size of a drawing. */
const CURVE_SEGMENTS = 120;

const ROUND_VALUES_PER_TABLE = 5;

/** Returns the factor by which an axis grows to hold a value, `ratio` times its end. It has few steps, so that the axis seldom moves. */
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
    let previous = groups.pop();
    while (previous && previous.sum / previous.count > group.sum / group.count) {
      group.sum += previous.sum;
      group.count += previous.count;
      previous = groups.pop();
    }
    if (previous) groups.push(previous);
    groups.push(group);
  }
  const tops = groups.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  return tops.map((top, index) => top + index * gap) as { [Index in keyof Positions]: number };
}

/** Returns the SVG path of a function’s graph over a domain. */
export function createGraphPath(f: Graph, range: Range, scales: Scales): string {
  return createLinePath(getGraphPoints(f, range, scales));
}

/** Returns the SVG path of the area between the graphs of two functions over a domain. */
export function createAreaPath(lower: Graph, upper: Graph, range: Range, scales: Scales): string {
  const lowerPoints = getGraphPoints(lower, range, scales).reverse();
  return `${createLinePath([...getGraphPoints(upper, range, scales), ...lowerPoints])}Z`;
}

function getGraphPoints(f: Graph, [from, to]: Range, { x, y }: Scales): Point[] {
  return Array.from({ length: CURVE_SEGMENTS + 1 }, (_, index) => {
    const value = from + ((to - from) * index) / CURVE_SEGMENTS;
    return [x(value), y(f(value))];
  });
}

/** Returns, in ascending order, round values over a domain, its ends and `others`. Values that print alike are one. */
export function getTableValues([from, to]: Range, unit: Unit, others: readonly number[] = []): number[] {
  const values = [from, ...getRoundValues([from, to], ROUND_VALUES_PER_TABLE), to, ...others];
  const valuesByText = new Map(values.map((value) => [formatNumber(value, unit), value]));
  return [...valuesByText.values()].sort((first, second) => first - second);
}

/** Rounds a coordinate: a tenth of a unit is less than a pixel at every size of a drawing. */
export function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
