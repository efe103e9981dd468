import {
  type Award,
  awardFor,
  effective,
  effectiveAfterLosses,
  type Loss,
  type Terms,
} from "../models/reputation";
import { type InputOf, inUnit, type Mechanism, points } from "./mechanism";
import { isAscending } from "./quantities";
import { reputation, reputationTerms } from "./stakes";

/** What a job adds to a reputation, and a record of three awards and one lost dispute. */
export const mechanism = {
  conditions: [
    [
      (get) =>
        isAscending(0, get("record.second"), get("record.loss"), get("record.third"), get("record.end")),
      "the lost dispute of the record falls between its second award and its third, which comes before the end",
    ],
  ],
  formulas: {
    "reputation.award": points((get) => awardFor(get("job.price"), get("reputation.per-payment"))),
    // Points are counted in whole hundredths.
    "reputation.award.peak": points((get) => {
      const terms = reputationTerms(get);
      return Math.floor(effective(get("reputation.award"), terms, terms.vestingDuration) / 0.01) * 0.01;
    }),
    "reputation.standing": points(reputation),
    "record.loss.before": points((get) => counting(get, get("record.loss"), false)),
    "record.loss.after": points((get) => counting(get, get("record.loss"), true)),
    "record.end.counting": points((get) => counting(get, get("record.end"), true)),
    // An agent that hires itself gets the price back, and pays a fee and some gas.
    "attack.wash.point": inUnit("USDC per point")(
      (get) => (get("job.price") * get("wash.fee") + get("wash.overhead")) / get("reputation.award.peak"),
    ),
  },
} satisfies Mechanism;

/** Three awards of the example's job and a lost dispute between the last two; times in days from the first. */
export function recordOf(get: InputOf): { awards: Award[]; terms: Terms; loss: Loss } {
  const size = awardFor(get("job.price"), get("reputation.per-payment"));
  return {
    awards: [0, get("record.second"), get("record.third")].map((at) => ({ size, at })),
    terms: reputationTerms(get),
    loss: { at: get("record.loss"), cut: get("reputation.cut") },
  };
}

function counting(get: InputOf, time: number, isLost: boolean): number {
  const { awards, terms, loss } = recordOf(get);
  return effectiveAfterLosses(awards, terms, isLost ? [loss] : [], time);
}
