import { createFormula, type Mechanism } from "./mechanism";

/** Computes the price of a policy that insures an agent against the penalty of a lost dispute. */
export const coverMechanism = {
  conditions: [
    [(get) => get("cover.deductible") <= get("job.slash"), "the deductible is no more than the penalty"],
  ],
  formulas: {
    // The policy lasts for `cover.jobs` jobs, all of which the agent does well.
    "cover.chance": createFormula("share", (get) => Math.min(1, get("cover.jobs") * get("ruling.good"))),
    "cover.payout": createFormula(
      "USDC",
      (get) => get("cover.share") * (get("job.slash") - get("cover.deductible")),
    ),
    "cover.fair": createFormula("USDC", (get) => get("cover.chance") * get("cover.payout")),
    // The expected value principle of premium calculation, and the cost of the policy: (1 + θ)qI + c_p.
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
