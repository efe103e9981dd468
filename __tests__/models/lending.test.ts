import { getTimeToLiquidation } from "../../src/models/lending";
import { applyDecay } from "../../src/models/reputation";

const getFallingCredit = (time: number) => applyDecay(90, 0.02, time);

test.each([
  ["that its collateral covers is never liquidated", 80, getFallingCredit, Number.POSITIVE_INFINITY],
  ["on credit that does not fall is never liquidated", 140, () => 90, Number.POSITIVE_INFINITY],
  ["that uses up collateral and credit is liquidated at once", 170, getFallingCredit, 0],
])("a loan %s", (_, debt, getCredit, days) => {
  expect(getTimeToLiquidation((time) => 80 + getCredit(time) - debt)).toBe(days);
});
