import {
  type Award,
  getAwardedPoints,
  getEffectivePoints,
  type Loss,
  type ReputationTerms,
  sumEffectivePoints,
} from "../models/reputation";
import { createFormula, type GetInput, type Mechanism } from "./mechanism";
import { isAscending } from "./quantities";
import { reputation, reputationTerms } from "./stakes";

/** Computes what a job adds to the agent’s reputation, and what three awards and a lost dispute come to over time. */
export const awardMechanism = {
  conditions: [
    [
      (get) =>
        isAscending(0, get("record.second"), get("record.loss"), get("record.third"), get("record.end")),
      "the lost dispute of the record falls between its second award and its third, which comes before the end",
    ],
  ],
  formulas: {
    "reputation.award": createFormula("points", (get) =>
      getAwardedPoints(get("job.price"), get("reputation.per-payment")),
    ),
    // The protocol counts points in whole hundredths.
    "reputation.award.peak": createFormula("points", (get) => {
      const terms = reputationTerms(get);
      return (
        Math.floor(getEffectivePoints(get("reputation.award"), terms, terms.vestingDuration) / 0.01) * 0.01
      );
    }),
    "reputation.standing": createFormula("points", reputation),
    "record.loss.before": createFormula("points", (get) => getRecordPoints(get, get("record.loss"), false)),
    "record.loss.after": createFormula("points", (get) => getRecordPoints(get, get("record.loss"), true)),
    "record.end.counting": createFormula("points", (get) => getRecordPoints(get, get("record.end"), true)),
    // An agent that hires itself gets the price back: a point costs it only the fee and the gas of the job.
    "attack.wash.point": createFormula(
      "USDC per point",
      (get) => (get("job.price") * get("wash.fee") + get("wash.overhead")) / get("reputation.award.peak"),
    ),
  },
} satisfies Mechanism;

/** Returns three awards for the example's job, and a lost dispute after the second. Times are in days from the first award. */
export function getReputationRecord(get: GetInput): { awards: Award[]; terms: ReputationTerms; loss: Loss } {
  const size = getAwardedPoints(get("job.price"), get("reputation.per-payment"));
  return {
    awards: [0, get("record.second"), get("record.third")].map((at) => ({ size, at })),
    terms: reputationTerms(get),
    loss: { at: get("record.loss"), cut: get("reputation.cut") },
  };
}

/** Returns the points that the record counts `time` days after its first award. */
function getRecordPoints(get: GetInput, time: number, hasLostDispute: boolean): number {
  const { awards, terms, loss } = getReputationRecord(get);
  return sumEffectivePoints(awards, terms, hasLostDispute ? [loss] : [], time);
}
