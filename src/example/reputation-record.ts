import { getPointsAfterLoss, getPointsAfterStop, sumEffectivePoints } from "../models/reputation";
import type { GetInput } from "./names";

/** Returns three awards for the example's job and a dispute that is lost before the third. Times are in days. */
export function getReputationRecord(get: GetInput) {
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
  const getPoints = (at: number) => sumEffectivePoints(awards, terms, at);
  return hasLostDispute ? getPointsAfterLoss(getPoints, loss, terms.decayRate, time) : getPoints(time);
}

/** Returns the points that the lead counts `time` days after it stops working. */
export function getLeadPoints(get: GetInput, time: number): number {
  return getPointsAfterStop(getSteadyPoints(get), getReputationTerms(get), time);
}

/** Returns the same if it also loses a dispute on the day `loan.lost`. */
export function getLeadPointsAfterLoss(get: GetInput, time: number): number {
  const loss = { at: get("loan.lost"), points: getJobPoints(get) };
  return getPointsAfterLoss((at) => getLeadPoints(get, at), loss, get("reputation.decay"), time);
}

/** Returns the points to which the lead's steady pace of work leads. */
export function getSteadyPoints(get: GetInput): number {
  return (get("reputation.pace") * get("reputation.per-payment")) / get("reputation.decay");
}

/** Returns the award for the job. It is proportional to the price, so that splitting a job gains nothing. */
export function getJobPoints(get: GetInput): number {
  return get("job.price") * get("reputation.per-payment");
}

export function getReputationTerms(get: GetInput) {
  return { decayRate: get("reputation.decay"), vestingDuration: get("reputation.vesting") };
}
