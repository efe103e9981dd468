/** What can be done in a season, a letter each: the papers' machine says what comes of it, and refuses the rest. */
import { applyEvent, type Job, type JobEvent, openJob } from "../models/dispute";
import { HOURS_A_DAY } from "../example/quantities";
import { canPay } from "./beads";
import type { DemoRun } from "./demo-run";
import { isTold, tellMore } from "./escrow-company";
import {
  hasEnded,
  hourOf,
  isLastJob,
  loserOf,
  type Moment,
  type PlayedJob,
  SELLERS,
  type Season,
  type Side,
  windowEnd,
} from "./season";
import { offersOf } from "./sellers";

export function openSeason(run: DemoRun, side: Side): Season {
  return { side, tale: "", ended: [], played: openPlayed(run, 0), isClosed: false, moves: "" };
}

function openPlayed({ terms }: DemoRun, start: number): PlayedJob {
  const moment = { job: openJob(terms), isLooked: false };
  return { ...moment, seller: SELLERS[0], start, work: null, moments: [moment] };
}

/** A season after several letters; null where one of them is refused. */
export function play(run: DemoRun, season: Season, moves: string): Season | null {
  return [...moves].reduce<Season | null>((after, letter) => after && doNext(run, after, letter), season);
}

/**
 * The season after one more letter, or null where nothing can be done by it. `n` goes on: from the tale to the first job,
 * from an end to the next job, from the last end to the score.
 */
export function doNext(run: DemoRun, season: Season, letter: string): Season | null {
  const { tale, played, ended, isClosed, moves } = season;
  if (isClosed) return null;
  if (!isTold(tale)) {
    const more = tellMore(tale, letter);
    return more === null ? null : { ...season, tale: more, moves: moves + letter };
  }
  if (hasEnded(played)) {
    if (letter !== "n") return null;
    if (isLastJob(season)) return { ...season, isClosed: true, moves: moves + letter };
    const next = openPlayed(run, hourOf(played) + hoursBetweenJobs(run));
    return { ...season, ended: [...ended, played], played: next, moves: moves + letter };
  }
  const next = letter === "f" || letter === "F" ? hire(run, season, letter) : act(run, played, letter);
  return next && { ...season, played: next, moves: moves + letter };
}

/** At the pace of the papers' agent, which so much work a day comes to. */
function hoursBetweenJobs({ number }: DemoRun): number {
  return Math.round((number("job.price") / number("reputation.pace")) * HOURS_A_DAY);
}

/** `f` hires the first of the agents that offer themselves, `F` the second. */
function hire(run: DemoRun, season: Season, letter: "f" | "F"): PlayedJob | null {
  const offer = offersOf(run, season)[letter === "f" ? 0 : 1];
  if (!offer || season.played.job.state !== "open") return null;
  const { seller, price } = offer;
  if (!canPay(run, season, seller, price)) return null;
  const job = openJob({ ...run.terms, payment: price });
  const moment = { job, isLooked: false };
  return apply({ ...season.played, ...moment, seller, moments: [moment] }, eventOf(run, job, "f"));
}

function act(run: DemoRun, played: PlayedJob, letter: string): PlayedJob | null {
  const { job, isLooked } = played;
  // A dispute needs evidence.
  if (letter === "d" && !isLooked) return null;
  if (letter === "l") {
    const now = job.now + run.number("time.dispute");
    if (job.state !== "submitted" || isLooked) return null;
    return follow(played, { job: { ...job, now }, isLooked: true });
  }
  const event = eventOf(run, job, letter);
  const next = event && apply(played, event);
  if (!next || event.type !== "submit") return next;
  return { ...next, work: letter === "x" ? "poor" : "good" };
}

function apply(played: PlayedJob, event: JobEvent | null): PlayedJob | null {
  const outcome = event && applyEvent(played.job, event);
  if (!outcome || "refused" in outcome) return null;
  return follow(played, { job: outcome.job, isLooked: played.isLooked });
}

function follow(played: PlayedJob, moment: Moment): PlayedJob {
  return { ...played, ...moment, moments: [...played.moments, moment] };
}

/** The machine's event that a letter stands for, at the hour at which the run's people would cause it. */
function eventOf({ number }: DemoRun, job: Job, letter: string): JobEvent | null {
  const at = job.now;
  switch (letter) {
    case "f":
      return { type: "fund", by: "buyer", at };
    case "c":
      return { type: "cancel", by: "buyer", at };
    case "s":
    case "x":
      return { type: "submit", by: "agent", at };
    case "a":
      return { type: "accept", by: "buyer", at };
    case "d":
      return { type: "dispute", by: "buyer", at };
    case "t": {
      const end = windowEnd(job);
      return end === null ? null : { type: "timeout", by: "anyone", at: Math.max(at, end) };
    }
    case "p":
      return { type: "appeal", by: loserOf(job), at: at + number("time.appeal") - number("time.decision") };
    case "g":
    case "b":
      return {
        type: "decide",
        by: "validation agent",
        at: at + number("time.decision") - number("time.dispute"),
        for: letter === "g" ? "agent" : "buyer",
      };
    case "G":
    case "B":
      return {
        type: "judge",
        by: "human supervisors",
        at: at + number("time.judgment") - number("time.appeal"),
        for: letter === "G" ? "agent" : "buyer",
      };
    default:
      return null;
  }
}
