import {
  type Award,
  awardFor,
  effective,
  effectiveAfterLosses,
  type Loss,
  type Terms,
  worthOfAward,
} from "../models/reputation";
import { attack, type InputOf, inUnit, type Mechanism, points, usdc, words } from "./mechanism";
import { isAscending } from "./quantities";
import { pointWorth, reputation, reputationTerms } from "./standing";

/** What a job adds to a reputation, what a lost dispute takes, and what points are worth; a record of three awards. */
export const mechanism = {
  conditions: (get) => [
    [
      isAscending(0, get("record.second"), get("record.loss"), get("record.third"), get("record.end")),
      "the lost dispute of the record falls between its second award and its third, which comes before the end",
    ],
  ],
  formulas: {
    "reputation.award": points((get) => awardFor(get("job.price"), get("reputation.per-payment"))),
    // In whole hundredths of a point, as points are counted.
    "reputation.award.peak": points((get) => {
      const terms = reputationTerms(get);
      return Math.floor(effective(get("reputation.award"), terms, terms.vestingDuration) / 0.01) * 0.01;
    }),
    "reputation.standing": points(reputation),
    "reputation.worth": usdc((get) => get("reputation.standing") * get("reputation.point")),
    "reputation.point": inUnit("USDC per point")(pointWorth),
    "reputation.lost": points((get) => get("reputation.standing") * get("reputation.cut")),
    "reputation.lost.worth": usdc((get) => get("reputation.lost") * get("reputation.point")),
    "record.loss.before": points((get) => counting(get, get("record.loss"), false)),
    "record.loss.after": points((get) => counting(get, get("record.loss"), true)),
    "record.end.counting": points((get) => counting(get, get("record.end"), true)),
    // A job between two identities of one owner. It stops paying at the acceptance fee, a share of P, and below zero where
    // the overhead alone is enough.
    ...attack("wash", "share", {
      cost: (get) => get("job.price") * get("wash.fee") + get("wash.overhead"),
      gain: (get) =>
        worthOfAward(get("reputation.award"), {
          worthOfPoint: get("reputation.point"),
          discountRate: get("entry.discount"),
          vestingDuration: get("reputation.vesting"),
        }),
      stops: (get) => (get("attack.wash.gain") - get("wash.overhead")) / get("job.price"),
    }),
    "attack.wash.point": inUnit("USDC per point")(
      (get) => get("attack.wash.cost") / get("reputation.award.peak"),
    ),
    "attack.wash.verdict": words((get) =>
      get("attack.wash.stops") > 0 ? "stops paying at" : "does not pay even without a fee:",
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
