import { type Mechanism, share, usdc } from "./mechanism";

/** Insurance against the penalty of a lost dispute. */
export const mechanism = {
  conditions: [
    [(get) => get("cover.deductible") <= get("job.slash"), "the deductible is no more than the penalty"],
  ],
  formulas: {
    // While the policy lasts, the insured does so many jobs well.
    "cover.chance": share((get) => Math.min(1, get("cover.jobs") * get("ruling.good"))),
    "cover.payout": usdc((get) => get("cover.share") * (get("job.slash") - get("cover.deductible"))),
    "cover.fair": usdc((get) => get("cover.chance") * get("cover.payout")),
    // The expected-value principle: (1 + θ)qI + c_p.
    "cover.premium": usdc((get) => (1 + get("cover.loading")) * get("cover.fair") + get("cover.expense")),
    "cover.pool.funds": usdc((get) => get("cover.reserve") + get("cover.policies") * get("cover.premium")),
  },
} satisfies Mechanism;
