import { findMost } from "./threshold";

/** No loan lasts so long, in days or other units. */
const MAX_TIME = 1e4;

/**
 * Returns the time at which the falling excess of a loan's collateral and credit over its debt is used up. It is Infinity
 * if the excess is not below zero at `MAX_TIME`, and 0 if there is none at the beginning.
 */
export function getTimeToLiquidation(getExcess: (time: number) => number): number {
  if (getExcess(MAX_TIME) >= 0) return Number.POSITIVE_INFINITY;
  return findMost(getExcess, [0, MAX_TIME]) ?? 0;
}
