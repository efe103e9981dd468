import { type Award, awardFor, effectiveAfterLosses, type Loss, type Terms } from "../models/reputation";
import type { InputOf, Mechanism } from "./mechanism";
import { isAscending, value } from "./quantities";
import { reputationTerms } from "./standing";

/** A record of three awards with a lost dispute in it. */
export const mechanism = {
  conditions: (get) => [
    [
      isAscending(0, get("record.second"), get("record.loss"), get("record.third"), get("record.end")),
      "the lost dispute of the record falls between its second award and its third, which comes before the end",
    ],
  ],
  values: recordValues,
} satisfies Mechanism;

/** Three awards of the run's job and a lost dispute between the last two; times in days from the first. */
export function recordOf(get: InputOf): { awards: Award[]; terms: Terms; loss: Loss } {
  const size = awardFor(get("job.price"), get("reputation.per-payment"));
  return {
    awards: [0, get("record.second"), get("record.third")].map((at) => ({ size, at })),
    terms: reputationTerms(get),
    loss: { at: get("record.loss"), cut: get("reputation.cut") },
  };
}

function recordValues(get: InputOf) {
  const { awards, terms, loss } = recordOf(get);
  const counting = (time: number, losses: readonly Loss[]) =>
    value(effectiveAfterLosses(awards, terms, losses, time), "points");
  return {
    "record.loss.before": counting(loss.at, []),
    "record.loss.after": counting(loss.at, [loss]),
    "record.end.counting": counting(get("record.end"), [loss]),
  };
}
