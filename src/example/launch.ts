import {
  type BondingCurve,
  createGraduationPool,
  createVirtualCurve,
  getPoolPayout,
} from "../models/bonding-curve";
import { createFormula, type GetInput, type Mechanism } from "./mechanism";

/** The launch of the lead's token on a curve. */
export const launchMechanism = {
  conditions: [
    [(get) => get("launch.sold") < get("launch.tokens"), "fewer tokens are sold than the curve has"],
  ],
  formulas: {
    "launch.price.first": createFormula("USDC per token", (get) => createLaunchCurve(get).price(0)),
    "launch.price.last": createFormula("USDC per token", (get) =>
      createLaunchCurve(get).price(get("launch.sold")),
    ),
    "launch.reserve": createFormula("USDC", (get) => createLaunchPool(get).quote),
    "launch.pool": createFormula("tokens", (get) => createLaunchPool(get).tokens),
    // How much more a small trade moves the price after graduation, when the virtual reserve is gone.
    "launch.depth": createFormula(
      "factor",
      (get) => (get("launch.quote") + get("launch.reserve")) / get("launch.reserve"),
    ),
    "launch.redeemed": createFormula("USDC", (get) =>
      getPoolPayout(createLaunchPool(get), get("launch.sold")),
    ),
  },
} satisfies Mechanism;

/** The curve on which the example's token is sold. */
export function createLaunchCurve(get: GetInput): BondingCurve {
  return createVirtualCurve(get("launch.quote"), get("launch.tokens"));
}

const createLaunchPool = (get: GetInput) => createGraduationPool(createLaunchCurve(get), get("launch.sold"));
