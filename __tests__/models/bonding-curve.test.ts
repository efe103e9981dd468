import fc from "fast-check";
import {
  depthFactor,
  graduationPool,
  poolPrice,
  swapIn,
  swapOut,
  virtualCurve,
} from "../../src/models/bonding-curve";
import { evenly } from "../evenly";

const share = evenly(0, 1);

function expectClose(actual: number, expected: number, relative = 1e-8) {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(relative * Math.max(1, Math.abs(expected)));
}

describe("test vectors", () => {
  test("TV5: constant product with virtual reserves", () => {
    const curve = virtualCurve(30, 1073);
    expect(curve.reserve(200)).toBeCloseTo(6.872852, 6);
    expect(curve.price(200)).toBeCloseTo(0.042236944, 9);
    expect(curve.tokensFor(200, 5)).toBeCloseTo(104.244153, 6);
  });

  test("TV6: graduation of another system's curve", () => {
    const curve = virtualCurve(30, 1073);
    const pool = graduationPool(curve, 793.1);
    expect(pool.quote).toBeCloseTo(85.005359, 6);
    expect(curve.price(793.1)).toBeCloseTo(0.41088, 6);
    expect(pool.tokens).toBeCloseTo(206.886011, 6);
    expect(793.1 + pool.tokens).toBeCloseTo(999.986011, 6);
    expect(curve.price(793.1) / curve.price(0)).toBeCloseTo(14.695814, 6);
    expect(depthFactor(30, pool.quote)).toBeCloseTo(1.352919, 6);
  });
});

describe("the curve", () => {
  const curve = virtualCurve(30, 1073);
  const sold = share.map((part) => 1 + part * 998);
  const payment = fc.double({ min: 0.01, max: 5, noNaN: true });

  test("C1: the reserve's slope is the price", () => {
    fc.assert(
      fc.property(sold, (s) => {
        const h = 1e-4;
        expectClose((curve.reserve(s + h) - curve.reserve(s - h)) / (2 * h), curve.price(s), 1e-4);
      }),
    );
  });

  test("C2: what a payment buys is worth the payment to the reserve", () => {
    fc.assert(
      fc.property(sold, payment, (s, E) => {
        expectClose(curve.reserve(s + curve.tokensFor(s, E)) - curve.reserve(s), E, 1e-6);
      }),
    );
  });

  test("C3: splitting a purchase does not change what it buys", () => {
    fc.assert(
      fc.property(sold, payment, share, (s, E, part) => {
        const first = curve.tokensFor(s, E * part);
        expectClose(first + curve.tokensFor(s + first, E * (1 - part)), curve.tokensFor(s, E), 1e-6);
      }),
    );
  });

  test("C5: the pool opens at the curve's last price", () => {
    fc.assert(fc.property(sold, (s) => expectClose(poolPrice(graduationPool(curve, s)), curve.price(s))));
  });

  test("C10: the price never falls as tokens are sold", () => {
    fc.assert(
      fc.property(sold, sold, (a, b) => {
        expect(curve.price(Math.max(a, b))).toBeGreaterThanOrEqual(curve.price(Math.min(a, b)));
      }),
    );
  });
});

test("price impact per unit bought is 2/(x0+Q) before graduation and 2/Q after it", () => {
  const curve = virtualCurve(30, 1073);
  const pool = graduationPool(curve, 793.1);
  const E = 1e-6;
  const before = curve.price(793.1 + curve.tokensFor(793.1, E)) / curve.price(793.1) - 1;
  const after = poolPrice(swapIn(pool, E).pool) / poolPrice(pool) - 1;
  expect(before / E).toBeCloseTo(2 / (30 + pool.quote), 6);
  expect(after / E).toBeCloseTo(2 / pool.quote, 6);
  expect(after / before).toBeCloseTo(depthFactor(30, pool.quote), 5);
});

test("C8: swaps never lower the pool's product", () => {
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

test("no more tokens are sold than the curve has", () => {
  expect(() => virtualCurve(30, 1073).price(1073)).toThrow(
    "The tokens sold must be at least 0 and below 1073; it was 1073.",
  );
});
