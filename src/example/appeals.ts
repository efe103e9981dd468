import { appealThreshold } from "../models/dispute";
import { type InputOf, type Mechanism, share, usdc } from "./mechanism";
import { appealOf } from "./stakes";

/** When an appeal pays. */
export const mechanism = {
  conditions: [
    [
      (get) => get("appeal.right") < get("appeal.wrong"),
      "a wrong decision is reversed more often than a right one",
    ],
  ],
  formulas: {
    "appeal.buyer.swing": usdc((get) => get("job.price") + get("job.fees") + get("appeal.deposit")),
    "appeal.threshold": share((get) => threshold(get, get("job.price"))),
    "appeal.small.threshold": share((get) => threshold(get, get("job.small"))),
  },
} satisfies Mechanism;

/** q* of a buyer to whom the final decision is worth so much. */
function threshold(get: InputOf, stake: number): number {
  return appealThreshold(appealOf(get, stake), get("appeal.deposit"));
}
