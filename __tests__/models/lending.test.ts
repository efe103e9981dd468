import { getTimeToLiquidation } from "../../src/models/lending";
import { applyDecay } from "../../src/models/reputation";

const loan = { debt: 140, covered: 80, getCredit: (time: number) => applyDecay(90, 0.02, time) };

test.each([
  ["that its collateral covers is never liquidated", { debt: 80 }, Number.POSITIVE_INFINITY],
  ["on credit that does not fall is never liquidated", { getCredit: () => 90 }, Number.POSITIVE_INFINITY],
  ["that uses up collateral and credit is liquidated at once", { debt: 170 }, 0],
])("a loan %s", (_, changes, days) => {
  expect(getTimeToLiquidation({ ...loan, ...changes })).toBe(days);
});
