/**
 * What disputes cost and bring under version 2.0 of the rules, for parties who know the odds. With its numbers only wrong
 * rulings are appealed, at any price from 17 to 204 USDC. Amounts are in USDC.
 */
import { getAwardedPoints, type ReputationTerms } from "../../models/reputation";
import type { Party } from "./dispute";
import { OLD_INPUTS } from "./old-inputs";

const {
  "job.fee.validation": VALIDATION_FEE,
  "job.fee.human": APPEAL_FEE,
  "appeal.deposit": DEPOSIT,
  "appeal.wrong": REVERSAL_OF_WRONG,
  "ruling.hit": HIT,
  "ruling.error": ERROR,
} = OLD_INPUTS;

export const REPUTATION_TERMS: ReputationTerms = {
  decayRate: OLD_INPUTS["reputation.decay"],
  vestingDuration: OLD_INPUTS["reputation.vesting"],
};

/** The reputation at which as much decays as an agent's accepted work adds. */
export const STANDING_POINTS =
  getAwardedPoints(OLD_INPUTS["reputation.pace"], OLD_INPUTS["reputation.per-payment"]) /
  OLD_INPUTS["reputation.decay"];

/** What a point of reputation is worth to its owner: its income, discounted while it decays. */
export const POINT_WORTH_USDC =
  OLD_INPUTS["reputation.income"] / (OLD_INPUTS["entry.discount"] + OLD_INPUTS["reputation.decay"]);

/** Returns how much more poor work costs an agent on average than good work, if the buyer checks. */
export function getCostOfCheating(price: number, heldPoints: number): number {
  const lossAtOnce = getCostOfLosing(price, heldPoints) + VALIDATION_FEE;
  const lossOnAppeal = lossAtOnce + APPEAL_FEE;
  const poor = HIT * lossAtOnce + (1 - HIT) * REVERSAL_OF_WRONG * lossOnAppeal;
  const good = ERROR * (1 - REVERSAL_OF_WRONG) * (lossOnAppeal + DEPOSIT);
  return poor - good;
}

/** Returns the chance of a reversal above which a side that has lost the first ruling gains by an appeal. */
export function getAppealThreshold(side: Party, price: number): number {
  const stake = side === "buyer" ? price : getCostOfLosing(price, STANDING_POINTS);
  const lockedCost = DEPOSIT * (1 + OLD_INPUTS["appeal.carry"]);
  return (APPEAL_FEE + lockedCost) / (stake + VALIDATION_FEE + APPEAL_FEE + DEPOSIT);
}

/** Returns the share of poor work at which checking pays for itself, for a job at the usual price. */
export function getBreakEvenPoorShare(): number {
  const refunded = HIT + (1 - HIT) * REVERSAL_OF_WRONG;
  const gain = OLD_INPUTS["job.price"] * refunded - (VALIDATION_FEE + APPEAL_FEE + DEPOSIT) * (1 - refunded);
  return OLD_INPUTS["ruling.inspection"] / gain;
}

/** Returns what a lost dispute costs an agent before fees: price, penalty, and what the lost points would have earned. */
function getCostOfLosing(price: number, heldPoints: number): number {
  return price + OLD_INPUTS["job.slash"] + heldPoints * OLD_INPUTS["reputation.cut"] * POINT_WORTH_USDC;
}
