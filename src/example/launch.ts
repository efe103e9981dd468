import { type Curve, graduationPool, poolPays, virtualCurve } from "../models/bonding-curve";
import { attack, factor, type InputOf, inUnit, type Mechanism, share, usdc, words } from "./mechanism";
import { isClose, SMALLEST, whole } from "./quantities";

/** Pump.fun's virtual token reserve and its tokens sold at graduation, as shares of the supply. */
const PUMP_FUN = { reserve: 1.073, sold: 0.7931 };

const tokens = inUnit("tokens");
const perToken = inUnit("USDC per token");

/** The launch of the lead's token on a curve. */
export const mechanism = {
  conditions: (get) => [
    [get("launch.sold") < get("launch.tokens"), "fewer tokens are sold than the curve has"],
    [get("launch.snipe") < poolOf(get).quote, "the first buyer pays less than all buyers together"],
    [
      evenTokens(get) < get("launch.tokens"),
      "the curve has the tokens for which the pool pays back the first buyer",
    ],
  ],
  formulas: {
    "launch.price.first": perToken((get) => launchCurve(get).price(0)),
    "launch.price.last": perToken((get) => launchCurve(get).price(get("launch.sold"))),
    "launch.price.rise": factor((get) => get("launch.price.last") / get("launch.price.first")),
    "launch.reserve": usdc((get) => poolOf(get).quote),
    "launch.pool": tokens((get) => poolOf(get).tokens),
    "launch.left": tokens((get) => get("launch.supply") - get("launch.sold") - get("launch.pool")),
    // How much more a purchase moves the price just after graduation: the virtual reserve has disappeared.
    "launch.depth": factor((get) => (get("launch.quote") + get("launch.reserve")) / get("launch.reserve")),
    // All buyers together: before graduation the curve redeems all tokens in full, after it the pool does not.
    "launch.redeemed": usdc((get) => poolPays(poolOf(get), get("launch.sold"))),
    "launch.redeemed.share": share((get) => get("launch.redeemed") / get("launch.reserve")),
    "launch.shape.verdict": words((get) =>
      isClose(get("launch.tokens"), PUMP_FUN.reserve * get("launch.supply")) &&
      isClose(get("launch.sold"), PUMP_FUN.sold * get("launch.supply"))
        ? "has Pump.fun’s shape on another scale"
        : "has a shape of its own",
    ),
    "launch.sold.credit": usdc(
      (get) => (whole(get("launch.sold") * get("launch.price.last")) / SMALLEST) * get("loan.threshold"),
    ),
    "launch.sold.verdict": words((get) =>
      get("launch.sold.credit") > get("launch.reserve")
        ? "more than the pool holds"
        : "no more than the pool holds",
    ),
    "launch.snipe.tokens": tokens((get) => launchCurve(get).tokensFor(0, get("launch.snipe"))),
    "launch.others": usdc((get) => get("launch.reserve") - get("launch.snipe")),
    // Whoever buys first from the curve sells to the pool what it bought. It stops paying at the fee on the purchase, as a
    // share of the payment: the rest buys the tokens for which the pool pays just the payment.
    ...attack("snipe", "share", {
      cost: (get) => get("launch.snipe"),
      gain: (get) => poolPays(poolOf(get), get("launch.snipe.tokens")),
      stops: (get) => 1 - launchCurve(get).reserve(evenTokens(get)) / get("launch.snipe"),
    }),
  },
  premises: {
    snipe: (get) =>
      get("attack.snipe.gain") > get("attack.snipe.cost") ? undefined : "buying first loses money",
  },
} satisfies Mechanism;

/** The curve on which the example's token is sold. */
export function launchCurve(get: InputOf): Curve {
  return virtualCurve(get("launch.quote"), get("launch.tokens"));
}

const poolOf = (get: InputOf) => graduationPool(launchCurve(get), get("launch.sold"));

/** The tokens for which the pool pays just what the first buyer paid. */
function evenTokens(get: InputOf): number {
  const [paid, { quote, tokens }] = [get("launch.snipe"), poolOf(get)];
  return (paid * tokens) / (quote - paid);
}
