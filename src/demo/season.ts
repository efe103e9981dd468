/**
 * A season: three jobs among strangers, one after the other, by the rules of version 2.0. All of it follows from the side that the
 * reader plays, a seed that stands for chance, and the reader's moves.
 */

import { createRandomGenerator } from "../models/random-generator";
import { type Job, type Party, terminalStates } from "./old-rules/dispute";

export const JOBS = 3;
export const MAX_SEED = 9999;

export type Side = Party;
export type Work = "good" | "poor";

/** Who sells: the example's lead, another agent with as long a record, and one that is new. */
export const SELLERS = ["party.lead", "party.second-sub", "party.first-sub"] as const;

export type Seller = (typeof SELLERS)[number];

/** How a job stands after something was done. */
export type Moment = { job: Job; isChecked: boolean };

export type PlayedJob = Moment & {
  seller: Seller;
  /** Hours from the season's start to this job's. */
  start: number;
  /** What it costs to check: each study is harder than the one before. */
  checking: number;
  /** Null until it is delivered. */
  work: Work | null;
  /** The job after each thing that was done. */
  moments: readonly Moment[];
};

export type Season = {
  side: Side;
  seed: number;
  /** What the reader has done. */
  moves: readonly Move[];
  /** The last of them is played now, or has ended and is still on the screen. */
  jobs: readonly PlayedJob[];
  /** The company's screen comes after the first loss, the score at the end. */
  screen: "job" | "company" | "score";
};

/** What the reader is asked, and what can be answered. */
const MOVES = {
  sealed: ["check", "pay", "dispute"],
  opened: ["dispute", "pay"],
  ruled: ["appeal", "stand"],
  hire: ["first", "second"],
  deliver: ["work", "paste"],
  on: ["on"],
  nothing: [],
} as const;

export type Turn = keyof typeof MOVES;
export type Move = (typeof MOVES)[Turn][number];

export function movesOf(season: Season): readonly Move[] {
  return MOVES[turnOf(season)];
}

/** What the reader is asked. Whom to hire is asked where the job before has ended, so that few screens have only one button. */
export function turnOf(season: Season): Turn {
  const { side, jobs, screen } = season;
  const played = jobOf(season);
  const { job, isChecked } = played;
  if (screen === "score") return "nothing";
  if (hasEnded(played)) {
    if (jobs.length === JOBS || isFirstLoss(season)) return "on";
    return side === "buyer" ? "hire" : "deliver";
  }
  if (job.state === "funded") return "deliver";
  if (job.state === "submitted") return isChecked ? "opened" : "sealed";
  return "ruled";
}

/** Whether the reader has lost by the job on the screen, and by none before. */
export function isFirstLoss({ side, jobs, screen }: Season): boolean {
  return screen === "job" && jobs.findIndex((played) => hasLost(played, side)) === jobs.length - 1;
}

/** Whether a job went against a side: a ruling, or payment for poor work. */
function hasLost({ job: { winner }, work }: PlayedJob, side: Side): boolean {
  if (side === "agent") return winner === "buyer";
  return winner === "agent" || (winner === null && work === "poor");
}

export function jobOf({ jobs }: Pick<Season, "jobs">): PlayedJob {
  const job = jobs.at(-1);
  if (!job) throw new RangeError("A season has a job.");
  return job;
}

export function hasEnded({ job }: Pick<Moment, "job">): boolean {
  return terminalStates.has(job.state);
}

/** The hour of the season at which a job stands. */
export function hourOf({ start, job }: PlayedJob): number {
  return start + job.now;
}

/** The party that the first decision went against; the buyer where there is none. */
export function loserOf({ decision }: Job): Party {
  return decision === "buyer" ? "agent" : "buyer";
}

/** The end of the window that is open, in hours from the delivery; null where there is none. */
export function windowEnd({ state, terms, submittedAt, decidedAt }: Job): number | null {
  if (state === "submitted") return (submittedAt ?? 0) + terms.waitingPeriod;
  if (state === "decided") return (decidedAt ?? 0) + terms.appealWindow;
  return null;
}

const DRAWS = ["work", "check", "ruling", "judgment", "votes"] as const;

/** From 0 up to 1: what chance says in a job. Each question has a number of its own, whatever else was done in the season. */
export function luck({ seed, jobs }: Pick<Season, "seed" | "jobs">, draw: (typeof DRAWS)[number]): number {
  return createRandomGenerator((seed * JOBS + jobs.length) * DRAWS.length + DRAWS.indexOf(draw))();
}
