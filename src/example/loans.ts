import { getTimeToLiquidation } from "../models/lending";
import { applyLostDispute } from "../models/reputation";
import { createFormula, type GetValue, type Mechanism } from "./mechanism";

/** Computes a loan that tokens and reputation secure. */
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
    // The health factor as Aave defines it: below 1 the loan can be liquidated.
    "loan.health": createFormula("factor", (get) => get("loan.capacity") / get("loan.debt")),
    "loan.until": createFormula("days", (get) => getHealthyDays(get, get("loan.credit"))),
    "loan.until.after": createFormula("days", (get) =>
      getHealthyDays(get, applyLostDispute(get("loan.credit"), get("reputation.cut"))),
    ),
    // The lender recovers tokens and lock only, as reputation cannot be sold.
    "loan.loss": createFormula("share", (get) => {
      const seized = Math.min(get("entry.lock.free"), get("loan.debt") - get("loan.collateral"));
      return 1 - (get("loan.collateral") + seized) / get("loan.debt");
    }),
  },
} satisfies Mechanism;

/** Returns after how many days decay alone brings the health factor to 1, from a credit of `creditNow` USDC on reputation. */
function getHealthyDays(get: GetValue, creditNow: number): number {
  return getTimeToLiquidation({
    debt: get("loan.debt"),
    covered: get("loan.covered"),
    creditNow,
    decayRate: get("reputation.decay"),
  });
}
