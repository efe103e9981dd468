import { getTimeToLiquidation } from "../models/lending";
import { applyLostDispute } from "../models/reputation";
import { createFormula, type GetValue, type Mechanism } from "./mechanism";

/** A loan on tokens and reputation. */
export const loanMechanism = {
  conditions: [
    [
      (get) => get("loan.collateral") <= get("loan.debt"),
      "the loan is no less than the tokens that secure it",
    ],
  ],
  formulas: {
    "loan.covered": createFormula("USDC", (get) => get("loan.collateral") * get("loan.threshold")),
    "loan.credit": createFormula("USDC", (get) => get("reputation.standing") * get("loan.per-point")),
    "loan.capacity": createFormula("USDC", (get) => get("loan.covered") + get("loan.credit")),
    // In Aave's sense: below 1 the position can be liquidated.
    "loan.health": createFormula("factor", (get) => get("loan.capacity") / get("loan.debt")),
    "loan.until": createFormula("days", (get) => getHealthyDays(get, get("loan.credit"))),
    "loan.until.after": createFormula("days", (get) =>
      getHealthyDays(get, applyLostDispute(get("loan.credit"), get("reputation.cut"))),
    ),
    // Reputation cannot be sold, so nothing of it is recovered.
    "loan.loss": createFormula("share", (get) => {
      const seized = Math.min(get("entry.lock.free"), get("loan.debt") - get("loan.collateral"));
      return 1 - (get("loan.collateral") + seized) / get("loan.debt");
    }),
  },
} satisfies Mechanism;

/** How long the health factor stays above 1 by decay alone, with so much credit on reputation now. */
const getHealthyDays = (get: GetValue, creditNow: number) =>
  getTimeToLiquidation({
    debt: get("loan.debt"),
    covered: get("loan.covered"),
    creditNow,
    decayRate: get("reputation.decay"),
  });
