import type { Shares } from "../../models/inspection";
import {
  type Losses,
  lossesOf,
  MANY_ROUNDS,
  type Market,
  marketShares,
  openMarket,
  playRound,
} from "../../models/market";
import type { MarketTerms } from "./terms";

/** On average in each round: shares, and what buyers lose for each job. */
export type Means = Shares & Losses;

/** A market, and its sums since the numbers were changed. */
export type Crowd = { terms: MarketTerms; market: Market; rounds: number; sums: Means };

/** What is said of a crowd: how it is now, and its means since the numbers were changed. */
export type Report = { market: Market; now: Shares; means: Means; isSettled: boolean };

const nothing = (): Means => ({ check: 0, poor: 0, lostToPoor: 0, spentOnChecking: 0 });

export function openCrowd(terms: MarketTerms, seed: number): Crowd {
  return { terms, market: openMarket(seed, terms.start), rounds: 0, sums: nothing() };
}

/** The people stay as they are, and what they are paid changes. */
export function changeTerms(crowd: Crowd, terms: MarketTerms): void {
  Object.assign(crowd, { terms, rounds: 0, sums: nothing() });
}

export function advance(crowd: Crowd, rounds: number): void {
  const { terms, market, sums } = crowd;
  for (let played = 0; played < rounds; played += 1) {
    const round = playRound(market, terms.game);
    add(sums, { ...round.shares, ...lossesOf(round, terms.game, terms.payment) });
  }
  crowd.rounds += rounds;
}

function add(sums: Means, more: Means, factor = 1): Means {
  for (const name of Object.keys(sums) as (keyof Means)[]) sums[name] += factor * more[name];
  return sums;
}

export function reportOf({ market, rounds, sums }: Crowd): Report {
  return {
    market,
    now: marketShares(market),
    means: add(nothing(), sums, 1 / Math.max(1, rounds)),
    isSettled: rounds >= MANY_ROUNDS,
  };
}

/** What a market comes to on average after many rounds. */
export function meansAfterMany(terms: MarketTerms): Means {
  const crowd = openCrowd(terms, 1);
  advance(crowd, MANY_ROUNDS);
  return reportOf(crowd).means;
}
