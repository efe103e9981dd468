import { appealThreshold, depositForThreshold } from "../models/dispute";
import { attack, type InputOf, type Mechanism, share, usdc, words } from "./mechanism";
import { isClose } from "./quantities";
import { agentStake, appealOf } from "./standing";

/** When a dispute pays, and when an appeal does. */
export const mechanism = {
  conditions: (get) => [
    [
      get("job.small") < get("job.price") && get("job.price") < get("job.large"),
      "the small job is smaller than the buyer’s, and the large one larger",
    ],
    [get("appeal.right") < get("appeal.wrong"), "a wrong decision is reversed more often than a right one"],
  ],
  formulas: {
    // From which on a buyer of bad work does not gain by disputing.
    "dispute.fee.most": usdc((get) => get("job.price") * (get("ruling.hit") / (1 - get("ruling.hit")))),
    "appeal.buyer.risked": usdc(
      (get) => get("job.fee.human") + get("appeal.deposit") + get("appeal.carry") * get("appeal.deposit"),
    ),
    "appeal.buyer.swing": usdc((get) => get("job.price") + get("job.fees") + get("appeal.deposit")),
    "appeal.threshold": share((get) => threshold(get, get("job.price"))),
    "appeal.threshold.verdict": words((get) => {
      if (get("appeal.threshold") < get("appeal.right")) return "right decisions are appealed too";
      if (get("appeal.threshold") < get("appeal.wrong")) return "only wrong decisions are appealed";
      return "no decision is appealed";
    }),
    "appeal.agent.threshold": share((get) => threshold(get, agentStake(get))),
    "appeal.small.threshold": share((get) => threshold(get, get("job.small"))),
    "appeal.small.scaled": share((get) =>
      threshold(get, get("job.small"), get("appeal.deposit.share") * get("job.small")),
    ),
    "appeal.small.without": share((get) => threshold(get, get("job.small"), 0)),
    "appeal.small.limit": share((get) => get("job.fee.human") / get("job.fees")),
    "appeal.small.limit.verdict": words((get) => {
      const limit = get("appeal.small.limit");
      if (isClose(limit, get("appeal.wrong"))) return "the edge of the band";
      if (limit > get("appeal.wrong")) return "above the band";
      return limit > get("appeal.right") ? "inside the band" : "below the band";
    }),
    "appeal.small.most": usdc((get) => deposit(get, "job.small", "appeal.wrong")),
    "appeal.deposit.least": usdc((get) => deposit(get, "job.price", "appeal.right")),
    "appeal.deposit.most": usdc((get) => deposit(get, "job.price", "appeal.wrong")),
    "appeal.large.least": usdc((get) => deposit(get, "job.large", "appeal.right")),
    "appeal.deposit.verdict": words((get) =>
      Math.max(0, get("appeal.large.least")) <= get("appeal.small.most") ? "some suit" : "none suits",
    ),
    "appeal.deposit.share": share((get) => get("appeal.deposit") / get("job.price")),
    // A buyer disputes good work, hoping to have it for nothing. It stops paying at the fee f1.
    ...attack("free-work", "USDC", {
      cost: (get) => (1 - get("ruling.error")) * get("job.fee.validation"),
      gain: (get) => get("ruling.error") * get("job.price"),
      stops: (get) => (get("job.price") * get("ruling.error")) / (1 - get("ruling.error")),
    }),
  },
} satisfies Mechanism;

/** q*, for a party to whom the final decision is worth so much. */
function threshold(get: InputOf, stake: number, deposit = get("appeal.deposit")): number {
  return appealThreshold(appealOf(get, stake), deposit);
}

/** The deposit at which the buyer of a job is level where an appeal succeeds with a chance. */
function deposit(
  get: InputOf,
  job: "job.small" | "job.price" | "job.large",
  chance: "appeal.right" | "appeal.wrong",
): number {
  return depositForThreshold(appealOf(get, get(job)), get(chance));
}
