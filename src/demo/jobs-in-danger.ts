import type { Setting } from "../models/setting";
import { getPlaceGains, type Side } from "./round-ends";

/** The time in days in which a stranger who has found a mistake has emptied all escrows. */
const THEFT_DAYS = 1;

export type Dangers = {
  /** The days that an upgrade waits, from 0 on. */
  wait: number;
  /** The longest time of a job in days. */
  longest: number;
  /** The share of dangers in [0, 1] that are mistakes in the rules. The others are attempts to change a rule. */
  mistakeShare: number;
};

/**
 * Returns the shares of jobs that a changed rule and a stranger reach, and what `side` gains from a job on average, in USDC.
 * Each job meets one danger. It may have any time up to the longest one to go, and a stranger comes to it at any time of the
 * first day, so a rule comes too late for `wait / longest` of the jobs, and an upgrade for `wait / THEFT_DAYS` of the mistakes.
 */
export function getJobsInDanger(setting: Setting, side: Side, { wait, longest, mistakeShare }: Dangers) {
  const gains = getPlaceGains(setting, side);
  const changedShare = (1 - mistakeShare) * Math.max(0, 1 - wait / longest);
  const stolenShare = mistakeShare * Math.min(1, wait / THEFT_DAYS);
  const gain =
    gains.byRule +
    changedShare * (gains.changed - gains.byRule) +
    stolenShare * (gains.stolen - gains.byRule);
  return { changedShare, stolenShare, gain };
}

/** Returns the share of mistakes below which a wait as long as the longest job leaves `side` more than none. */
export function getTippingShare(setting: Setting, side: Side): number {
  const { byRule, changed, stolen } = getPlaceGains(setting, side);
  return (byRule - changed) / (byRule - changed + byRule - stolen);
}
