import { appealThreshold } from "../models/dispute";
import { createFormula, type GetInput, type Mechanism } from "./mechanism";
import { appealOf } from "./stakes";

/** Computes from which chance of a reversal on an appeal pays for the buyer. */
export const appealMechanism = {
  conditions: [
    [
      (get) => get("appeal.right") < get("appeal.wrong"),
      "a wrong decision is reversed more often than a right one",
    ],
  ],
  formulas: {
    "appeal.buyer.swing": createFormula(
      "USDC",
      (get) => get("job.price") + get("job.fees") + get("appeal.deposit"),
    ),
    "appeal.threshold": createFormula("share", (get) => getBuyerThreshold(get, get("job.price"))),
    "appeal.small.threshold": createFormula("share", (get) => getBuyerThreshold(get, get("job.small"))),
  },
} satisfies Mechanism;

/** Returns q*: the chance of a reversal above which a buyer appeals if winning is worth `stakeUsdc` to it. */
function getBuyerThreshold(get: GetInput, stakeUsdc: number): number {
  return appealThreshold(appealOf(get, stakeUsdc), get("appeal.deposit"));
}
