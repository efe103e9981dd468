import {
  type Award,
  getAward,
  type Loss,
  type ReputationTerms,
  sumEffectivePoints,
} from "../models/reputation";
import type { GetInput } from "./names";

/** Returns three awards for the example's job and a dispute that is lost before the third. Times are in days. */
export function getReputationRecord(get: GetInput): { awards: Award[]; terms: ReputationTerms; loss: Loss } {
  const size = getAward(get("job.price"), get("reputation.per-payment"));
  return {
    awards: [0, get("record.second"), get("record.third")].map((at) => ({ size, at })),
    terms: { decayRate: get("reputation.decay"), vestingDuration: get("reputation.vesting") },
    loss: { at: get("record.loss"), points: size },
  };
}

/** Returns the points that the record counts `time` days after its first award. */
export function getRecordPoints(get: GetInput, time: number, hasLostDispute: boolean): number {
  const { awards, terms, loss } = getReputationRecord(get);
  return sumEffectivePoints(awards, terms, hasLostDispute ? [loss] : [], time);
}
