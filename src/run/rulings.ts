import { costOfLosing, reputationLostTogether } from "../models/deterrence";
import { openJobs } from "./entry";
import type { InputOf, Mechanism, ValueOf } from "./mechanism";
import { premise, share, usdc, verdicts } from "./quantities";
import { deterrenceWith, endsOfWork, lostWith, pointWorth, reputation, rulings } from "./standing";

/** What a ruling puts at stake, and whether that deters. */
export const mechanism = {
  conditions: (get) => [
    [
      endsOfWork(get).bad.lost > endsOfWork(get).good.lost,
      "bad work ends in a lost dispute more often than good work",
    ],
  ],
  values: rulingValues,
  verdicts: (get) => {
    const needed = get("ruling.cheat");
    const holds = get("ruling.bound") >= needed;
    const holdsWithout = get("ruling.bound.without") >= needed;
    return verdicts({
      "ruling.bound.verdict": holds ? "deters" : "does not deter",
      "ruling.bound.overlap.verdict": get("ruling.bound.overlap") >= needed ? "deters" : "does not deter",
      "ruling.bound.without.verdict": holdsWithout ? "deter" : "do not deter",
      "ruling.bound.leaving.verdict": get("ruling.bound.leaving") >= needed ? "deters" : "does not deter",
    });
  },
  premises: (get) => ({ appeals: premise(appealsObjection(get)) }),
} satisfies Mechanism;

/** Both sides appeal wrong rulings, and no others. */
function appealsObjection(get: ValueOf): string | undefined {
  const { threshold, reversal } = rulings(get);
  for (const [party, least] of Object.entries(threshold)) {
    if (reversal.right > least) return `it pays the ${party} to appeal right rulings too`;
    if (reversal.wrong <= least) return `it does not pay the ${party} to appeal wrong rulings`;
  }
  return undefined;
}

function rulingValues(get: InputOf) {
  const { bad, good } = endsOfWork(get);
  const held = deterrenceWith(get, reputation(get));
  const without = deterrenceWith(get, 0);
  const lost = lostWith(get);
  const together = (chance: number) =>
    reputationLostTogether(chance, openJobs(get), get("reputation.cut"), reputation(get) * pointWorth(get));
  const [f1, f2] = [get("job.fee.validation"), get("job.fee.human")];
  return {
    "ruling.bad": share(bad.lost),
    "ruling.bad.first": share(bad.atOnce),
    "ruling.bad.appealed": share(bad.onBuyersAppeal + bad.onOwnAppeal),
    "ruling.good": share(good.lost),
    "ruling.difference": share(bad.lost - good.lost),
    "ruling.stake": usdc(costOfLosing(lost, f1)),
    "ruling.stake.appealed": usdc(costOfLosing(lost, f1 + f2)),
    "ruling.cost.bad": usdc(held.bad),
    "ruling.cost.good": usdc(held.good),
    "ruling.bound": usdc(held.staying),
    "ruling.bound.overlap": usdc(without.staying + together(bad.lost) - together(good.lost)),
    "ruling.bound.without": usdc(without.staying),
    "ruling.bound.leaving": usdc(held.leaving),
  };
}
