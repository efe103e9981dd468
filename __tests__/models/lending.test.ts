import { getTimeToLiquidation } from "../../src/models/lending";
import { applyDecay } from "../../src/models/reputation";

const loan = { debt: 140, covered: 80, getCredit: (time: number) => applyDecay(90, 0.02, time) };

test("decay alone brings the health factor of the loan to one after about 20 days", () => {
  expect(getTimeToLiquidation(loan)).toBeCloseTo(20.273255, 6);
});

test("a loan that its collateral covers is never liquidated, and one that uses up collateral and credit is liquidated at once", () => {
  expect(getTimeToLiquidation({ ...loan, debt: 80 })).toBe(Number.POSITIVE_INFINITY);
  expect(getTimeToLiquidation({ ...loan, debt: 170 })).toBe(0);
});

test("a loan on credit that does not fall is never liquidated", () => {
  expect(getTimeToLiquidation({ ...loan, getCredit: () => 90 })).toBe(Number.POSITIVE_INFINITY);
});
