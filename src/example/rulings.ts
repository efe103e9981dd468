import { endsOf, expectedCost } from "../models/deterrence";
import { levelShares } from "../models/inspection";
import { attack, type InputOf, type Mechanism, share, usdc, type ValueOf, words } from "./mechanism";
import {
  agentStake,
  deterrenceWith,
  endsOfWork,
  inspectionGame,
  reputation,
  rulings,
  stakesWith,
} from "./standing";

/** What a ruling puts at stake, and whether that deters; what follows from looking that has a cost; what holds the validator. */
export const mechanism = {
  conditions: (get) => [
    [
      endsOfWork(get).bad.lost > endsOfWork(get).good.lost,
      "bad work ends in a lost dispute more often than good work",
    ],
  ],
  formulas: {
    "ruling.bad": share((get) => endsOfWork(get).bad.lost),
    "ruling.bad.first": share((get) => endsOfWork(get).bad.atOnce),
    "ruling.bad.appealed": share(
      (get) => endsOfWork(get).bad.onBuyersAppeal + endsOfWork(get).bad.onOwnAppeal,
    ),
    "ruling.good": share((get) => endsOfWork(get).good.lost),
    "ruling.difference": share((get) => get("ruling.bad") - get("ruling.good")),
    "ruling.stake": usdc((get) => agentStake(get) + get("job.fee.validation")),
    "ruling.stake.appealed": usdc((get) => agentStake(get) + get("job.fees")),
    "ruling.cost.bad": usdc((get) => deterrence(get).bad),
    "ruling.cost.good": usdc((get) => deterrence(get).good),
    "ruling.bound": usdc((get) => deterrence(get).staying),
    "ruling.bound.overlap": usdc((get) => {
      const together = lostTogether(get);
      return get("ruling.bound.without") + together(get("ruling.bad")) - together(get("ruling.good"));
    }),
    "ruling.bound.without": usdc((get) => deterrenceWith(get, 0).staying),
    "ruling.bound.leaving": usdc((get) => deterrence(get).leaving),
    "ruling.bound.verdict": words((get) => (deters(get, "ruling.bound") ? "deters" : "does not deter")),
    "ruling.bound.overlap.verdict": words((get) =>
      deters(get, "ruling.bound.overlap") ? "deters" : "does not deter",
    ),
    "ruling.bound.without.verdict": words((get) =>
      deters(get, "ruling.bound.without") ? "deter" : "do not deter",
    ),
    "ruling.bound.leaving.verdict": words((get) =>
      deters(get, "ruling.bound.leaving") ? "deters" : "does not deter",
    ),

    "inspection.back": usdc((get) => inspectionGame(get).lookingGain),
    "inspection.look": share((get) => levelShares(inspectionGame(get)).look),
    "inspection.poor": share((get) => levelShares(inspectionGame(get)).poor),
    "inspection.look.verdict": words((get) =>
      get("inspection.look") < 1 ? "stops paying where more than" : "would stop paying only where more than",
    ),
    "inspection.poor.verdict": words((get) =>
      get("inspection.poor") < 1
        ? "beats silence where more than"
        : "would beat silence only where more than",
    ),

    // A validator has judged, so that a bribe saves it no work: what it risks by taking one is ρ_s·d_s·Z.
    "sampling.bribe": usdc((get) => caught(get) * get("sampling.penalty")),
    // An agent buys the first ruling over bad work that the validator has found out. It stops paying at the penalty Z.
    ...attack("bribe", "USDC", {
      cost: (get) => get("sampling.bribe"),
      gain: (get) => costOfRuling(get, "against the agent") - costOfRuling(get, "for the agent"),
      stops: (get) => get("attack.bribe.gain") / caught(get),
    }),
    "attack.bribe.verdict": words((get) =>
      get("attack.bribe.gain") > get("attack.bribe.cost") ? "pays" : "does not pay",
    ),
  },
  premises: { appeals: appealsObjection, inspection: inspectionObjection },
} satisfies Mechanism;

const deterrence = (get: InputOf) => deterrenceWith(get, reputation(get));

const deters = (get: ValueOf, bound: "ruling.bound" | `ruling.bound.${"overlap" | "without" | "leaving"}`) =>
  get(bound) >= get("ruling.cheat");

/**
 * What as many disputes as the lock covers jobs, all at the same time, take of reputation on average for each of the jobs, by
 * the chance that one is lost: a loss takes its share δ of what the one before left, so v·R·(1 − (1 − δ·chance)^k)/k.
 */
function lostTogether(get: ValueOf) {
  const jobs = Math.max(1, get("entry.lock.jobs"));
  return (chance: number) =>
    (get("reputation.worth") * (1 - (1 - get("reputation.cut") * chance) ** jobs)) / jobs;
}

/** The chance that a wrong ruling is sampled and detected. */
const caught = (get: InputOf) => get("sampling.rate") * get("sampling.detection");

/** What bad work costs the lead on average once it has been looked at and ruled on. */
function costOfRuling(get: InputOf, ruling: "against the agent" | "for the agent"): number {
  const ruled = { ...rulings(get), look: 1, hit: ruling === "against the agent" ? 1 : 0 };
  return expectedCost(endsOf("bad", ruled), stakesWith(get, reputation(get)));
}

/** Both sides appeal wrong rulings, and no others. */
function appealsObjection(get: ValueOf): string | undefined {
  const { threshold, reversal } = rulings(get);
  for (const [party, least] of Object.entries(threshold)) {
    if (reversal.right > least) return `it pays the ${party} to appeal right rulings too`;
    if (reversal.wrong <= least) return `it does not pay the ${party} to appeal wrong rulings`;
  }
  return undefined;
}

/** Each side has a reason for both of its choices. */
function inspectionObjection(get: ValueOf): string | undefined {
  if (get("inspection.look") <= 0) return "cheating saves nothing";
  if (get("inspection.look") >= 1) return "cheating pays even where every buyer looks";
  if (get("inspection.poor") <= 0) return "looking costs nothing";
  if (get("inspection.poor") >= 1) return "looking costs more than it brings back";
  return undefined;
}
