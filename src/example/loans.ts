import { timeToLiquidation } from "../models/lending";
import { afterLostDispute } from "../models/reputation";
import { days, factor, type Mechanism, share, usdc, type ValueOf } from "./mechanism";

/** A loan on tokens and reputation. */
export const mechanism = {
  conditions: [
    [
      (get) => get("loan.collateral") <= get("loan.debt"),
      "the loan is no less than the tokens that secure it",
    ],
  ],
  formulas: {
    "loan.covered": usdc((get) => get("loan.collateral") * get("loan.threshold")),
    "loan.credit": usdc((get) => get("reputation.standing") * get("loan.per-point")),
    "loan.capacity": usdc((get) => get("loan.covered") + get("loan.credit")),
    // In Aave's sense: below 1 the position can be liquidated.
    "loan.health": factor((get) => get("loan.capacity") / get("loan.debt")),
    "loan.until": days((get) => healthyFor(get, get("loan.credit"))),
    "loan.until.after": days((get) =>
      healthyFor(get, afterLostDispute(get("loan.credit"), get("reputation.cut"))),
    ),
    // Reputation cannot be sold, so nothing of it is recovered.
    "loan.loss": share((get) => {
      const seized = Math.min(get("entry.lock.free"), get("loan.debt") - get("loan.collateral"));
      return 1 - (get("loan.collateral") + seized) / get("loan.debt");
    }),
  },
} satisfies Mechanism;

/** How long the health factor stays above 1 by decay alone, with so much credit on reputation now. */
const healthyFor = (get: ValueOf, creditNow: number) =>
  timeToLiquidation({
    debt: get("loan.debt"),
    covered: get("loan.covered"),
    creditNow,
    decayRate: get("reputation.decay"),
  });
