import { getTimeToLiquidation } from "../../src/models/lending";

const loan = { debt: 140, covered: 80, creditNow: 90, decayRate: 0.02 };

test("decay alone brings the health factor of the loan to one after about 20 days", () => {
  expect(getTimeToLiquidation(loan)).toBeCloseTo(20.273255, 6);
});

test("a loan that its collateral covers is never liquidated, and one that uses up collateral and credit is liquidated at once", () => {
  expect(getTimeToLiquidation({ ...loan, debt: 80 })).toBe(Number.POSITIVE_INFINITY);
  expect(getTimeToLiquidation({ ...loan, debt: 170 })).toBe(0);
});
