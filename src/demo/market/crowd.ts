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

/** A market, and its sums since the numbers were changed. */
export type Crowd = {
  terms: MarketTerms;
  market: Market;
  rounds: number;
  sums: Means;
};

/** On average in each round: shares, and what buyers lose for each job. */
export type Means = Shares & Losses;

/** What is said of a crowd: how it is now, and its means since the numbers were changed. */
export type Report = {
  market: Market;
  now: Shares;
  means: Means;

  isSettled: boolean;
};

const NOTHING: Means = { check: 0, poor: 0, lostToPoor: 0, spentOnChecking: 0 };

export function openCrowd(terms: MarketTerms, seed: number): Crowd {
  return {
    terms,
    market: openMarket(seed, terms.start),
    rounds: 0,
    sums: { ...NOTHING },
  };
}

/** The people stay as they are, and what they are paid changes. */
export function changeTerms(crowd: Crowd, terms: MarketTerms): void {
  Object.assign(crowd, { terms, rounds: 0, sums: { ...NOTHING } });
}

export function advance(crowd: Crowd, rounds: number): void {
  const { terms, market, sums } = crowd;
  for (let played = 0; played < rounds; played += 1) {
    const round = playRound(market, terms.game);
    const losses = lossesOf(round, terms.game, terms.payment);
    const { check, poor } = round.shares;
    sums.check += check;
    sums.poor += poor;
    sums.lostToPoor += losses.lostToPoor;
    sums.spentOnChecking += losses.spentOnChecking;
    crowd.rounds += 1;
  }
}

export function reportOf({ market, rounds, sums }: Crowd): Report {
  const over = (sum: number) => (rounds > 0 ? sum / rounds : 0);
  return {
    market,
    now: marketShares(market),
    means: {
      check: over(sums.check),
      poor: over(sums.poor),
      lostToPoor: over(sums.lostToPoor),
      spentOnChecking: over(sums.spentOnChecking),
    },
    isSettled: rounds >= MANY_ROUNDS,
  };
}

/** What a market comes to on average after many rounds. */
export function meansAfterMany(terms: MarketTerms): Means {
  const crowd = openCrowd(terms, 1);
  advance(crowd, MANY_ROUNDS);
  return reportOf(crowd).means;
}
