import {
  type Award,
  getAward,
  getEffectivePoints,
  type Loss,
  type ReputationTerms,
  sumEffectivePoints,
} from "../models/reputation";
import { createFormula, type GetInput, type Mechanism } from "./mechanism";
import { isAscending } from "./quantities";
import { reputation, reputationTerms } from "./stakes";

/** What a job adds to a reputation, and a record of three awards and one lost dispute. */
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
      getAward(get("job.price"), get("reputation.per-payment")),
    ),
    // Points are counted in whole hundredths.
    "reputation.award.peak": createFormula("points", (get) => {
      const terms = reputationTerms(get);
      return (
        Math.floor(getEffectivePoints(get("reputation.award"), terms, terms.vestingDuration) / 0.01) * 0.01
      );
    }),
    "reputation.standing": createFormula("points", reputation),
    "record.loss.before": createFormula("points", (get) => getCountingPoints(get, get("record.loss"), false)),
    "record.loss.after": createFormula("points", (get) => getCountingPoints(get, get("record.loss"), true)),
    "record.end.counting": createFormula("points", (get) => getCountingPoints(get, get("record.end"), true)),
    // An agent that hires itself gets the price back, and pays a fee and some gas.
    "attack.wash.point": createFormula(
      "USDC per point",
      (get) => (get("job.price") * get("wash.fee") + get("wash.overhead")) / get("reputation.award.peak"),
    ),
  },
} satisfies Mechanism;

/** Three awards of the example's job and a lost dispute between the last two; times in days from the first. */
export function getReputationRecord(get: GetInput): { awards: Award[]; terms: ReputationTerms; loss: Loss } {
  const size = getAward(get("job.price"), get("reputation.per-payment"));
  return {
    awards: [0, get("record.second"), get("record.third")].map((at) => ({ size, at })),
    terms: reputationTerms(get),
    loss: { at: get("record.loss"), cut: get("reputation.cut") },
  };
}

function getCountingPoints(get: GetInput, time: number, isLost: boolean): number {
  const { awards, terms, loss } = getReputationRecord(get);
  return sumEffectivePoints(awards, terms, isLost ? [loss] : [], time);
}
