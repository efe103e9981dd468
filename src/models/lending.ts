import { findMost } from "./threshold";

/** No loan lasts so long, in days or other units. */
const MAX_TIME = 1e4;

/** Returns when the falling excess of a loan's backing over its debt is used up: 0 at the beginning, or Infinity for never. */
export function getTimeToLiquidation(getExcess: (time: number) => number): number {
  if (getExcess(MAX_TIME) >= 0) return Number.POSITIVE_INFINITY;
  return findMost(getExcess, [0, MAX_TIME]) ?? 0;
}
