import { stageLostDispute } from "../models/attacks";
import { costOfLosing } from "../models/deterrence";
import {
  chargedPremium,
  effortBound,
  fairPremium,
  largestPremium,
  payout,
  spreadOfPayouts,
} from "../models/insurance";
import type { InputOf, Mechanism, ValueOf } from "./mechanism";
import { attackOf, factor, premise, share, usdc, verdicts } from "./quantities";
import { deterrenceWith, endsOfWork, lostWith, reputation } from "./standing";

/** Cover of an agent against a lost dispute. */
export const mechanism = {
  conditions: (get) => [
    [get("cover.deductible") <= get("job.slash"), "the deductible is no more than the slash"],
  ],
  values: coverValues,
  verdicts: coverVerdicts,
  premises: (get) => ({
    "staged-claim": premise(
      get("attack.staged.stops") > 0 ? undefined : "a staged claim brings no more than its fees",
    ),
    cover: premise(coverObjection(get)),
  }),
} satisfies Mechanism;

export function coverPaid(get: InputOf): number {
  return payout(get("job.slash"), { deductible: get("cover.deductible"), share: get("cover.share") });
}

/** q, the chance of a covered loss in the policy's period, in which the insured does so many jobs well. */
export function chanceOfLoss(get: InputOf): number {
  return Math.min(1, get("cover.jobs") * endsOfWork(get).good.lost);
}

export function coverPremium(get: InputOf): number {
  return chargedPremium(chanceOfLoss(get), coverPaid(get), {
    loading: get("cover.loading"),
    expense: get("cover.expense"),
  });
}

/** A policy covers all jobs of its period, so that a claim on one job has to earn back that job's part of the premium. */
function premiumOfJob(get: InputOf): number {
  return coverPremium(get) / get("cover.jobs");
}

function coverObjection(get: ValueOf): string | undefined {
  if (get("cover.jobs") * endsOfWork(get).good.lost > 1)
    return "good work alone brings more than one lost dispute on average in the time of the policy";
  if (get("cover.premium") > get("cover.premium.most"))
    return "the premium is more than the agent would pay, and no policy is bought";
  return undefined;
}

function coverValues(get: InputOf) {
  const q = chanceOfLoss(get);
  const paid = coverPaid(get);
  const { bad, good } = endsOfWork(get);
  const difference = bad.lost - good.lost;
  const deterred = deterrenceWith(get, reputation(get)).staying;
  const bound = effortBound({
    saved: get("ruling.cheat"),
    deterred: Math.max(0, deterred),
    lossIfBad: bad.lost,
    lossIfGood: good.lost,
  });
  const [policies, reserve] = [get("cover.policies"), get("cover.reserve")];
  const expected = policies * fairPremium(q, paid);
  const spread = (correlation: number) => spreadOfPayouts(get("cover.policies"), q, paid, correlation);
  return {
    "cover.chance": share(q),
    "cover.loss": usdc(coveredLoss(get)),
    "cover.payout": usdc(paid),
    "cover.fair": usdc(fairPremium(q, paid)),
    "cover.premium": usdc(coverPremium(get)),
    "cover.premium.job": usdc(premiumOfJob(get)),
    "cover.premium.most": usdc(largestPremium(q, coveredLoss(get), paid, get("cover.aversion"))),
    "cover.bound.cheat": usdc(bound),
    "cover.deterred": usdc(deterred - difference * paid),
    "cover.pool.funds": usdc(reserve + policies * coverPremium(get)),
    "cover.pool.payout": usdc(expected),
    "cover.pool.good": usdc(expected + 2 * spread(0)),
    "cover.pool.bad": usdc(expected + 2 * spread(get("cover.correlation"))),
    ...stagedValues(get),
  };
}

/** What an agent that did its work loses with a dispute that it did not deserve: after an appeal of its own. */
function coveredLoss(get: InputOf): number {
  const fees = get("job.fee.validation") + get("job.fee.human");
  return costOfLosing(lostWith(get), fees) + get("appeal.deposit");
}

function stagedValues(get: InputOf) {
  const staged = (policies: number) =>
    stageLostDispute({
      paid: coverPaid(get),
      policies,
      fees: get("job.fee.validation"),
      slash: get("job.slash"),
    });
  return {
    ...attackOf("attack.staged", "factor", staged(1)),
    "attack.staged.left": usdc(staged(1).gain - staged(1).cost),
    "attack.staged.two-policies": factor(staged(2).stopsAt),
  };
}

function coverVerdicts(get: ValueOf) {
  const bound = get("cover.bound.cheat");
  const needed = get("ruling.cheat");
  const [covered, uncovered] = [get("cover.deterred"), get("ruling.bound")].map((bound) => bound >= needed);
  return verdicts({
    "cover.pool.verdict":
      get("cover.pool.bad") > get("cover.pool.funds") ? "more than the fund has" : "which the fund has",
    "cover.bound.cheat.verdict":
      bound >= get("job.slash")
        ? "beyond any payout"
        : bound < 0
          ? "below any payout"
          : "which a payout may pass",
    "cover.deterred.verdict": covered
      ? "the cheat is deterred with the policy as without it"
      : uncovered
        ? "the policy undoes the deterrence"
        : "the cheat is not deterred in either case",
    "attack.staged.two-policies.verdict":
      get("attack.staged.two-policies") > 1 ? "more than there is" : "which there is",
  });
}
