import { levelShares } from "../models/inspection";
import { createFormula, type Mechanism } from "./mechanism";
import { deterrenceWith, endsOfWork, inspectionGame, reputation } from "./stakes";

/** How far disputes deter cheating, when checking pays, and what a validation agent risks. */
export const rulingMechanism = {
  conditions: [
    [
      (get) => endsOfWork(get).bad.lost > endsOfWork(get).good.lost,
      "bad work ends in a lost dispute more often than good work",
    ],
  ],
  formulas: {
    "ruling.good": createFormula("share", (get) => endsOfWork(get).good.lost),
    "ruling.bound": createFormula("USDC", (get) => deterrenceWith(get, reputation(get)).staying),
    "ruling.bound.without": createFormula("USDC", (get) => deterrenceWith(get, 0).staying),
    "inspection.back": createFormula("USDC", (get) => inspectionGame(get).checkingGain),
    "inspection.look": createFormula("share", (get) => levelShares(inspectionGame(get)).check),
    "inspection.poor": createFormula("share", (get) => levelShares(inspectionGame(get)).poor),
    // ρ_s·d_s·Z. The validation agent has done its work by then, so a bribe saves it nothing.
    "sampling.bribe": createFormula(
      "USDC",
      (get) => get("sampling.rate") * get("sampling.detection") * get("sampling.penalty"),
    ),
  },
} satisfies Mechanism;
