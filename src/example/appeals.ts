import { appealThreshold } from "../models/dispute";
import { createFormula, type GetInput, type Mechanism } from "./mechanism";
import { appealOf } from "./stakes";

/** When an appeal pays. */
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

/** q* of a buyer to whom the final decision is worth so much. */
function getBuyerThreshold(get: GetInput, stake: number): number {
  return appealThreshold(appealOf(get, stake), get("appeal.deposit"));
}
