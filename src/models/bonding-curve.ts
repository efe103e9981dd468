/** A bonding curve as functions of the tokens s sold so far, fewer than it has. Prices are in quote currency per token. */
export type BondingCurve = {
  /** Returns p(s), which never falls as s grows. */
  getPrice: (sold: number) => number;
  /** Returns Q(s), the integral of p from 0 to s: the quote currency that the curve holds. */
  getReserve: (sold: number) => number;
};

/** Returns the constant-product curve with virtual reserves x0 of quote and y0 of tokens: p = x0·y0/(y0−s)², Q = x0·s/(y0−s). */
export function createVirtualCurve(quote: number, tokens: number): BondingCurve {
  return {
    getPrice: (sold) => (quote * tokens) / (tokens - sold) ** 2,
    getReserve: (sold) => (quote * sold) / (tokens - sold),
  };
}

/** The reserves of a constant-product pool (x·y = k, as in Uniswap v2). */
type Pool = { quote: number; tokens: number };

/** Returns the pool that opens at the last price of the curve: Q_g of quote and T = Q_g/p_g tokens. */
export function createGraduationPool(curve: BondingCurve, sold: number): Pool {
  const quote = curve.getReserve(sold);
  return { quote, tokens: quote / curve.getPrice(sold) };
}

/** Returns the price of a token, x/y, after `bought` tokens were bought from the pool, or sold to it if below zero. */
export function getPoolPrice({ quote, tokens }: Pool, bought = 0): number {
  return (quote * tokens) / (tokens - bought) ** 2;
}

/** Returns the quote currency that the pool pays for `sold` tokens. */
export function getProceedsFromPool({ quote, tokens }: Pool, sold: number): number {
  return (quote * sold) / (tokens + sold);
}
