import fc from "fast-check";
import {
  createGraduationPool,
  createVirtualCurve,
  getPoolPayout,
  getPoolPrice,
} from "../../src/models/bonding-curve";
import { uniformNumber } from "../fixtures/uniform-number";

const curve = createVirtualCurve(30, 1073);

test("a curve with virtual reserves has this price, holds this much and sells so many tokens", () => {
  expect(curve.getReserve(200)).toBeCloseTo(6.872852, 6);
  expect(curve.getPrice(200)).toBeCloseTo(0.042236944, 9);
  expect(curve.getTokensBought(200, 5)).toBeCloseTo(104.244153, 6);
});

test("the pair opens at the curve’s last price with all that buyers have paid", () => {
  const pair = createGraduationPool(curve, 793.1);
  expect(pair).toEqual({ quote: expect.closeTo(85.005359, 6), tokens: expect.closeTo(206.886011, 6) });
  expect(getPoolPrice(pair)).toBeCloseTo(0.41088, 6);
  expect(curve.getPrice(793.1) / curve.getPrice(0)).toBeCloseTo(14.695814, 6);
});

test("what a payment buys is worth the payment to the reserve, whose slope is the price", () => {
  fc.assert(
    fc.property(uniformNumber(1, 999), uniformNumber(0.01, 5), (before, payment) => {
      const after = before + curve.getTokensBought(before, payment);
      expect((curve.getReserve(after) - curve.getReserve(before)) / payment).toBeCloseTo(1, 5);
      const slope = (curve.getReserve(before + 1e-4) - curve.getReserve(before - 1e-4)) / 2e-4;
      expect(slope / curve.getPrice(before)).toBeCloseTo(1, 4);
    }),
  );
});

test("a purchase moves the price of the pair more than that of the curve, by the depth factor", () => {
  const pair = createGraduationPool(curve, 793.1);
  const payment = 1e-6;
  const before = curve.getPrice(793.1 + curve.getTokensBought(793.1, payment)) / curve.getPrice(793.1) - 1;
  const bought = (pair.tokens * payment) / (pair.quote + payment);
  const after = getPoolPrice(pair, bought) / getPoolPrice(pair) - 1;
  expect(after / before).toBeCloseTo(1.352919, 5);
});

test("the pair pays for tokens what its price is worth on the way down", () => {
  const pair = { quote: 85, tokens: 207 };
  fc.assert(
    fc.property(uniformNumber(1, 500), (sold) => {
      const step = sold / 1000;
      const along = Array.from(
        { length: 1000 },
        (_, index) => getPoolPrice(pair, -(index + 0.5) * step) * step,
      );
      expect(getPoolPayout(pair, sold) / along.reduce((sum, paid) => sum + paid)).toBeCloseTo(1, 4);
    }),
  );
});
