import { drawnAwards } from "../../../../src/features/landing/FeatureDrawing/ReputationDrawing";
import { effective, effectiveTotal } from "../../../../src/models/reputation";

const { awards, terms, zero, paths, total } = drawnAwards;

/** Points along a path of one M and one c, whose numbers count from the end of the curve before. */
function pointsOf(path: string): { x: number; y: number }[] {
  const [x = Number.NaN, y = Number.NaN, ...steps] = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  let from = { x, y };
  const points: { x: number; y: number }[] = [];
  for (let i = 0; i < steps.length; i += 6) {
    const along = (axis: "x" | "y", t: number) =>
      [0, 2, 4].reduce((sum, step, k) => {
        const weight = [3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3][k] ?? Number.NaN;
        return sum + weight * (steps[i + step + (axis === "x" ? 0 : 1)] ?? Number.NaN);
      }, from[axis]);
    for (let t = 0; t <= 1; t += 0.125) points.push({ x: along("x", t), y: along("y", t) });
    from = { x: along("x", 1), y: along("y", 1) };
  }
  return points;
}

test.each([0, 1, 2])("the line of award %i is the model's: linear vesting, decaying as it vests", (index) => {
  const { at, size } = awards[index as 0 | 1 | 2];
  for (const { x, y } of pointsOf(paths[index as 0 | 1 | 2]))
    expect(Math.abs(zero - y - effective(size, terms, x - at))).toBeLessThan(1.5);
});

test("the line drawn above them is the model's sum of the three", () => {
  const points = pointsOf(total);
  expect(points.length).toBeGreaterThan(40);
  for (const { x, y } of points)
    expect(Math.abs(zero - y - effectiveTotal(awards, terms, x))).toBeLessThan(1.5);
});
