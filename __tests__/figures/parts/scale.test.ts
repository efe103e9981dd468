import fc from "fast-check";
import { ticksAbreast } from "../../../src/figures/parts/label-widths";
import { axisGrowth } from "../../../src/figures/parts/plot";
import { linearScale, roundValues } from "../../../src/figures/parts/scale";

test("a scale leads from the ends of its domain to those of its range, evenly, and back", () => {
  const y = linearScale([0, 32], [388, 68]);
  expect([y(0), y(16), y(32)]).toEqual([388, 228, 68]);
  expect(y.invert(228)).toBe(16);
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      expect(y.invert(y(value))).toBeCloseTo(value, 3);
    }),
  );
});

test("a domain of one value lies in the middle", () => {
  expect(linearScale([5, 5], [0, 10])(5)).toBe(5);
});

test.each([
  { domain: [0, 0.8], count: 4, values: [0, 0.2, 0.4, 0.6, 0.8] },
  { domain: [0, 240], count: 8, values: [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240] },
  { domain: [0, 30], count: 8, values: [0, 5, 10, 15, 20, 25, 30] },
  { domain: [3, 21], count: 4, values: [5, 10, 15, 20] },
] as const)("round values of $domain", ({ domain, count, values }) => {
  expect(roundValues(domain, count)).toEqual(values);
});

test("round values lie in their domain, evenly, and are about as many as asked for", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      fc.integer({ min: 2, max: 10 }),
      (most, count) => {
        const values = roundValues([0, most], count);
        expect(values[0]).toBe(0);
        expect(values.at(-1)).toBeLessThanOrEqual(most * (1 + 1e-9));
        expect(values.length).toBeGreaterThan(count / 2);
        expect(values.length).toBeLessThanOrEqual(2 * count + 1);
      },
    ),
  );
});

test("an axis has room for a value, stands still while it moves a little, and is as printed for what is printed", () => {
  expect([axisGrowth(1), axisGrowth(0.45), axisGrowth(1.01), axisGrowth(2), axisGrowth(8)]).toEqual([
    1, 0.5, 2, 2, 10,
  ]);
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 1e6, noNaN: true }), (share) => {
      expect(axisGrowth(share)).toBeGreaterThanOrEqual(share * (1 - 1e-6));
      expect(axisGrowth(share)).toBeLessThanOrEqual(2.01 * share);
    }),
  );
});

test("of ticks whose words would touch the main one stays", () => {
  const ticks = [
    { at: 0, text: "0" },
    { at: 10, text: "100" },
    { at: 12, text: "120", main: true },
  ];
  expect(ticksAbreast(ticks, (at) => at * 10).map(({ text }) => text)).toEqual(["0", "120"]);
});
