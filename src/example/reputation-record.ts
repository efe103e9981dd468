import {
  type Award,
  applyDecay,
  getEffectivePoints,
  getPointsAfterStop,
  type Loss,
  type ReputationTerms,
  sumEffectivePoints,
} from "../models/reputation";
import type { GetInput } from "./names";

/** Returns three awards for the example's job and a dispute that is lost before the third. Times are in days. */
export function getReputationRecord(get: GetInput): { awards: Award[]; terms: ReputationTerms; loss: Loss } {
  const size = getJobPoints(get);
  return {
    awards: [0, get("record.second"), get("record.third")].map((at) => ({ size, at })),
    terms: getReputationTerms(get),
    loss: { at: get("record.loss"), points: size },
  };
}

/** Returns the points that the record counts `time` days after its first award. */
export function getRecordPoints(get: GetInput, time: number, hasLostDispute: boolean): number {
  const { awards, terms, loss } = getReputationRecord(get);
  return sumEffectivePoints(awards, terms, hasLostDispute ? [loss] : [], time);
}

/** Returns the points that the lead counts `time` days after it stops working. */
export function getLeadPoints(get: GetInput, time: number): number {
  return getPointsAfterStop(getSteadyPoints(get), getReputationTerms(get), time);
}

/** Returns the same if it also loses a dispute on day `lost`, which `time` is not before. */
export function getLeadPointsAfterLoss(get: GetInput, time: number, lost: number): number {
  // Points that were taken would have decayed too.
  const taken = Math.min(getLeadPoints(get, lost), getJobPoints(get));
  return getLeadPoints(get, time) - applyDecay(taken, get("reputation.decay"), time - lost);
}

/** Returns the points to which the lead's steady pace of work leads. */
export function getSteadyPoints(get: GetInput): number {
  return (get("reputation.pace") * get("reputation.per-payment")) / get("reputation.decay");
}

/** Returns the award for the job. It is proportional to the price, so that splitting a job gains nothing. */
export function getJobPoints(get: GetInput): number {
  return get("job.price") * get("reputation.per-payment");
}

/** Returns the part of an award that counts when the most of it does: it decays while it vests. */
export function getMostCountedShare(get: GetInput): number {
  const terms = getReputationTerms(get);
  return getEffectivePoints(1, terms, terms.vestingDuration);
}

function getReputationTerms(get: GetInput): ReputationTerms {
  return { decayRate: get("reputation.decay"), vestingDuration: get("reputation.vesting") };
}
