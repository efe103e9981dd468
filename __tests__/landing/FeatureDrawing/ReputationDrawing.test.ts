import { drawnAwards } from "../../../src/landing/FeatureDrawing/ReputationDrawing";
import { sumEffectivePoints } from "../../../src/models/reputation";

const { awards, terms, zero, leaves, line } = drawnAwards;

/** Points along a path of one M and curves relative to the end of the one before. */
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

test("the line is the model's: linear vesting, decaying as it vests, from the first award until the agent leaves", () => {
  const points = pointsOf(line);
  expect(points.length).toBeGreaterThan(40);
  for (const { x, y } of points)
    expect(Math.abs(zero - y - sumEffectivePoints(awards, terms, [], x))).toBeLessThan(1.5);
  expect(points.at(-1)?.x).toBe(leaves);
});
