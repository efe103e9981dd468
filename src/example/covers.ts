import { chargedPremium, fairPremium, largestPremium } from "../models/insurance";
import { attack, factor, type Mechanism, share, usdc, type ValueOf, words } from "./mechanism";
import { agentStake } from "./standing";

/** Cover of an agent against a lost dispute. */
export const mechanism = {
  conditions: (get) => [
    [get("cover.deductible") <= get("job.slash"), "the deductible is no more than the slash"],
  ],
  formulas: {
    // In the policy's period the insured does so many jobs well.
    "cover.chance": share((get) => Math.min(1, lossesOnAverage(get))),
    // An agent that did its work loses a dispute that it did not deserve after an appeal of its own.
    "cover.loss": usdc((get) => agentStake(get) + get("job.fees") + get("appeal.deposit")),
    "cover.payout": usdc((get) => get("cover.share") * (get("job.slash") - get("cover.deductible"))),
    "cover.fair": usdc((get) => fairPremium(get("cover.chance"), get("cover.payout"))),
    "cover.premium": usdc((get) =>
      chargedPremium(get("cover.chance"), get("cover.payout"), {
        loading: get("cover.loading"),
        expense: get("cover.expense"),
      }),
    ),
    "cover.premium.job": usdc((get) => get("cover.premium") / get("cover.jobs")),
    "cover.premium.most": usdc((get) =>
      largestPremium(get("cover.chance"), get("cover.loss"), get("cover.payout"), get("cover.aversion")),
    ),
    // Moral hazard in Shavell's sense (1979): a payout I lowers what deters by (π − π0)·I.
    "cover.bound.cheat": usdc(
      (get) => (Math.max(0, get("ruling.bound")) - get("ruling.cheat")) / get("ruling.difference"),
    ),
    "cover.bound.cheat.verdict": words((get) => {
      if (get("cover.bound.cheat") >= get("job.slash")) return "beyond any payout";
      return get("cover.bound.cheat") < 0 ? "below any payout" : "which a payout may pass";
    }),
    "cover.deterred": usdc((get) => get("ruling.bound") - get("ruling.difference") * get("cover.payout")),
    "cover.deterred.verdict": words((get) => {
      if (get("cover.deterred") >= get("ruling.cheat"))
        return "the cheat is deterred with the policy as without it";
      return get("ruling.bound") >= get("ruling.cheat")
        ? "the policy undoes the deterrence"
        : "the cheat is not deterred in either case";
    }),
    "cover.pool.funds": usdc((get) => get("cover.reserve") + get("cover.policies") * get("cover.premium")),
    "cover.pool.payout": usdc((get) => get("cover.policies") * get("cover.fair")),
    "cover.pool.good": usdc((get) => get("cover.pool.payout") + 2 * spreadOfPayouts(get, 0)),
    "cover.pool.bad": usdc(
      (get) => get("cover.pool.payout") + 2 * spreadOfPayouts(get, get("cover.correlation")),
    ),
    "cover.pool.verdict": words((get) =>
      get("cover.pool.bad") > get("cover.pool.funds") ? "more than the fund has" : "which the fund has",
    ),
    // A fresh agent and a friendly buyer lose the fees, and nothing of the slash while all of it goes to the buyer. It stops
    // paying where so large a share of the slash leaves the pair; premiums are spent by then.
    ...attack("staged", "factor", {
      cost: (get) => get("job.fee.validation"),
      gain: (get) => get("cover.payout"),
      stops: (get) => shareThatLeaves(get, 1),
    }),
    "attack.staged.left": usdc((get) => get("attack.staged.gain") - get("attack.staged.cost")),
    "attack.staged.two-policies": factor((get) => shareThatLeaves(get, 2)),
    "attack.staged.two-policies.verdict": words((get) =>
      get("attack.staged.two-policies") > 1 ? "more than there is" : "which there is",
    ),
  },
  premises: {
    "staged-claim": (get) =>
      get("attack.staged.stops") > 0 ? undefined : "a staged claim brings no more than its fees",
    cover: (get) => {
      if (lossesOnAverage(get) > 1)
        return "good work alone brings more than one lost dispute on average in the time of the policy";
      if (get("cover.premium") > get("cover.premium.most"))
        return "the premium is more than the agent would pay, and no policy is bought";
      return undefined;
    },
  },
} satisfies Mechanism;

const lossesOnAverage = (get: ValueOf) => get("cover.jobs") * get("ruling.good");

const shareThatLeaves = (get: ValueOf, policies: number) =>
  (policies * get("cover.payout") - get("job.fee.validation")) / get("job.slash");

/** The standard deviation of all payouts: the variance of exchangeable Bernoulli losses, correlated in pairs. */
function spreadOfPayouts(get: ValueOf, correlation: number): number {
  const [policies, chance] = [get("cover.policies"), get("cover.chance")];
  const variance = policies * chance * (1 - chance) * (1 + (policies - 1) * correlation);
  return get("cover.payout") * Math.sqrt(variance);
}
