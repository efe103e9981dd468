import { createGraduationPool, getPoolPrice, getProceedsFromPool } from "../../src/models/bonding-curve";

const curve = { quote: 30, tokens: 1073 };

test("the pool opens at the last price of the curve with everything that buyers have paid", () => {
  const pool = createGraduationPool(curve, 793.1);
  expect(getPoolPrice(pool)).toBeCloseTo(0.41088, 6);
});

test("the pool pays for tokens what keeps the product of its reserves", () => {
  expect(getProceedsFromPool({ quote: 85, tokens: 207 }, 100)).toBeCloseTo(85 - (85 * 207) / 307, 9);
  expect(getPoolPrice({ quote: 85, tokens: 207 }, -100)).toBeCloseTo((85 * 207) / 307 ** 2, 9);
});
