import { disputeForFreeWork } from "../models/attacks";
import { appealThreshold, depositForThreshold, prohibitiveFee } from "../models/dispute";
import type { InputOf, Mechanism, ValueOf } from "./mechanism";
import { attackOf, isClose, share, usdc, verdicts } from "./quantities";
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
  values: appealValues,
  verdicts: appealVerdicts,
} satisfies Mechanism;

function appealValues(get: InputOf) {
  const [P, f1, f2, D] = [
    get("job.price"),
    get("job.fee.validation"),
    get("job.fee.human"),
    get("appeal.deposit"),
  ];
  const appeal = (stake: number) => appealOf(get, stake);
  const threshold = (stake: number, deposit = D) => appealThreshold(appeal(stake), deposit);
  const deposit = (stake: number, decision: "right" | "wrong") =>
    depositForThreshold(appeal(stake), get(`appeal.${decision}`));
  const scaled = D / P;
  return {
    "dispute.fee.most": usdc(prohibitiveFee(P, get("ruling.hit"))),
    "appeal.buyer.risked": usdc(f2 + D + get("appeal.carry") * D),
    "appeal.buyer.swing": usdc(P + f1 + f2 + D),
    "appeal.threshold": share(threshold(P)),
    "appeal.agent.threshold": share(threshold(agentStake(get))),
    "appeal.small.threshold": share(threshold(get("job.small"))),
    "appeal.small.scaled": share(threshold(get("job.small"), scaled * get("job.small"))),
    "appeal.small.without": share(threshold(get("job.small"), 0)),
    "appeal.small.limit": share(f2 / (f1 + f2)),
    "appeal.small.most": usdc(deposit(get("job.small"), "wrong")),
    "appeal.deposit.least": usdc(deposit(P, "right")),
    "appeal.deposit.most": usdc(deposit(P, "wrong")),
    "appeal.large.least": usdc(deposit(get("job.large"), "right")),
    "appeal.deposit.share": share(scaled),
    ...attackOf(
      "attack.free-work",
      "USDC",
      disputeForFreeWork({ payment: P, validationFee: f1, chanceOfError: get("ruling.error") }),
    ),
  };
}

function appealVerdicts(get: ValueOf) {
  const [threshold, right, wrong] = [get("appeal.threshold"), get("appeal.right"), get("appeal.wrong")];
  return verdicts({
    "appeal.threshold.verdict":
      threshold < right
        ? "right decisions are appealed too"
        : threshold < wrong
          ? "only wrong decisions are appealed"
          : "no decision is appealed",
    "appeal.deposit.verdict":
      Math.max(0, get("appeal.large.least")) <= get("appeal.small.most") ? "some suit" : "none suits",
    "appeal.small.limit.verdict": placeInBand(get("appeal.small.limit"), right, wrong),
  });
}

function placeInBand(threshold: number, right: number, wrong: number): string {
  if (isClose(threshold, wrong)) return "the edge of the band";
  if (threshold > wrong) return "above the band";
  return threshold > right ? "inside the band" : "below the band";
}
