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

/** Rounds between two points of the trail, and how many points it keeps. */
const TRAIL_STEP = 12;
const TRAIL_POINTS = MANY_ROUNDS / TRAIL_STEP;
/** A market of two hundred moves in steps: the trail is drawn through the mean of about so many rounds. */
const SMOOTH = 20;

/** A market, the way that it has gone, and its sums since the numbers were changed. */
export type Crowd = {
  terms: MarketTerms;
  market: Market;
  rounds: number;
  /** From the oldest on. */
  trail: Shares[];
  smooth: Shares;
  sums: Means;
};

/** On average in each round: shares, and what buyers lose for each job. */
export type Means = Shares & Losses;

/** What is said of a crowd: how it is now, and its means since the numbers were changed. */
export type Report = {
  market: Market;
  now: Shares;
  means: Means;
  trail: readonly Shares[];
  isSettled: boolean;
};

const NOTHING: Means = { check: 0, poor: 0, lostToPoor: 0, spentOnChecking: 0 };

export function openCrowd(terms: MarketTerms, seed: number): Crowd {
  const { start } = terms;
  return {
    terms,
    market: openMarket(seed, start),
    rounds: 0,
    trail: [start],
    smooth: start,
    sums: { ...NOTHING },
  };
}

/** The people stay as they are, and what they are paid changes. */
export function changeTerms(crowd: Crowd, terms: MarketTerms): void {
  Object.assign(crowd, { terms, rounds: 0, sums: { ...NOTHING } });
}

export function advance(crowd: Crowd, rounds: number): void {
  const { terms, market, sums, trail } = crowd;
  for (let played = 0; played < rounds; played += 1) {
    const round = playRound(market, terms.game);
    const losses = lossesOf(round, terms.game, terms.payment);
    const { check, poor } = round.shares;
    sums.check += check;
    sums.poor += poor;
    sums.lostToPoor += losses.lostToPoor;
    sums.spentOnChecking += losses.spentOnChecking;
    crowd.smooth = {
      check: crowd.smooth.check + (check - crowd.smooth.check) / SMOOTH,
      poor: crowd.smooth.poor + (poor - crowd.smooth.poor) / SMOOTH,
    };
    crowd.rounds += 1;
    if (crowd.rounds % TRAIL_STEP === 0) trail.push(crowd.smooth);
  }
  trail.splice(0, trail.length - TRAIL_POINTS);
}

export function reportOf({ market, rounds, sums, trail }: Crowd): Report {
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
    trail: [...trail],
    isSettled: rounds >= MANY_ROUNDS,
  };
}

/** What a market comes to on average after many rounds. */
export function meansAfterMany(terms: MarketTerms): Means {
  const crowd = openCrowd(terms, 1);
  advance(crowd, MANY_ROUNDS);
  return reportOf(crowd).means;
}
