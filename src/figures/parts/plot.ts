import { formatNumber, type Unit } from "../../example/format-number";

type Range = readonly [from: number, to: number];

/** Converts a value to a position in a drawing. */
export type Scale = { (value: number): number; range: Range };

export function createLinearScale([from, to]: Range, range: Range): Scale {
  const [start, end] = range;
  const scale = (value: number) => start + ((end - start) * (value - from)) / (to - from);
  return Object.assign(scale, { range });
}

/** Returns the attributes of a `rect` between two corners. */
export function getRect(left: number, top: number, right: number, bottom: number) {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the parts of a bar with the values at which they begin: the first at `start`, each other where the last ends. */
export function placeEndToEnd<Part extends { amount: number }>(
  start: number,
  parts: readonly Part[],
): (Part & { from: number })[] {
  let from = start;
  return parts.map((part) => {
    const placedPart = { ...part, from };
    from += part.amount;
    return placedPart;
  });
}

/** Returns at least `count` values within a domain that are multiples of 1, 2 or 5 times a power of ten. */
export function getRoundValues([from, to]: Range, count: number): number[] {
  const maxStep = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(maxStep) + 1e-9);
  const step = power * ([5, 2].find((digit) => digit * power <= maxStep * (1 + 1e-9)) ?? 1);
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)];
  // A rounded product, because 3 * 0.1 is 0.30000000000000004.
  const getMultiple = (index: number) => Number(((first + index) * step).toPrecision(12));
  return Array.from({ length: last - first + 1 }, (_, index) => getMultiple(index));
}

type Point = readonly [x: number, y: number];

/** Returns the SVG path of straight lines through the points. */
export function createLinePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${roundToTenths(x)},${roundToTenths(y)}`).join("L")}`;
}

/** Returns the SVG path of a step function, whose value at each point holds until the next. */
export function createStairPath(points: readonly Point[]): string {
  const rounded = points.map(([x, y]) => [roundToTenths(x), roundToTenths(y)] as const);
  return rounded.map(([x, y], index) => (index === 0 ? `M${x},${y}` : `H${x}V${y}`)).join("");
}

/** So many segments make a curve look smooth at the largest size of a drawing. */
const CURVE_SEGMENTS = 120;

const ROUND_VALUES_PER_TABLE = 5;

/**
 * Returns the factor by which the range of an axis has to be multiplied so that it holds a value. `ratio` is the value
 * divided by the end of the axis. The factor has few steps, so that the axis does not move with every move of a slider.
 */
export function getAxisGrowth(ratio: number): number {
  const minimum = Math.max(ratio, 0.1) * (1 - 1e-9);
  const power = 10 ** Math.floor(Math.log10(minimum));
  return power * ([1, 2, 3, 5, 7].find((digit) => digit * power >= minimum) ?? 10);
}

type Scales = { x: Scale; y: Scale };

/** Returns the SVG path of a function’s graph over a domain. */
export function createGraphPath(f: (value: number) => number, [from, to]: Range, { x, y }: Scales): string {
  const values = Array.from(
    { length: CURVE_SEGMENTS + 1 },
    (_, index) => from + ((to - from) * index) / CURVE_SEGMENTS,
  );
  return createLinePath(values.map((value) => [x(value), y(f(value))]));
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
