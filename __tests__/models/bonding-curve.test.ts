import {
  createGraduationPool,
  createVirtualCurve,
  getPoolPrice,
  getProceedsFromPool,
} from "../../src/models/bonding-curve";

const curve = createVirtualCurve(30, 1073);

test("a curve with virtual reserves returns its price and its reserve", () => {
  expect(curve.getReserve(200)).toBeCloseTo(6.872852, 6);
  expect(curve.getPrice(200)).toBeCloseTo(0.042236944, 9);
});

test("the pool opens at the last price of the curve with everything that buyers have paid", () => {
  const pool = createGraduationPool(curve, 793.1);
  expect(pool).toEqual({ quote: expect.closeTo(85.005359, 6), tokens: expect.closeTo(206.886011, 6) });
  expect(getPoolPrice(pool)).toBeCloseTo(0.41088, 6);
  expect(curve.getPrice(793.1) / curve.getPrice(0)).toBeCloseTo(14.695814, 6);
});

test("the pool pays for tokens what keeps the product of its reserves", () => {
  expect(getProceedsFromPool({ quote: 85, tokens: 207 }, 100)).toBeCloseTo(85 - (85 * 207) / 307, 9);
  expect(getPoolPrice({ quote: 85, tokens: 207 }, -100)).toBeCloseTo((85 * 207) / 307 ** 2, 9);
});
