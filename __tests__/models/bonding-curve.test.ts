import fc from "fast-check";
import { graduationPool, poolPrice, swapIn, swapOut, virtualCurve } from "../../src/models/bonding-curve";
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
  const after = poolPrice(swapIn(pool, payment).pool) / poolPrice(pool) - 1;
  expect(after / before).toBeCloseTo((30 + pool.quote) / pool.quote, 5);
});

test("swaps never lower the pool's product", () => {
  const swaps = fc.array(fc.record({ buy: fc.boolean(), part: share }), { maxLength: 10 });
  fc.assert(
    fc.property(swaps, (list) => {
      let pool = { quote: 85, tokens: 207 };
      for (const { buy, part } of list) {
        const before = pool.quote * pool.tokens;
        pool = buy ? swapIn(pool, part * 50).pool : swapOut(pool, part * 100).pool;
        expect(pool.quote * pool.tokens).toBeGreaterThanOrEqual(before * (1 - 1e-12));
      }
    }),
  );
});
