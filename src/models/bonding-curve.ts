/**
 * Token sale on a bonding curve, and its graduation to a constant-product pool. A model consistent with the litepaper,
 * not protocol constants.
 *
 * Units: tokens and quote currency as real numbers, s tokens sold by the curve so far, price in quote per token.
 */
/** A curve as three functions of s, for less than the curve has. */
export type BondingCurve = {
  /** p(s), non-decreasing. */
  price: (sold: number) => number;
  /** Q(s), the integral of p from 0 to s: what the curve holds. */
  reserve: (sold: number) => number;
  /** Tokens for a payment E at s, so that Q(s + Δ) − Q(s) = E. */
  tokensFor: (sold: number, payment: number) => number;
};

/** Constant product with virtual reserves x0 (quote) and y0 (tokens): p = x0·y0/(y0−s)², Q = x0·s/(y0−s). */
export function createVirtualCurve(quote: number, tokens: number): BondingCurve {
  const product = quote * tokens;
  const left = (sold: number) => tokens - sold;
  return {
    price: (sold) => product / left(sold) ** 2,
    reserve: (sold) => (quote * sold) / left(sold),
    tokensFor(sold, payment) {
      const remaining = left(sold);
      return (payment * remaining ** 2) / (product + payment * remaining);
    },
  };
}

/** A constant-product pool (x·y = k, as in Uniswap): quote and token reserves. */
export type Pool = { quote: number; tokens: number };

/** The pool that keeps the price continuous: Q_g of quote and T = Q_g/p_g tokens. */
export function createGraduationPool(curve: BondingCurve, sold: number): Pool {
  const quote = curve.reserve(sold);
  return { quote, tokens: quote / curve.price(sold) };
}

/** Price of a pool's token, x/y, once so many have been bought from it, or sold to it where that is negative. */
export function getPoolPrice({ quote, tokens }: Pool, bought = 0): number {
  return (quote * tokens) / (tokens - bought) ** 2;
}

/** What a pool pays for tokens. */
export function getPoolPayout({ quote, tokens }: Pool, sold: number): number {
  return (quote * sold) / (tokens + sold);
}
