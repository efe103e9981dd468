/**
 * A season: five jobs, one after the other, played on the papers' machine. All that is known of it is the side that the
 * reader plays and a letter for each thing that was done, by the reader or by others.
 */
import { type Job, type JobState, type Party, terminalStates } from "../models/dispute";

export const JOBS = 5;

export type Side = Party;

export type Work = "good" | "poor";

/** Who sells: the run's lead, another agent with as long a record, and one that is new. */
export const SELLERS = ["party.lead", "party.second-sub", "party.first-sub"] as const;

export type Seller = (typeof SELLERS)[number];

/** How a job stands after something was done. */
export type Moment = { job: Job; isLooked: boolean };

export type PlayedJob = Moment & {
  seller: Seller;
  /** Hours from the season's start to this job's. */
  start: number;
  /** Null until it is delivered. */
  work: Work | null;
  /** The job before anything was done and after each thing. */
  moments: readonly Moment[];
};

export type Season = {
  side: Side;
  /** What was done in the round before the first job, without a chain, a letter each. */
  tale: string;
  ended: readonly PlayedJob[];
  /** The job that is played now, or that has ended and is still on the screen. */
  played: PlayedJob;
  /** Whether the score is shown. */
  isClosed: boolean;
  /** All that was done, a letter each. */
  moves: string;
};

export function hasEnded({ job }: PlayedJob): boolean {
  return terminalStates.has(job.state);
}

/** All jobs that have begun. */
export function jobsOf({ ended, played }: Season): readonly PlayedJob[] {
  return [...ended, played];
}

export function isLastJob({ ended }: Season): boolean {
  return ended.length + 1 === JOBS;
}

/** The hour of the season. */
export function hourOf({ start, job }: PlayedJob): number {
  return start + job.now;
}

/** The party that the first decision went against; the buyer where there is none. */
export function loserOf({ decision }: Job): Party {
  return decision === "buyer" ? "agent" : "buyer";
}

/** The end of the window that is open for the reader, in hours from the delivery; null where there is none. */
export function windowEnd({ state, terms, submittedAt, decidedAt }: Job): number | null {
  if (state === "submitted") return (submittedAt ?? 0) + terms.waitingPeriod;
  if (state === "decided") return (decidedAt ?? 0) + terms.appealWindow;
  return null;
}

/** Whether the reader decides what comes next. */
export function isReadersTurn({ side, played: { job } }: Season): boolean {
  const turns: Partial<Record<JobState, boolean>> = {
    open: true,
    funded: side === "agent",
    submitted: side === "buyer",
    decided: side === loserOf(job),
  };
  return turns[job.state] ?? false;
}
