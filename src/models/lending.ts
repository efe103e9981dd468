/**
 * Credit granted on reputation: a model consistent with the litepaper, not protocol constants.
 *
 * Units: amounts in one currency, time in any one unit.
 */
import { findMost } from "./threshold";

/** Doublings of the range in which the time is searched. More would be more than any loan's life. */
const MAX_DOUBLINGS = 40;

/**
 * Returns the time after which the falling credit on reputation no longer backs what the collateral leaves uncovered.
 * It is Infinity if that is never so, and 0 if the health factor is not above 1 at the beginning.
 */
export function getTimeToLiquidation(loan: {
  /** B. */
  debt: number;
  /** ℓC ≥ 0, the debt that the collateral covers. */
  covered: number;
  /** Returns the credit on reputation at a time ≥ 0. */
  getCredit: (time: number) => number;
}): number {
  const getExcess = (time: number) => loan.covered + loan.getCredit(time) - loan.debt;
  if (loan.debt <= loan.covered) return Number.POSITIVE_INFINITY;
  for (let doubling = 0; doubling < MAX_DOUBLINGS; doubling += 1) {
    const end = 2 ** doubling;
    if (getExcess(end) <= 0) return findMost(getExcess, [0, end]) ?? 0;
  }
  return Number.POSITIVE_INFINITY;
}
