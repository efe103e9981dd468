import { claimsToRecover, stageLostDispute } from "../attacks";
import { costOfLosing } from "../deterrence";
import {
  chargedPremium,
  type Effort,
  effortBound,
  fairPremium,
  largestPremium,
  payout,
  spreadOfPayouts,
} from "../insurance";
import { attackOf, count, factor, premise, usdc, verdicts } from "./quantities";
import { lostParts, pointWorth, reputation, rulingOdds } from "./standing";
import { lostDispute, net } from "./stories";
import type { Get, Subject } from "./subject";

/** Cover of an agent against a lost dispute. */
export const subject = {
  order: (get) => [[get("cover.deductible") <= get("job.slash"), "the deductible is no more than the slash"]],
  values: coverValues,
  verdicts: coverVerdicts,
  premises: (get) => ({
    "staged-claim": premise(
      get("attack.staged.stops") > 0 ? undefined : "a staged claim brings no more than its fees",
    ),
    cover: premise(
      get("cover.premium") <= get("cover.premium.most")
        ? undefined
        : "the premium is more than the agent would pay, and no policy is bought",
    ),
  }),
} satisfies Subject;

export function coverPaid(get: Get): number {
  return payout(get("job.slash"), { deductible: get("cover.deductible"), share: get("cover.share") });
}

export function coverPremium(get: Get): number {
  return chargedPremium(get("cover.chance"), coverPaid(get), {
    loading: get("cover.loading"),
    expense: get("cover.expense"),
  });
}

function coverValues(get: Get) {
  const q = get("cover.chance");
  const paid = coverPaid(get);
  const stake = costOfLosing(lostParts(get, reputation(get)));
  const effort = (saved: number): Effort => ({ saved, ...rulingOdds(get), stake });
  const { lossIfBad, lossIfGood } = rulingOdds(get);
  const worthOfSaving = (saving: string) => get(saving) / (lossIfBad - lossIfGood);
  const [policies, reserve] = [get("cover.policies"), get("cover.reserve")];
  const expected = policies * fairPremium(q, paid);
  const spread = (correlation: number) => spreadOfPayouts(get("cover.policies"), q, paid, correlation);
  return {
    "cover.payout": usdc(paid),
    "cover.fair": usdc(fairPremium(q, paid)),
    "cover.premium": usdc(coverPremium(get)),
    "cover.premium.most": usdc(largestPremium(q, stake, paid, get("cover.aversion"))),
    "cover.bound": usdc(effortBound(effort(get("ruling.careless")))),
    "cover.bound.cheat": usdc(effortBound(effort(get("ruling.cheat")))),
    "cover.slack": usdc(stake - get("job.slash")),
    "cover.saving.careless": usdc(worthOfSaving("ruling.careless")),
    "cover.saving.cheat": usdc(worthOfSaving("ruling.cheat")),
    "cover.stake": usdc(stake - paid),
    "cover.deterred": usdc((effort(0).lossIfBad - effort(0).lossIfGood) * (stake - paid)),
    "cover.spread": usdc(spread(0)),
    "cover.spread.correlated": usdc(spread(get("cover.correlation"))),
    "cover.pool.funds": usdc(reserve + policies * coverPremium(get)),
    "cover.pool.payout": usdc(expected),
    "cover.pool.good": usdc(expected + 2 * spread(0)),
    "cover.pool.bad": usdc(expected + 2 * spread(get("cover.correlation"))),
    "cover.lead": usdc(net(lostDispute(get)).agent + paid),
    ...stagedValues(get),
  };
}

function stagedValues(get: Get) {
  const staged = (policies: number, held: number) =>
    stageLostDispute({
      paid: coverPaid(get),
      policies,
      fees: get("job.fee.validation"),
      slash: get("job.slash"),
      shareLeaving: 0,
      reputationLost: held * get("reputation.cut") * pointWorth(get),
    });
  const burn = get("entry.burn") * get("entry.price");
  return {
    ...attackOf("attack.staged", "factor", staged(1, 0)),
    "attack.staged.two-policies": factor(staged(2, 0).stopsAt),
    "attack.staged.claims": count(claimsToRecover(burn, staged(1, 0), coverPremium(get))),
    "attack.staged.standing": factor(staged(1, reputation(get)).stopsAt),
  };
}

/** Which part of a bound is still "far below" it. */
const FAR = 0.5;

function coverVerdicts(get: Get) {
  const saving = (worth: number) => {
    const slack = get("cover.slack");
    return worth > slack ? "is above" : worth < FAR * slack ? "is far below" : "is below";
  };
  const bound = get("cover.bound");
  const needed = get("ruling.cheat");
  return verdicts({
    "cover.pool.verdict":
      get("cover.pool.bad") > get("cover.pool.funds") ? "more than the fund has" : "which the fund has",
    "cover.saving.careless.verdict": saving(get("cover.saving.careless")),
    "cover.saving.cheat.verdict": saving(get("cover.saving.cheat")),
    "cover.bound.verdict":
      bound >= get("job.slash")
        ? "beyond any payout"
        : bound < 0
          ? "below any payout"
          : "which a payout may pass",
    "cover.deterred.verdict":
      get("cover.deterred") >= needed
        ? "it is deterred all the same"
        : get("ruling.bound") >= needed
          ? "the policy undoes the deterrence"
          : "it is not deterred in either case",
    "ruling.bound.first.cover.verdict":
      get("ruling.bound.first") >= needed ? "are enough without it" : "deter too little even without it",
    "attack.staged.claims.verdict": claims(get("attack.staged.claims")),
    "attack.staged.two-policies.verdict":
      get("attack.staged.two-policies") > 1 ? "more than there is" : "which there is",
    "attack.staged.standing.verdict": get("attack.staged.standing") <= 0 ? "never pays" : "can pay, too",
  });
}

function claims(needed: number): string {
  if (!Number.isFinite(needed)) return "is never earned back";
  return `is earned back by ${needed} ${needed === 1 ? "claim" : "claims"}, with a premium for each`;
}
