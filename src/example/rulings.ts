import { levelShares } from "../models/inspection";
import { type Mechanism, share, usdc } from "./mechanism";
import { deterrenceWith, endsOfWork, inspectionGame, reputation } from "./stakes";

/** How far disputes deter cheating, when checking pays, and what a validation agent risks. */
export const mechanism = {
  conditions: [
    [
      (get) => endsOfWork(get).bad.lost > endsOfWork(get).good.lost,
      "bad work ends in a lost dispute more often than good work",
    ],
  ],
  formulas: {
    "ruling.good": share((get) => endsOfWork(get).good.lost),
    "ruling.bound": usdc((get) => deterrenceWith(get, reputation(get)).staying),
    "ruling.bound.without": usdc((get) => deterrenceWith(get, 0).staying),
    "inspection.back": usdc((get) => inspectionGame(get).checkingGain),
    "inspection.look": share((get) => levelShares(inspectionGame(get)).check),
    "inspection.poor": share((get) => levelShares(inspectionGame(get)).poor),
    // ρ_s·d_s·Z. The validation agent has done its work by then, so a bribe saves it nothing.
    "sampling.bribe": usdc(
      (get) => get("sampling.rate") * get("sampling.detection") * get("sampling.penalty"),
    ),
  },
} satisfies Mechanism;
