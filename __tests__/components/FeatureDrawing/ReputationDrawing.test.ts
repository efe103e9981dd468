import { drawnAwards } from "../../../src/components/FeatureDrawing/ReputationDrawing";
import { effective, effectiveTotal } from "../../../src/models/reputation";

const { awards, terms, zero, paths, total } = drawnAwards;

/** Points along a path of one M and absolute Cs. */
function pointsOf(path: string): { x: number; y: number }[] {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  const ends = Array.from(
    { length: numbers.length / 2 },
    (_, i) => [numbers[2 * i], numbers[2 * i + 1]] as const,
  );
  const points: { x: number; y: number }[] = [];
  for (let i = 0; i + 3 < ends.length; i += 3)
    for (let t = 0; t <= 1; t += 0.125) {
      const mix = (axis: 0 | 1) =>
        [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3].reduce(
          (sum, weight, k) => sum + weight * (ends[i + k]?.[axis] ?? Number.NaN),
          0,
        );
      points.push({ x: mix(0), y: mix(1) });
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
