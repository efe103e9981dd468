export type Point = readonly [x: number, y: number];

/** Points as a path of straight lines, to a tenth of a unit. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tenths(x)},${tenths(y)}`).join("L")}`;
}

/** A stair: each point's height holds until the next. */
export function stairPath(points: readonly Point[]): string {
  const turns = points.flatMap(([x, y], index): Point[] => {
    const before = points[index - 1];
    return before
      ? [
          [x, before[1]],
          [x, y],
        ]
      : [[x, y]];
  });
  return linePath(turns);
}

/** The area between two lines over the same places. */
export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  return `${linePath([...upper, ...[...lower].reverse()])}Z`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
