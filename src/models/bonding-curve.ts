/**
 * Token sale on a bonding curve, and its graduation to a constant-product pool. A model consistent with the litepaper,
 * not protocol constants.
 *
 * Units: tokens and quote currency as real numbers, s tokens sold by the curve so far, price in quote per token.
 */
import { nonNegative, positive, within } from "./ranges";

/** A curve as three functions of s, each throwing a RangeError outside the curve's domain. */
export type Curve = {
  /** p(s), non-decreasing. */
  price: (sold: number) => number;
  /** Q(s), the integral of p from 0 to s: what the curve holds. */
  reserve: (sold: number) => number;
  /** Tokens for a payment E at s, so that Q(s + Δ) − Q(s) = E. */
  tokensFor: (sold: number, payment: number) => number;
};

/** Constant product with virtual reserves x0 (quote) and y0 (tokens): p = x0·y0/(y0−s)², Q = x0·s/(y0−s). */
export function virtualCurve(quote: number, tokens: number): Curve {
  const product = positive("virtual quote reserve", quote) * positive("virtual token reserve", tokens);
  const left = (sold: number) =>
    tokens - within("tokens sold", sold, sold >= 0 && sold < tokens, `at least 0 and below ${tokens}`);
  return {
    price: (sold) => product / left(sold) ** 2,
    reserve: (sold) => (quote * sold) / left(sold),
    tokensFor(sold, payment) {
      const remaining = left(sold);
      return (nonNegative("payment", payment) * remaining ** 2) / (product + payment * remaining);
    },
  };
}

/** A constant-product pool (x·y = k, as in Uniswap): quote and token reserves. */
export type Pool = { quote: number; tokens: number };

/** The pool that keeps the price continuous: Q_g of quote and T = Q_g/p_g tokens. */
export function graduationPool(curve: Curve, sold: number): Pool {
  const quote = positive("reserve at graduation", curve.reserve(sold));
  return { quote, tokens: quote / curve.price(sold) };
}

/** Price of a pool's token, x/y. */
export function poolPrice({ quote, tokens }: Pool): number {
  return positive("pool's quote", quote) / positive("pool's tokens", tokens);
}

/**
 * How much more a purchase moves the price just after graduation than just before: (x0 + Q)/Q, because the virtual
 * reserve disappears.
 */
export function depthFactor(virtualQuote: number, reserve: number): number {
  return (nonNegative("virtual quote reserve", virtualQuote) + positive("reserve", reserve)) / reserve;
}

export type Swap = { pool: Pool; out: number };

/** Buys tokens from a pool for quote. */
export function swapIn(pool: Pool, payment: number): Swap {
  const out = (pool.tokens * nonNegative("payment", payment)) / (pool.quote + payment);
  return { pool: { quote: pool.quote + payment, tokens: pool.tokens - out }, out };
}

/** Sells tokens to a pool for quote. */
export function swapOut(pool: Pool, tokens: number): Swap {
  const out = (pool.quote * nonNegative("tokens", tokens)) / (pool.tokens + tokens);
  return { pool: { quote: pool.quote - out, tokens: pool.tokens + tokens }, out };
}

export type LaunchTerms = {
  curve: Curve;
  /** N, fixed: nothing is minted later. */
  supply: number;
  /** s_g, tokens sold at which the sale graduates. */
  graduatesAt: number;
  /** The moment at which a sale that has not graduated ends. */
  end: number;
};

export type Launch = LaunchTerms & {
  state: "bonding" | "graduated" | "not successful";
  sold: number;
  pool: Pool | null;
};

export type LaunchOutcome = { launch: Launch; amount: number } | { refused: string };

/** A sale at its start. */
export function startLaunch(terms: LaunchTerms): Launch {
  positive("end of the bonding period", terms.end);
  const pool = graduationPool(terms.curve, positive("tokens sold at graduation", terms.graduatesAt));
  const needed = terms.graduatesAt + pool.tokens;
  within("supply", terms.supply, terms.supply >= needed, `at least the ${needed} that are sold and pooled`);
  return { ...terms, state: "bonding", sold: 0, pool: null };
}

/**
 * Buys from the curve; the purchase that reaches s_g is cut there and graduates the sale, once. `amount` is the tokens
 * bought.
 */
export function buyFromLaunch(launch: Launch, payment: number, at: number): LaunchOutcome {
  const refused = closed(launch, at);
  if (refused !== null) return { refused };
  const amount = Math.min(launch.curve.tokensFor(launch.sold, payment), launch.graduatesAt - launch.sold);
  const sold = launch.sold + amount;
  if (sold < launch.graduatesAt) return { launch: { ...launch, sold }, amount };
  const pool = graduationPool(launch.curve, launch.graduatesAt);
  return { launch: { ...launch, state: "graduated", sold: launch.graduatesAt, pool }, amount };
}

/** Sells back to the curve; `amount` is the quote paid. */
export function sellToLaunch(launch: Launch, tokens: number, at: number): LaunchOutcome {
  const refused = closed(launch, at);
  if (refused !== null) return { refused };
  within(
    "tokens sold back",
    tokens,
    tokens >= 0 && tokens <= launch.sold,
    `between 0 and the ${launch.sold} sold`,
  );
  const amount = launch.curve.reserve(launch.sold) - launch.curve.reserve(launch.sold - tokens);
  return { launch: { ...launch, sold: launch.sold - tokens }, amount };
}

/** Ends a sale that has not graduated in time. */
export function endLaunch(launch: Launch, at: number): LaunchOutcome {
  if (launch.state !== "bonding") return { refused: `the sale is ${launch.state}` };
  if (at < launch.end) return { refused: "the bonding period has not ended" };
  return { launch: { ...launch, state: "not successful" }, amount: 0 };
}

/**
 * Pays holders of an unsuccessful sale in proportion, so that all of them together receive Q; `amount` is the quote
 * paid. One possible rule: the litepaper names none.
 */
export function redeem(launch: Launch, tokens: number): LaunchOutcome {
  if (launch.state !== "not successful") return { refused: `the sale is ${launch.state}` };
  within("tokens redeemed", tokens, tokens >= 0 && tokens <= launch.sold, `between 0 and ${launch.sold}`);
  const held = launch.curve.reserve(launch.sold);
  return { launch, amount: launch.sold === 0 ? 0 : (held * tokens) / launch.sold };
}

/** What is neither sold nor in the pool. */
export function unissued({ supply, sold, pool }: Launch): number {
  return supply - sold - (pool?.tokens ?? 0);
}

function closed(launch: Launch, at: number): string | null {
  nonNegative("time", at);
  if (launch.state !== "bonding") return `the sale is ${launch.state}`;
  return at >= launch.end ? "the bonding period has ended" : null;
}
