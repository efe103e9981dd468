import { makeReputationByWashing, priceOfWashedPoint } from "../models/attacks";
import { awardFor } from "../models/reputation";
import type { InputOf, Mechanism } from "./mechanism";
import { attackOf, usdc, value, verdicts } from "./quantities";
import { countedAward, lostWith, pointWorth, reputation, washJob } from "./standing";

/** What a job adds to a reputation, what a lost dispute takes, and what points are worth. */
export const mechanism = {
  values: reputationValues,
  verdicts: (get) =>
    verdicts({
      "attack.wash.verdict":
        get("attack.wash.stops") > 0 ? "stops paying at" : "does not pay even without a fee:",
    }),
} satisfies Mechanism;

function reputationValues(get: InputOf) {
  const award = awardFor(get("job.price"), get("reputation.per-payment"));
  const standing = reputation(get);
  const wash = makeReputationByWashing(washJob(get), {
    worthOfPoint: pointWorth(get),
    discountRate: get("entry.discount"),
  });
  return {
    "reputation.award": value(award, "points"),
    "reputation.award.peak": value(countedAward(get), "points"),
    "reputation.standing": value(standing, "points"),
    "reputation.worth": usdc(standing * pointWorth(get)),
    "reputation.point": value(pointWorth(get), "USDC per point"),
    "reputation.lost": value(standing * get("reputation.cut"), "points"),
    "reputation.lost.worth": usdc(lostWith(get).reputationLost),
    ...attackOf("attack.wash", "share", wash),
    "attack.wash.point": value(priceOfWashedPoint(washJob(get), countedAward(get)), "USDC per point"),
  };
}
