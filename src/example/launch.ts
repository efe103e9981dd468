import { type Curve, graduationPool, poolPays, virtualCurve } from "../models/bonding-curve";
import { factor, type InputOf, inUnit, type Mechanism, usdc } from "./mechanism";

const tokens = inUnit("tokens");
const perToken = inUnit("USDC per token");

/** The launch of the lead's token on a curve. */
export const mechanism = {
  conditions: [
    [(get) => get("launch.sold") < get("launch.tokens"), "fewer tokens are sold than the curve has"],
  ],
  formulas: {
    "launch.price.first": perToken((get) => launchCurve(get).price(0)),
    "launch.price.last": perToken((get) => launchCurve(get).price(get("launch.sold"))),
    "launch.reserve": usdc((get) => poolOf(get).quote),
    "launch.pool": tokens((get) => poolOf(get).tokens),
    // How much more a small trade moves the price after graduation, when the virtual reserve is gone.
    "launch.depth": factor((get) => (get("launch.quote") + get("launch.reserve")) / get("launch.reserve")),
    "launch.redeemed": usdc((get) => poolPays(poolOf(get), get("launch.sold"))),
  },
} satisfies Mechanism;

/** The curve on which the example's token is sold. */
export function launchCurve(get: InputOf): Curve {
  return virtualCurve(get("launch.quote"), get("launch.tokens"));
}

const poolOf = (get: InputOf) => graduationPool(launchCurve(get), get("launch.sold"));
