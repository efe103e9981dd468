/** What a season came to, and what it comes to on average for who plays by a rule, by the same model. */
import type { Party } from "../models/dispute";
import { rulings } from "../example/standing";
import { accountsOf } from "./beads";
import type { DemoRun } from "./demo-run";
import { chanceOfReversal, chancesOf } from "./others";
import { doNext, openSeason, play } from "./play";
import {
  hasEnded,
  isLastJob,
  isReadersTurn,
  jobsOf,
  loserOf,
  type PlayedJob,
  type Season,
  type Side,
} from "./season";
import { atPrice, offersOf } from "./sellers";

/** What a job has brought one side: money, and for a buyer what good work is worth to it. */
export function resultOf(run: DemoRun, played: PlayedJob, side: Party): number {
  const { work } = played;
  const money = accountsOf(run, played, work)[side];
  return money + (side === "buyer" && work === "good" ? run.worth : 0);
}

/** What all jobs that have ended have brought. */
export function scoreOf(run: DemoRun, season: Season): number {
  const ended = jobsOf(season).filter(hasEnded);
  return ended.reduce((sum, played) => sum + resultOf(run, played, season.side), 0);
}

/** A rule to play by: what to do where the reader decides. */
type Rule = (run: DemoRun, season: Season) => string;

/** Pays for good work alone, and does good work; appeals where the papers say that it pays. */
const honest: Rule = (run, season) => {
  const { state } = season.played.job;
  const { side, played } = season;
  if (state === "open") return "f";
  if (state === "funded") return "s";
  if (state === "decided") return appeals(run, played) ? "p" : "t";
  if (side === "buyer" && !played.isLooked) return "l";
  return played.work === "poor" ? "d" : "a";
};

/** Spends as little as it can: hires who asks least and pays unseen, or delivers poor work. */
const cheap: Rule = (run, season) => {
  const { state } = season.played.job;
  if (state === "open") return season.side === "buyer" && offersOf(run, season).length > 1 ? "F" : "f";
  if (state === "funded") return "x";
  if (state === "decided") return appeals(run, season.played) ? "p" : "t";
  return "t";
};

function appeals(run: DemoRun, played: PlayedJob): boolean {
  const { threshold } = rulings(atPrice(run, played.job.terms.payment));
  return chanceOfReversal(run, played) > threshold[loserOf(played.job)];
}

/** What whole seasons bring on average by honest and by cheap play. */
export function averagesOf(run: DemoRun, side: Side): { honest: number; cheap: number } {
  const begin = doNext(run, openSeason(run, side), "n");
  if (!begin) throw new RangeError("A season does not begin.");
  return { honest: average(run, begin, honest), cheap: average(run, begin, cheap) };
}

/** The mean over all that others may do, each way with its chance. */
function average(run: DemoRun, season: Season, rule: Rule): number {
  const { played } = season;
  if (hasEnded(played)) {
    const result = resultOf(run, played, season.side);
    const next = isLastJob(season) ? null : doNext(run, season, "n");
    return result + (next ? average(run, next, rule) : 0);
  }
  const ways = isReadersTurn(season) ? [{ moves: rule(run, season), chance: 1 }] : chancesOf(run, season);
  return ways.reduce((sum, { moves, chance }) => {
    if (chance === 0) return sum;
    const after = play(run, season, moves) ?? play(run, season, "c");
    return sum + (after ? chance * average(run, after, rule) : 0);
  }, 0);
}
