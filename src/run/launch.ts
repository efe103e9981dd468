import { snipeLaunch } from "../models/attacks";
import { type Curve, depthFactor, graduationPool, swapOut, virtualCurve } from "../models/bonding-curve";
import type { InputOf, Mechanism, ValueOf } from "./mechanism";
import {
  attackOf,
  factor,
  isClose,
  premise,
  SMALLEST,
  share,
  usdc,
  value,
  verdicts,
  whole,
} from "./quantities";

/** Pump.fun's virtual token reserve and its tokens sold at graduation, as shares of the supply. */
const PUMP_FUN = { reserve: 1.073, sold: 0.7931 };

/** The launch of the lead's token on a curve. */
export const mechanism = {
  values: launchValues,
  verdicts: launchVerdicts,
  premises: (get) => ({
    snipe: premise(
      get("attack.snipe.gain") > get("attack.snipe.cost") ? undefined : "buying first loses money",
    ),
  }),
} satisfies Mechanism;

/** The curve on which the run's token is sold. */
export function launchCurve(get: InputOf): Curve {
  return virtualCurve(get("launch.quote"), get("launch.tokens"));
}

function launchValues(get: InputOf) {
  const curve = launchCurve(get);
  const sold = get("launch.sold");
  const pool = graduationPool(curve, sold);
  // All buyers of the sale together: before graduation the curve redeems all tokens in full, after it the pool does not.
  const redeemed = swapOut(pool, sold).out;
  const snipe = sniping(get);
  return {
    "launch.price.first": value(curve.price(0), "USDC per token"),
    "launch.price.last": value(curve.price(sold), "USDC per token"),
    "launch.price.rise": factor(curve.price(sold) / curve.price(0)),
    "launch.reserve": usdc(pool.quote),
    "launch.pool": value(pool.tokens, "tokens"),
    "launch.left": value(get("launch.supply") - sold - pool.tokens, "tokens"),
    "launch.depth": factor(depthFactor(get("launch.quote"), pool.quote)),
    "launch.redeemed": usdc(redeemed),
    "launch.redeemed.share": share(redeemed / pool.quote),
    "launch.sold.credit": usdc((whole(sold * curve.price(sold)) / SMALLEST) * get("loan.threshold")),
    "launch.snipe.tokens": value(snipe.tokens, "tokens"),
    "launch.others": usdc(pool.quote - get("launch.snipe")),
    ...attackOf("attack.snipe", "share", snipe),
  };
}

function launchVerdicts(get: ValueOf) {
  return verdicts({
    "launch.shape.verdict":
      isClose(get("launch.tokens"), PUMP_FUN.reserve * get("launch.supply")) &&
      isClose(get("launch.sold"), PUMP_FUN.sold * get("launch.supply"))
        ? "has Pump.fun’s shape on another scale"
        : "has a shape of its own",
    "launch.sold.verdict":
      get("launch.sold.credit") > get("launch.reserve")
        ? "more than the pool holds"
        : "no more than the pool holds",
  });
}

function sniping(get: InputOf) {
  return snipeLaunch(launchCurve(get), {
    payment: get("launch.snipe"),
    soldAtGraduation: get("launch.sold"),
  });
}
