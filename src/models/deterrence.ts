/**
 * When cheating does not pay, given that a buyer may not look and a ruling may be wrong. A model consistent with the
 * litepaper, not protocol constants; for risk-neutral parties who know the odds.
 *
 * Units: amounts in one currency; probabilities in [0, 1].
 */
import { nonNegative, positive, probability, within } from "./ranges";

export type LostDispute = {
  /** P, which goes back to the buyer. */
  payment: number;
  /** f, of the stages that the dispute went through. */
  fees: number;
  /** σ. */
  slash: number;
  /** v·ΔR, what the reputation lost was worth. */
  reputationLost: number;
};

/** Λ, what a lost dispute costs an agent: P + f + σ + v·ΔR. @throws RangeError if a part is negative. */
export function costOfLosing({ payment, fees, slash, reputationLost }: LostDispute): number {
  return (
    nonNegative("payment", payment) +
    nonNegative("fees", fees) +
    nonNegative("slash", slash) +
    nonNegative("value of the reputation lost", reputationLost)
  );
}

/** The chance that work ends in a lost dispute: that the buyer looks in time, q_b, times that it then wins, q_t or q_f. */
export function chanceOfLosing(look: number, ruling: number): number {
  return probability("chance that the buyer looks", look) * probability("chance that the buyer wins", ruling);
}

/** v, what a point of reputation is worth: income per unit of time over ρ + λ. @throws RangeError unless ρ + λ > 0. */
export function valueOfPoint(income: number, discountRate: number, decayRate: number): number {
  const rate = nonNegative("discount rate", discountRate) + nonNegative("decay rate", decayRate);
  return nonNegative("income of a point", income) / positive("sum of discount and decay rate", rate);
}

export type Odds = {
  /** π, the chance that bad work ends in a lost dispute. */
  lossIfBad: number;
  /** π0 ≤ π, the chance that good work does. */
  lossIfGood: number;
};

export type Deterrence = {
  /** Saving up to which an agent that goes on prefers good work: (π − π0)·Λ. */
  staying: number;
  /** Saving up to which an agent that would leave with it does: π·(P + f + σ) + n·p_H + v·R − π0·Λ. */
  leaving: number;
  /** The smaller of the two. */
  bound: number;
};

/**
 * The saving up to which bad work does not pay. An agent that stays loses v·ΔR with a lost dispute; one that leaves gives
 * up all of its effective reputation R, and n·p_H if it means to come back. Either is compared with good work by an agent
 * that stays, which risks π0·Λ.
 * @throws RangeError unless 0 ≤ π0 ≤ π ≤ 1 and no amount is negative.
 */
export function deterrence(
  lost: LostDispute,
  { lossIfBad, lossIfGood }: Odds,
  { replacementBurn, rents }: { replacementBurn: number; rents: number },
): Deterrence {
  probability("chance that bad work loses", lossIfBad);
  within(
    "chance that good work loses",
    lossIfGood,
    lossIfGood >= 0 && lossIfGood <= lossIfBad,
    `between 0 and that of bad work (${lossIfBad})`,
  );
  const staying = (lossIfBad - lossIfGood) * costOfLosing(lost);
  const leaving =
    lossIfBad * costOfLosing({ ...lost, reputationLost: 0 }) +
    nonNegative("cost of a new identity", replacementBurn) +
    nonNegative("present value of rents", rents) -
    lossIfGood * costOfLosing(lost);
  return { staying, leaving, bound: Math.min(staying, leaving) };
}
