/**
 * A market of as many agents as buyers that play the game of `inspection.ts`, each adapting to what paid lately. A model
 * consistent with the litepaper, not protocol constants.
 *
 * In a round everybody has one job, with a partner drawn at random. Then some reconsider: each meets another of its own side,
 * and takes up that one's choice with a chance in proportion to how much better the choice paid on average in this round.
 * That is pairwise proportional imitation (Schlag 1998), whose mean over a large population is the replicator equation
 * (Sandholm 2010, chapter 5). Now and then somebody tries the other choice, so that none is lost (Traulsen and Hauert 2009).
 *
 * In a population this small chance drives the circle outwards, and trying draws it inwards: with the shares below it goes on
 * circling. Trying moves the mean a little, too, the more the rarer a choice is, and NEAR says how far.
 *
 * Units: amounts in one currency for each job; shares in [0, 1].
 */
import type { InspectionGame, Shares } from "./inspection";
import { createRandomGenerator } from "./random-generator";

// Taken out of `Math` once: in jest's sandbox a global costs a hundred times what the rest of a round does.
const { floor } = Math;

/** Of each side. */
export const MARKET_SIZE = 200;

/** Who reconsiders after a round, and who of these tries the other choice, whatever it pays. */
const RECONSIDER = 0.1;
const TRY = 0.0005;

/**
 * Within this of the level shares lies the mean of a market over many turns, where both level shares lie between 0.03 and
 * 0.8. The rarer poor work is, the more of it is there for a trial only, and the more buyers check because of it.
 */
export const NEAR: Shares = { check: 0.07, poor: 0.025 };

/** Rounds in which a market goes round its level point a few times, so that its mean says something. */
export const MANY_ROUNDS = 3000;

export type Market = {
  /** Which buyers check, and which agents work poorly: 1 or 0. */
  checks: Uint8Array;
  cheats: Uint8Array;
  /** The agent of each buyer in the last round. */
  agents: Uint16Array;
  random: () => number;
};

/** What happened in a round. */
export type Round = {
  /** Shares of buyers that checked, and of work that was poor. */
  shares: Shares;
  /** The share of jobs at which poor work was found. */
  found: number;
};

/** A market at these shares. The same seed leads to the same market for ever. */
export function openMarket(seed: number, { check, poor }: Shares): Market {
  const random = createRandomGenerator(seed);
  const people = Uint16Array.from({ length: MARKET_SIZE }, (_, index) => index);
  const some = (share: number) => {
    const chosen = new Uint8Array(MARKET_SIZE);
    for (const index of shuffle(people, random).slice(0, Math.round(share * MARKET_SIZE))) chosen[index] = 1;
    return chosen;
  };
  return { checks: some(check), cheats: some(poor), agents: people, random };
}

/** One job for everybody, after which some reconsider. Changes the market. */
export function playRound(market: Market, game: InspectionGame): Round {
  const { checks, cheats, agents, random } = market;
  shuffle(agents, random);
  const [checking, cheating] = [count(checks), count(cheats)];
  let met = 0;
  for (let buyer = 0; buyer < MARKET_SIZE; buyer += 1) {
    if (checks[buyer] === 1 && cheats[agents[buyer] ?? 0] === 1) met += 1;
  }
  // Against silence and against good work, which bring nothing more. Nobody can imitate a choice that nobody has made.
  const gains = {
    check: checking > 0 ? (game.checkingGain * met) / checking - game.checkingCost : 0,
    poor: cheating > 0 ? game.saving - (game.cheatingCost * met) / cheating : 0,
  };
  const pace = paceOf(game);
  reconsider(checks, checking / MARKET_SIZE, pace * gains.check, random);
  reconsider(cheats, cheating / MARKET_SIZE, pace * gains.poor, random);
  return {
    shares: { check: checking / MARKET_SIZE, poor: cheating / MARKET_SIZE },
    found: met / MARKET_SIZE,
  };
}

/** The chance of imitation for each unit of currency: one for the greatest difference that there can be. */
function paceOf({ checkingCost, checkingGain, saving, cheatingCost }: InspectionGame): number {
  const greatest = Math.max(checkingCost, Math.abs(checkingGain), saving, Math.abs(cheatingCost));
  return greatest > 0 ? 1 / greatest : 0;
}

/** @param drive the chance of taking up the first choice where it paid better; negative where it paid worse. */
function reconsider(choices: Uint8Array, share: number, drive: number, random: () => number): void {
  const takesUp = TRY + (1 - TRY) * share * Math.max(0, drive);
  const givesUp = TRY + (1 - TRY) * (1 - share) * Math.max(0, -drive);
  for (let person = 0; person < choices.length; person += 1) {
    if (random() >= RECONSIDER) continue;
    if (random() < (choices[person] === 1 ? givesUp : takesUp)) choices[person] = 1 - (choices[person] ?? 0);
  }
}

export function marketShares({ checks, cheats }: Market): Shares {
  return { check: count(checks) / MARKET_SIZE, poor: count(cheats) / MARKET_SIZE };
}

/** What buyers lose for each job. */
export type Losses = {
  /** Paid for poor work and not got back, with what disputes over it cost. */
  lostToPoor: number;
  spentOnChecking: number;
};

/**
 * What buyers lose where work that is poor is worth nothing to them: P − F for poor work that is found, P for the rest, and
 * c_b for each check. At the level shares both together are P·c_b/F, whatever cheating costs an agent.
 * @param payment P ≥ 0.
 */
export function lossesOf({ shares, found }: Round, game: InspectionGame, payment: number): Losses {
  return {
    lostToPoor: shares.poor * payment - found * game.checkingGain,
    spentOnChecking: shares.check * game.checkingCost,
  };
}

function count(choices: Uint8Array): number {
  let sum = 0;
  for (const choice of choices) sum += choice;
  return sum;
}

/** Fisher and Yates, in place. */
function shuffle(list: Uint16Array, random: () => number): Uint16Array {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = floor(random() * (last + 1));
    const moved = list[last] ?? 0;
    list[last] = list[other] ?? 0;
    list[other] = moved;
  }
  return list;
}
