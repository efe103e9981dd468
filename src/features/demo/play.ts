import {
  type Actor,
  applyEvent,
  type Job,
  type JobEvent,
  type JobOutcome,
  type JobState,
  openJob,
  type Party,
  terminalStates,
} from "../../models/dispute";
import type { DemoRun } from "./demo-run";

/** The machine's events as the demo offers them: a ruling is for one of the two parties. */
export const MOVES = [
  "fund",
  "cancel",
  "submit",
  "accept",
  "dispute",
  "appeal",
  "timeout",
  "decide-agent",
  "decide-buyer",
  "judge-agent",
  "judge-buyer",
] as const;

export type Move = (typeof MOVES)[number];

/** One job of the list of events: the job after each of them, before the first of them too. */
export type PlayedJob = {
  /** Hours from the first job's delivery to this one's. */
  start: number;
  events: readonly JobEvent[];
  /** One more than events. */
  states: readonly [Job, ...Job[]];
};

/** The job after an event; after a job's end, the next job on the same terms. */
export function applyNext(job: Job, event: JobEvent): JobOutcome {
  return applyEvent(terminalStates.has(job.state) ? openJob(job.terms) : job, event);
}

/** All jobs that a list of events tells, at least one. @throws RangeError where the machine refuses an event. */
export function playEvents({ terms }: DemoRun, events: readonly JobEvent[]): [PlayedJob, ...PlayedJob[]] {
  const first: PlayedJob = { start: 0, events: [], states: [openJob(terms)] };
  const jobs: [PlayedJob, ...PlayedJob[]] = [first];
  for (const event of events) {
    const played = jobs.at(-1) ?? first;
    const job = lastOf(played.states);
    const outcome = applyNext(job, event);
    if ("refused" in outcome) throw new RangeError(`In the demo, ${outcome.refused}.`);
    if (terminalStates.has(job.state)) {
      jobs.push({ start: played.start + job.now, events: [event], states: [openJob(terms), outcome.job] });
    } else {
      jobs[jobs.length - 1] = {
        start: played.start,
        events: [...played.events, event],
        states: [...played.states, outcome.job],
      };
    }
  }
  return jobs;
}

export function lastOf<T>(list: readonly [T, ...T[]]): T {
  return list.at(-1) ?? list[0];
}

/** The event that a move makes of a job. */
export function eventOf(move: Move, job: Job, at: number): JobEvent {
  switch (move) {
    case "decide-agent":
    case "decide-buyer":
      return { type: "decide", by: "validation agent", at, for: partyOf(move), attested: true };
    case "judge-agent":
    case "judge-buyer":
      return { type: "judge", by: "human supervisors", at, for: partyOf(move), proven: true };
    case "timeout":
      return { type: move, by: "anyone", at };
    case "submit":
      return { type: move, by: "agent", at };
    case "appeal":
      return { type: move, by: loserOf(job) ?? "buyer", at };
    default:
      return { type: move, by: "buyer", at };
  }
}

export function moveOf(event: JobEvent): Move {
  if (event.type === "decide" || event.type === "judge") return `${event.type}-${event.for}`;
  return event.type;
}

/** The party that the first decision went against. */
export function loserOf({ decision }: Job): Party | null {
  if (decision === null) return null;
  return decision === "buyer" ? "agent" : "buyer";
}

/** Who is to act; after a job's end it is the buyer, who may hire again. */
export function actorOf(job: Job): Exclude<Actor, "anyone"> {
  const actors: Partial<Record<JobState, Exclude<Actor, "anyone">>> = {
    funded: "agent",
    disputed: "validation agent",
    decided: loserOf(job) ?? "buyer",
    appealed: "human supervisors",
  };
  return actors[job.state] ?? "buyer";
}

/** The end of the window that is open, in hours from the delivery; null where the machine sets none. */
export function windowEnd({ state, terms, submittedAt, decidedAt }: Job): number | null {
  if (state === "funded") return terms.deliveryDeadline;
  if (state === "submitted") return (submittedAt ?? 0) + terms.waitingPeriod;
  if (state === "decided") return (decidedAt ?? 0) + terms.appealWindow;
  return null;
}

/** When the run's people would do it, counted from what they do it after. */
export function usualTime({ number }: DemoRun, job: Job, move: Move): number {
  switch (move) {
    case "timeout":
      return windowEnd(job) ?? job.now;
    case "accept":
    case "dispute":
      return job.now + number("time.dispute");
    case "decide-agent":
    case "decide-buyer":
      return job.now + number("time.decision") - number("time.dispute");
    case "appeal":
      return job.now + number("time.appeal") - number("time.decision");
    case "judge-agent":
    case "judge-buyer":
      return job.now + number("time.judgment") - number("time.appeal");
    default:
      return job.now;
  }
}

function partyOf(move: Move): Party {
  return move.endsWith("agent") ? "agent" : "buyer";
}
