import { levelShares } from "../models/inspection";
import { createFormula, type Mechanism } from "./mechanism";
import { deterrenceWith, endsOfWork, inspectionGame, reputation } from "./stakes";

/** Computes how far disputes deter cheating, when checking pays for a buyer, and which bribes a validation agent refuses. */
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
    // ρ_s·d_s·Z, without the cost of validating: the bribe comes when that work is done, so accepting it saves none.
    "sampling.bribe": createFormula(
      "USDC",
      (get) => get("sampling.rate") * get("sampling.detection") * get("sampling.penalty"),
    ),
  },
} satisfies Mechanism;
