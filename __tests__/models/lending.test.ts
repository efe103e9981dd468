import { getTimeToLiquidation } from "../../src/models/lending";

const loan = { debt: 140, covered: 80, creditNow: 90, decayRate: 0.02 };

test("decay alone brings the health factor of the loan to one after so long", () => {
  expect(getTimeToLiquidation(loan)).toBeCloseTo(20.273255, 6);
});

test("a loan that tokens cover is never liquidated, and one that nothing covers is so at once", () => {
  expect(getTimeToLiquidation({ ...loan, debt: 80 })).toBe(Number.POSITIVE_INFINITY);
  expect(getTimeToLiquidation({ ...loan, debt: 170 })).toBe(0);
});
