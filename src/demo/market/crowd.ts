import type { Shares } from "../../models/inspection";
import {
  isNear,
  type Losses,
  lossesOf,
  MANY_ROUNDS,
  type Market,
  marketShares,
  openMarket,
  playRound,
} from "../../models/market";
import type { MarketTerms } from "./numbers";

/** Rounds between two points of the trail, and how many points it keeps: with each the whole is drawn anew. */
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
  sums: Shares & Losses;
  /** The mean losses under the numbers before these, where they were played for long enough to say something. */
  before: Losses | null;
};

/** What is said of a crowd: how it is now, and its means since the numbers were changed. */
export type Report = {
  now: Shares;
  mean: Shares;
  losses: Losses;
  before: Losses | null;
  rounds: number;
  isSettled: boolean;
};

const NOTHING = { check: 0, poor: 0, lostToPoor: 0, spentOnChecking: 0 };

export function openCrowd(terms: MarketTerms, seed: number): Crowd {
  const { start } = terms;
  return {
    terms,
    market: openMarket(seed, start),
    rounds: 0,
    trail: [start],
    smooth: start,
    sums: { ...NOTHING },
    before: null,
  };
}

/** The people stay as they are, and what they are paid changes. */
export function changeTerms(crowd: Crowd, terms: MarketTerms): void {
  const before = crowd.rounds >= MANY_ROUNDS / 3 ? reportOf(crowd).losses : crowd.before;
  Object.assign(crowd, { terms, rounds: 0, sums: { ...NOTHING }, before });
}

export function advance(crowd: Crowd, rounds: number): void {
  const { terms, market, sums, trail } = crowd;
  for (let played = 0; played < rounds; played += 1) {
    const round = playRound(market, terms.game);
    const losses = lossesOf(round, terms.game, terms.payment);
    sums.check += round.shares.check;
    sums.poor += round.shares.poor;
    sums.lostToPoor += losses.lostToPoor;
    sums.spentOnChecking += losses.spentOnChecking;
    crowd.smooth = {
      check: crowd.smooth.check + (round.shares.check - crowd.smooth.check) / SMOOTH,
      poor: crowd.smooth.poor + (round.shares.poor - crowd.smooth.poor) / SMOOTH,
    };
    crowd.rounds += 1;
    if (crowd.rounds % TRAIL_STEP === 0) trail.push(crowd.smooth);
  }
  trail.splice(0, trail.length - TRAIL_POINTS);
}

export function reportOf({ terms, market, rounds, sums, before }: Crowd): Report {
  const over = (sum: number) => (rounds > 0 ? sum / rounds : 0);
  const mean = { check: over(sums.check), poor: over(sums.poor) };
  return {
    now: marketShares(market),
    mean,
    rounds,
    before,
    losses: { lostToPoor: over(sums.lostToPoor), spentOnChecking: over(sums.spentOnChecking) },
    isSettled: rounds >= MANY_ROUNDS && isNear(mean, terms.game),
  };
}
