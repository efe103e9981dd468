/** Credit granted on reputation. Amounts are in one currency, times in any one unit. */
import { findMost } from "./threshold";

/** No loan lasts so long, in days or other units. */
const MAX_TIME = 1e4;

/**
 * Returns the time after which the falling credit on reputation no longer backs what the collateral leaves uncovered, up to
 * `MAX_TIME`. It is Infinity if that is never so, and 0 if the health factor is not above 1 at the beginning.
 */
export function getTimeToLiquidation(loan: {
  debt: number;
  /** The debt that the collateral covers. */
  covered: number;
  /** Returns the credit on reputation at a time ≥ 0. */
  getCredit: (time: number) => number;
}): number {
  const getExcess = (time: number) => loan.covered + loan.getCredit(time) - loan.debt;
  if (loan.debt <= loan.covered || getExcess(MAX_TIME) > 0) return Number.POSITIVE_INFINITY;
  return findMost(getExcess, [0, MAX_TIME]) ?? 0;
}
