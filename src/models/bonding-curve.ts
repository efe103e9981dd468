/** The reserves of a constant-product pool (x·y = k, as in Uniswap v2). A bonding curve is one whose first quote is virtual. */
export type Pool = { quote: number; tokens: number };

/** Returns the price of a token, x·y/(y − s)², after s tokens were bought from the pool, or sold to it if below zero. */
export function getPoolPrice({ quote, tokens }: Pool, bought = 0): number {
  return (quote * tokens) / (tokens - bought) ** 2;
}

/** Returns the pool that opens at the last price of a curve: all that its buyers have paid, Q_g = x·s/(y − s), and Q_g/p_g tokens. */
export function createGraduationPool(curve: Pool, sold: number): Pool {
  const quote = (curve.quote * sold) / (curve.tokens - sold);
  return { quote, tokens: quote / getPoolPrice(curve, sold) };
}

/** Returns the quote currency that the pool pays for `sold` tokens. */
export function getProceedsFromPool({ quote, tokens }: Pool, sold: number): number {
  return (quote * sold) / (tokens + sold);
}
