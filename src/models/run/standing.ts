/** What the lead has at stake: its reputation, what that is worth, and what a lost dispute takes. */
import type { WashJob } from "../attacks";
import { chanceOfLosing, type LostDispute, type Odds, valueOfPoint } from "../deterrence";
import { awardFor, plateau, type Terms } from "../reputation";
import type { Get } from "./subject";

export function reputationTerms(get: Get): Terms {
  return { decayRate: get("reputation.decay"), vestingDuration: get("reputation.vesting") };
}

/** The lead's reputation: what its pace of accepted work leads to. */
export function reputation(get: Get): number {
  const pace = awardFor(get("reputation.pace"), get("reputation.per-payment"));
  return plateau(pace, get("reputation.decay"));
}

export function pointWorth(get: Get): number {
  return valueOfPoint(get("reputation.income"), get("entry.discount"), get("reputation.decay"));
}

export function reputationLost(get: Get): number {
  return reputation(get) * get("reputation.cut") * pointWorth(get);
}

export function rulingOdds(get: Get): Odds {
  return {
    lossIfBad: chanceOfLosing(get("ruling.look"), get("ruling.hit")),
    lossIfGood: chanceOfLosing(get("ruling.look"), get("ruling.error")),
  };
}

export function lostParts(get: Get, held: number): LostDispute {
  return {
    payment: get("job.price"),
    fees: get("job.fee.validation") + get("job.fee.human"),
    slash: get("job.slash"),
    reputationLost: held * get("reputation.cut") * pointWorth(get),
  };
}

export function washJob(get: Get): WashJob {
  return {
    payment: get("job.price"),
    perPayment: get("reputation.per-payment"),
    ...reputationTerms(get),
    acceptanceFee: get("wash.fee"),
    overhead: get("wash.overhead"),
  };
}
