import fc from "fast-check";
import {
  createGraduationPool,
  createVirtualCurve,
  getPoolPayout,
  getPoolPrice,
} from "../../src/models/bonding-curve";
import { uniformNumber } from "../fixtures/uniform-number";

const curve = createVirtualCurve(30, 1073);

test("a curve with virtual reserves returns its price, its reserve and the tokens that a payment buys", () => {
  expect(curve.getReserve(200)).toBeCloseTo(6.872852, 6);
  expect(curve.getPrice(200)).toBeCloseTo(0.042236944, 9);
  expect(curve.getTokensBought(200, 5)).toBeCloseTo(104.244153, 6);
});

test("the pool opens at the last price of the curve with everything that buyers have paid", () => {
  const pool = createGraduationPool(curve, 793.1);
  expect(pool).toEqual({ quote: expect.closeTo(85.005359, 6), tokens: expect.closeTo(206.886011, 6) });
  expect(getPoolPrice(pool)).toBeCloseTo(0.41088, 6);
  expect(curve.getPrice(793.1) / curve.getPrice(0)).toBeCloseTo(14.695814, 6);
});

test("a payment adds itself to the reserve, and the slope of the reserve is the price", () => {
  fc.assert(
    fc.property(uniformNumber(1, 999), uniformNumber(0.01, 5), (before, payment) => {
      const after = before + curve.getTokensBought(before, payment);
      expect((curve.getReserve(after) - curve.getReserve(before)) / payment).toBeCloseTo(1, 5);
      const slope = (curve.getReserve(before + 1e-4) - curve.getReserve(before - 1e-4)) / 2e-4;
      expect(slope / curve.getPrice(before)).toBeCloseTo(1, 4);
    }),
  );
});

test("a purchase moves the price of the pool more than that of the curve, by the depth factor", () => {
  const pool = createGraduationPool(curve, 793.1);
  const payment = 1e-6;
  const curveGrowth =
    curve.getPrice(793.1 + curve.getTokensBought(793.1, payment)) / curve.getPrice(793.1) - 1;
  const bought = (pool.tokens * payment) / (pool.quote + payment);
  const poolGrowth = getPoolPrice(pool, bought) / getPoolPrice(pool) - 1;
  expect(poolGrowth / curveGrowth).toBeCloseTo(1.352919, 5);
});

test("the pool pays for tokens the sum of its prices as they fall", () => {
  const pool = { quote: 85, tokens: 207 };
  fc.assert(
    fc.property(uniformNumber(1, 500), (sold) => {
      const step = sold / 1000;
      const payouts = Array.from(
        { length: 1000 },
        (_, index) => getPoolPrice(pool, -(index + 0.5) * step) * step,
      );
      expect(getPoolPayout(pool, sold) / payouts.reduce((sum, payout) => sum + payout)).toBeCloseTo(1, 4);
    }),
  );
});
