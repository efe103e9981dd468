/** A way to play, replayed in many seasons: the reader's, and two to compare it with. */
import { isAppealing, isWrong } from "./people";
import { openSeason, play } from "./play";
import { scoreOf } from "./score";
import { hasEnded, jobOf, type Move, type Season, turnOf } from "./season";
import type { Setting } from "./setting";

/** What to do where something is asked. */
export type Strategy = (setting: Setting, season: Season) => Move;

export const SEASONS = 100;

/** Checks, pays for good work alone, and works well; appeals where the papers say that it pays. */
export const honest: Strategy = (setting, season) => {
  switch (turnOf(season)) {
    case "sealed":
      return "check";
    case "opened":
      return "dispute";
    case "ruled":
      return isAppealing(setting, jobOf(season)) ? "appeal" : "stand";
    case "hire":
      return "first";
    case "deliver":
      return "work";
    default:
      return "on";
  }
};

/** Spends as little as it can: hires whoever asks less and pays unseen, or delivers poor work. */
export const cheap: Strategy = (setting, season) => {
  const turn = turnOf(season);
  if (turn === "sealed") return "pay";
  if (turn === "hire") return "second";
  return turn === "deliver" ? "paste" : honest(setting, season);
};

/** What was done where the same was asked: in the same job, else in another; what was never asked is done honestly. */
export function strategyOf(setting: Setting, season: Season): Strategy {
  const done: { job: number; situation: string; move: Move }[] = [];
  let at = openSeason(setting, season.side, season.seed);
  for (const move of season.moves) {
    done.push({ job: jobNumber(at), situation: situationOf(at), move });
    at = play(setting, at, move) ?? at;
  }
  return (setting, now) => {
    const alike = done.filter(({ situation }) => situation === situationOf(now));
    const same = alike.find(({ job }) => job === jobNumber(now)) ?? alike.at(-1);
    return same?.move ?? honest(setting, now);
  };
}

/** The job that a move is for: after a job it is the next. */
function jobNumber(season: Season): number {
  return season.jobs.length + Number(hasEnded(jobOf(season)));
}

function situationOf(season: Season): string {
  const { work, job } = jobOf(season);
  const turn = turnOf(season);
  return turn === "ruled" ? `${turn} ${isWrong(job.decision, work)}` : turn;
}

/** A whole season by a strategy. */
export function playOut(
  setting: Setting,
  { side, seed }: Pick<Season, "side" | "seed">,
  strategy: Strategy,
): Season {
  let season = openSeason(setting, side, seed);
  while (season.screen !== "score") {
    const next = play(setting, season, strategy(setting, season));
    if (!next) throw new RangeError("A strategy makes a move that it cannot.");
    season = next;
  }
  return season;
}

/** What a hundred seasons bring by each of three ways to play, with the same luck for all three. */
export function compare(
  setting: Setting,
  season: Season,
): Record<"own" | "honest" | "cheap", readonly number[]> {
  const scores = (strategy: Strategy) =>
    Array.from({ length: SEASONS }, (_, index) =>
      scoreOf(setting, playOut(setting, { side: season.side, seed: index + 1 }, strategy)),
    );
  return { own: scores(strategyOf(setting, season)), honest: scores(honest), cheap: scores(cheap) };
}
