import {
  type BondingCurve,
  createGraduationPool,
  createVirtualCurve,
  getPoolPayout,
  type Pool,
} from "../models/bonding-curve";
import { createFormula, type GetInput, type Mechanism } from "./mechanism";

/** Computes the sale of the lead's token on a bonding curve, and the pool that it graduates to. */
export const launchMechanism = {
  conditions: [
    [(get) => get("launch.sold") < get("launch.tokens"), "fewer tokens are sold than the curve has"],
  ],
  formulas: {
    "launch.price.first": createFormula("USDC per token", (get) => createLaunchCurve(get).getPrice(0)),
    "launch.price.last": createFormula("USDC per token", (get) =>
      createLaunchCurve(get).getPrice(get("launch.sold")),
    ),
    "launch.reserve": createFormula("USDC", (get) => createLaunchPool(get).quote),
    "launch.pool": createFormula("tokens", (get) => createLaunchPool(get).tokens),
    // The pool lacks the virtual reserve, so a small trade moves its price by this factor more than the curve's.
    "launch.depth": createFormula(
      "factor",
      (get) => (get("launch.quote") + get("launch.reserve")) / get("launch.reserve"),
    ),
    "launch.redeemed": createFormula("USDC", (get) =>
      getPoolPayout(createLaunchPool(get), get("launch.sold")),
    ),
  },
} satisfies Mechanism;

export function createLaunchCurve(get: GetInput): BondingCurve {
  return createVirtualCurve(get("launch.quote"), get("launch.tokens"));
}

function createLaunchPool(get: GetInput): Pool {
  return createGraduationPool(createLaunchCurve(get), get("launch.sold"));
}
