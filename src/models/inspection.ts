/**
 * Looking as a game of two populations: a buyer looks at an output or takes it unseen, an agent works well or saves the
 * cost of it. A model consistent with the litepaper, not protocol constants. An inspection game of two by two (Avenhaus,
 * von Stengel and Zamir 2002) under the replicator equations of a bimatrix game (Hofbauer and Sigmund 1998, chapter 10).
 * It takes the stakes as given: reputation is the same for all agents, and both sides answer to the averages of the other.
 *
 * Units: amounts in one currency; shares and probabilities in [0, 1]; time in units in which a share's log odds move by the
 * difference of the two payoffs.
 */
import { endsOf, type Rulings, type Stakes } from "./deterrence";

/** Two payoffs, each as what the second choice of one side loses or brings. */
export type InspectionGame = {
  /** c_b ≥ 0, what it costs a buyer to look. */
  lookingCost: number;
  /** What a buyer gets back on average by looking at poor work: `gainFromLooking`. */
  lookingGain: number;
  /** G ≥ 0, what an agent saves by poor work. */
  saving: number;
  /** What poor work costs an agent more than good work where every buyer looks: (E_b − E_g)/q_b. */
  cheatingCost: number;
};

/** A state of the two populations. */
export type Shares = {
  /** q_b, the share of buyers that look. */
  look: number;
  /** q_p, the share of work that is poor. */
  poor: number;
};

/**
 * What looking at poor work brings a buyer on average, before its own cost: P·π − f1·(1 − π), less f2 and D where they are
 * lost on appeal. In the run, where only wrong rulings are appealed, P·π − (1 − π)(f1 + f2 + D) with
 * π = q_t + (1 − q_t)·q_w. What a locked deposit costs is left out, as in every ledger.
 */
export function gainFromLooking(
  rulings: Rulings,
  { lost: { payment }, validationFee, appealFee, deposit }: Stakes,
): number {
  const looked = { ...rulings, look: 1 };
  const { hit, reversal, threshold } = rulings;
  const { lost } = endsOf("bad", looked);
  const agentReverses = reversal.right > threshold.agent ? hit * reversal.right : 0;
  const ownAppealFails = reversal.wrong > threshold.buyer ? (1 - hit) * (1 - reversal.wrong) : 0;
  return (
    payment * lost -
    validationFee * (1 - lost) -
    appealFee * (agentReverses + ownAppealFails) -
    deposit * ownAppealFails
  );
}

/**
 * The shares at which neither side gains by changing: q_b = G over what cheating costs, and q_p = c_b over what looking
 * brings. A share of 1 or more says that no share is enough: cheating then always pays, or looking never does. Infinity
 * where what it is divided by is not positive.
 */
export function levelShares({ lookingCost, lookingGain, saving, cheatingCost }: InspectionGame): Shares {
  return { look: over(saving, cheatingCost), poor: over(lookingCost, lookingGain) };
}

function over(amount: number, whole: number): number {
  return whole > 0 ? amount / whole : Number.POSITIVE_INFINITY;
}
