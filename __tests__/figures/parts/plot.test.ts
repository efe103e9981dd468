import fc from "fast-check";
import { axisGrowth, linearScale, momentsOf, roundValues, stairPath } from "../../../src/figures/parts/plot";

test("the moments of a table are round ones, its ends and all that matter besides, in order and once", () => {
  expect(momentsOf([0, 30], "days", [5.9, 20.27, 10])).toEqual([0, 5, 5.9, 10, 15, 20, 20.27, 25, 30]);
});

test("of two moments that are printed alike, the one that matters stays", () => {
  const crossing = 200 - 1e-9;
  expect(momentsOf([0, 240], "USDC", [crossing, 204.214]).slice(-5)).toEqual([
    100,
    150,
    crossing,
    204.214,
    240,
  ]);
});

test("a stair holds each height until the next point, to a tenth of a unit", () => {
  expect(
    stairPath([
      [0, 9],
      [4.26, 5.04],
    ]),
  ).toBe("M0,9L4.3,9L4.3,5");
});

test("a scale leads from the ends of its domain to those of its range, evenly, and back", () => {
  const y = linearScale([0, 32], [388, 68]);
  expect([y(0), y(16), y(32), linearScale([5, 5], [0, 10])(5)]).toEqual([388, 228, 68, 5]);
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      expect(y.invert(y(value))).toBeCloseTo(value, 3);
    }),
  );
});

test("round values lie in their domain and are about as many as asked for", () => {
  const most = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(most, fc.integer({ min: 2, max: 10 }), (most, count) => {
      const values = roundValues([0, most], count);
      expect(values[0]).toBe(0);
      expect(values.at(-1)).toBeLessThanOrEqual(most * (1 + 1e-9));
      expect(values.length).toBeGreaterThan(count / 2);
      expect(values.length).toBeLessThanOrEqual(2 * count + 1);
    }),
  );
});

test("an axis has room for a value, stands still while it moves a little, and is as printed for what is printed", () => {
  expect([1, 0.45, 1.01, 2, 8].map((share) => axisGrowth(share))).toEqual([1, 0.5, 2, 2, 10]);
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 1e6, noNaN: true }), (share) => {
      expect(axisGrowth(share)).toBeGreaterThanOrEqual(share * (1 - 1e-6));
      expect(axisGrowth(share)).toBeLessThanOrEqual(2.01 * share);
    }),
  );
});
