import fc from "fast-check";
import { graduationPool, poolPays, poolPrice, virtualCurve } from "../../src/models/bonding-curve";
import { evenly } from "../evenly";

const curve = virtualCurve(30, 1073);
const share = evenly(0, 1);
const sold = share.map((part) => 1 + part * 998);

test("what a payment buys is worth the payment to the reserve, whose slope is the price", () => {
  fc.assert(
    fc.property(sold, fc.double({ min: 0.01, max: 5, noNaN: true }), (before, payment) => {
      const after = before + curve.tokensFor(before, payment);
      expect((curve.reserve(after) - curve.reserve(before)) / payment).toBeCloseTo(1, 5);
      const slope = (curve.reserve(before + 1e-4) - curve.reserve(before - 1e-4)) / 2e-4;
      expect(slope / curve.price(before)).toBeCloseTo(1, 4);
    }),
  );
});

test("the pool opens at the curve's last price, and a purchase moves it more than on the curve by the depth factor", () => {
  const pool = graduationPool(curve, 793.1);
  expect(poolPrice(pool)).toBeCloseTo(curve.price(793.1), 12);
  const payment = 1e-6;
  const before = curve.price(793.1 + curve.tokensFor(793.1, payment)) / curve.price(793.1) - 1;
  const bought = (pool.tokens * payment) / (pool.quote + payment);
  const after = poolPrice(pool, bought) / poolPrice(pool) - 1;
  expect(after / before).toBeCloseTo((30 + pool.quote) / pool.quote, 5);
});

test("a pool pays for tokens what its price is worth on the way down", () => {
  const pool = { quote: 85, tokens: 207 };
  fc.assert(
    fc.property(evenly(1, 500), (sold) => {
      const step = sold / 1000;
      const along = Array.from({ length: 1000 }, (_, index) => poolPrice(pool, -(index + 0.5) * step) * step);
      expect(poolPays(pool, sold) / along.reduce((sum, paid) => sum + paid)).toBeCloseTo(1, 4);
    }),
  );
});
