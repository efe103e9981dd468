/**
 * Credit granted on reputation. A model consistent with the litepaper, not protocol constants.
 *
 * Units: amounts in one currency, reputation in points, rates per unit of time.
 */
import { within } from "./ranges";
import type { Terms } from "./reputation";

/**
 * Health factor in Aave's sense, capacity over debt: below 1 the position can be liquidated. The capacity is the most that
 * can be borrowed, ℓC + u(R).
 */
export function healthFactor(capacity: number, debt: number): number {
  return capacity / debt;
}

/**
 * When decay alone brings the health factor to 1, with credit a·R: t* = (1/λ)·ln(a·R0/(B − ℓC)).
 * Infinity if the collateral alone covers the debt (or nothing decays), 0 if the factor is at or below 1 already.
 * @param creditNow a·R0 ≥ 0. @param covered ℓC ≥ 0.
 */
export function timeToLiquidation(loan: {
  debt: number;
  covered: number;
  creditNow: number;
  decayRate: number;
}): number {
  const uncovered = loan.debt - loan.covered;
  if (uncovered <= 0) return Number.POSITIVE_INFINITY;
  if (loan.creditNow <= uncovered) return 0;
  return Math.log(loan.creditNow / uncovered) / loan.decayRate;
}

/**
 * The same where an award r, made now, vests on: from t = τ on the credit is a·(R0 + r·(e^(λτ) − 1)/(λτ))·e^(−λt), and
 * before it a·((R0 − r/(λτ))·e^(−λt) + r/(λτ)) (`effective` of reputation.ts). The last moment at which the factor is 1.
 * @param perPoint a ≥ 0, credit for a point. @param reputation R0 ≥ 0, without the award.
 */
export function timeToLiquidationWithAward(
  loan: { debt: number; covered: number; perPoint: number; reputation: number; award: number },
  { decayRate, vestingDuration }: Terms,
): number {
  const { perPoint, reputation, award } = loan;
  const growth = decayRate * vestingDuration;
  const vestedIn = growth === 0 ? award : (award * Math.expm1(growth)) / growth;
  const afterVesting = timeToLiquidation({
    ...loan,
    creditNow: perPoint * (reputation + vestedIn),
    decayRate,
  });
  if (afterVesting >= vestingDuration) return afterVesting;
  // The factor reaches one while the award still vests, if it was above one at all.
  const vesting = award / growth;
  const needed = (loan.debt - loan.covered) / perPoint;
  if (reputation <= needed) return 0;
  return Math.log((reputation - vesting) / (needed - vesting)) / decayRate;
}

/**
 * Loss given default, (B − recovered)/B: reputation cannot be sold, so nothing of it is recovered. With collateral C and
 * no cost of selling it is 1 − C/B: credit on reputation raises B and with it the loss.
 */
export function lossGivenDefault(debt: number, recovered: number): number {
  within("debt", debt, debt > 0, "more than zero");
  return 1 - recovered / debt;
}

/**
 * The lending rate at which the lender earns the risk-free rate on average: (1 + r_f)/(1 − PD·LGD) − 1, for one
 * period, the loss being a share of what is owed at its end (the usual credit-risk identity).
 */
export function breakEvenRate(riskFree: number, chanceOfDefault: number, lossShare: number): number {
  const expectedLoss = chanceOfDefault * lossShare;
  within("expected loss", expectedLoss, expectedLoss < 1, "at least 0 and below 1");
  return (1 + riskFree) / (1 - expectedLoss) - 1;
}

/**
 * The most that a borrower gains by defaulting at any time in the loan's life: B − ℓC, when the collateral has fallen to
 * the value that still counts. It does not shrink as reputation decays, and so can pass u(R), which does. Zero if the
 * collateral covers the debt.
 */
export function gainFromDefault(debt: number, covered: number): number {
  return Math.max(0, debt - covered);
}

export type DefaultCost = {
  /** m_s·p_H, the part of the lock that the lender can seize. */
  seizableLock: number;
  /** v·R, the present value of the rents from the reputation that default wipes out. */
  rents: number;
};

/**
 * The last moment of a loan at which default is still deterred, the rents decaying from now at rate λ and nothing being
 * repaid: t = (1/λ)·ln(v·R0/(B − ℓC − m_s·p_H)). A loan that falls due no later is deterred for its whole life.
 * Infinity if the lock alone is enough or nothing decays; 0 if it is not deterred now.
 */
export function deterredUntil(gain: number, cost: DefaultCost, decayRate: number): number {
  if (gain > costOfDefault(cost)) return 0;
  const needed = gain - cost.seizableLock;
  if (needed <= 0 || decayRate === 0) return Number.POSITIVE_INFINITY;
  return Math.log(cost.rents / needed) / decayRate;
}

/**
 * What default costs its borrower. With no rents it is the credit that is safe whatever reputation is worth to its holder:
 * reputation made by wash jobs earns nothing, so its loss deters nothing.
 */
export function costOfDefault({ seizableLock, rents }: DefaultCost): number {
  return seizableLock + rents;
}
