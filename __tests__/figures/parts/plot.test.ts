import { between, graph, momentsOf } from "../../../src/figures/parts/plot";
import { linearScale } from "../../../src/figures/parts/scale";
import { areaOf, expectGraph, extent, read } from "../drawing";

const x = linearScale([0, 8], [10, 410]);
const y = linearScale([0, 64], [330, 10]);
const rulers = {
  x: { marks: [], unit: 50, at: x, read: x.invert },
  y: { marks: [], unit: -5, at: y, read: y.invert },
};
const drawn = (d: string) => read(`<svg><path d="${d}"/></svg>`).line("path");

test("a graph has the function's value at every place of its domain, from end to end", () => {
  const points = drawn(graph((value) => value ** 2, [2, 8], { x, y }));
  expectGraph(points, (value) => value ** 2, rulers);
  expect(extent(points)).toEqual({ left: 110, right: 410, top: 10, bottom: 310 });
});

test("what lies between two graphs is as large as the integral of their difference", () => {
  const outline = drawn(
    between(
      (value) => value,
      (value) => value ** 2,
      [2, 8],
      { x, y },
    ),
  );
  // ∫ (t² − t) dt from 2 to 8 is (512 − 8)/3 − (64 − 4)/2.
  expect(areaOf(outline, rulers)).toBeCloseTo(138, 0);
});

test("the moments of a table are round ones, its ends and all that matter besides, in order and once", () => {
  expect(momentsOf([0, 30], "days", [5.9, 20.27, 10])).toEqual([0, 5, 5.9, 10, 15, 20, 20.27, 25, 30]);
});

test("of two moments that are printed alike, the one that matters stays", () => {
  const crossing = 200 - 1e-9;
  expect(momentsOf([0, 240], "USDC", [crossing, 204.214]).slice(-5)).toEqual([
    180,
    crossing,
    204.214,
    220,
    240,
  ]);
});
