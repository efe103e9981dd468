/**
 * Credit granted on reputation. A model consistent with the litepaper, not protocol constants.
 *
 * Units: amounts in one currency, reputation in points, rates per unit of time.
 */
import type { Terms } from "./reputation";

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
 * The last moment of a loan at which default is still deterred, the rents decaying from now at rate λ and nothing being
 * repaid: t = (1/λ)·ln(v·R0/(B − ℓC − m_s·p_H)). A loan that falls due no later is deterred for its whole life.
 * Infinity if the lock alone is enough; 0 if it is not deterred now.
 */
export function deterredUntil(loan: {
  /** B − ℓC, what default gains. */
  gain: number;
  /** m_s·p_H, the part of the lock that the lender can seize. */
  seizableLock: number;
  /** v·R, the present value of the rents from the reputation that default wipes out. */
  rents: number;
  decayRate: number;
}): number {
  const needed = loan.gain - loan.seizableLock;
  if (needed > loan.rents) return 0;
  if (needed <= 0) return Number.POSITIVE_INFINITY;
  return Math.log(loan.rents / needed) / loan.decayRate;
}
