import { createFormula, type Mechanism } from "./mechanism";

/** Insurance against the penalty of a lost dispute. */
export const coverMechanism = {
  conditions: [
    [(get) => get("cover.deductible") <= get("job.slash"), "the deductible is no more than the penalty"],
  ],
  formulas: {
    // While the policy lasts, the insured does so many jobs well.
    "cover.chance": createFormula("share", (get) => Math.min(1, get("cover.jobs") * get("ruling.good"))),
    "cover.payout": createFormula(
      "USDC",
      (get) => get("cover.share") * (get("job.slash") - get("cover.deductible")),
    ),
    "cover.fair": createFormula("USDC", (get) => get("cover.chance") * get("cover.payout")),
    // The expected-value principle: (1 + θ)qI + c_p.
    "cover.premium": createFormula(
      "USDC",
      (get) => (1 + get("cover.loading")) * get("cover.fair") + get("cover.expense"),
    ),
    "cover.pool.funds": createFormula(
      "USDC",
      (get) => get("cover.reserve") + get("cover.policies") * get("cover.premium"),
    ),
  },
} satisfies Mechanism;
