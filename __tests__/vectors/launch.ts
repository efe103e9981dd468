/**
 * A sale on a bonding curve from its start to its end: bonding → graduated, or not successful. A model consistent with the
 * litepaper, not protocol constants.
 */
import { type Curve, graduationPool, type Pool } from "../../src/models/bonding-curve";

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
  state: "Bonding" | "Graduated" | "NotSuccessful";
  sold: number;
  pool: Pool | null;
};

export type LaunchOutcome = { launch: Launch; amount: number } | { refused: string };

/** A sale at its start. */
export function startLaunch(terms: LaunchTerms): LaunchOutcome {
  const needed = terms.graduatesAt + graduationPool(terms.curve, terms.graduatesAt).tokens;
  if (terms.supply < needed) return { refused: "SupplyTooSmall" };
  return { launch: { ...terms, state: "Bonding", sold: 0, pool: null }, amount: 0 };
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
  return { launch: { ...launch, state: "Graduated", sold: launch.graduatesAt, pool }, amount };
}

/** Sells back to the curve; `amount` is the quote paid. */
export function sellToLaunch(launch: Launch, tokens: number, at: number): LaunchOutcome {
  const refused = closed(launch, at);
  if (refused !== null) return { refused };
  const amount = launch.curve.reserve(launch.sold) - launch.curve.reserve(launch.sold - tokens);
  return { launch: { ...launch, sold: launch.sold - tokens }, amount };
}

/** Ends a sale that has not graduated in time. */
export function endLaunch(launch: Launch, at: number): LaunchOutcome {
  if (launch.state !== "Bonding") return { refused: "WrongState" };
  if (at < launch.end) return { refused: "TooEarly" };
  return { launch: { ...launch, state: "NotSuccessful" }, amount: 0 };
}

/**
 * Pays holders of an unsuccessful sale in proportion, so that all of them together receive Q; `amount` is the quote
 * paid. One possible rule: the litepaper names none.
 */
export function redeem(launch: Launch, tokens: number): LaunchOutcome {
  if (launch.state !== "NotSuccessful") return { refused: "WrongState" };
  const held = launch.curve.reserve(launch.sold);
  return { launch, amount: launch.sold === 0 ? 0 : (held * tokens) / launch.sold };
}

/** What is neither sold nor in the pool. */
export function unissued({ supply, sold, pool }: Launch): number {
  return supply - sold - (pool?.tokens ?? 0);
}

function closed(launch: Launch, at: number): string | null {
  if (launch.state !== "Bonding") return "WrongState";
  return at >= launch.end ? "TooLate" : null;
}
