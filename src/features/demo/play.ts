/**
 * A job of the demo, as the papers' machine plays it. All that is known is a list of the machine's events, and whether the
 * work that was delivered is poor, which the machine cannot see.
 */
import {
  type Actor,
  applyEvent,
  type Job,
  type JobEvent,
  type JobState,
  jobTransitions,
  openJob,
  type Party,
  terminalStates,
} from "../../models/dispute";
import type { DemoRun } from "./demo-run";

/** An event of the machine. Of a delivery: whether its work is poor. */
export type DemoEvent = JobEvent & { poor?: true };

export type Work = "good" | "poor";

/** Whom the reader plays; "all" plays everybody. */
export type Side = Party | "all";

/** What can be done in the demo: the machine's events, where a ruling is for one of the two parties. */
export const ACTIONS = [
  "fund",
  "cancel",
  "submit",
  "submit-poor",
  "accept",
  "dispute",
  "appeal",
  "timeout",
  "decide-agent",
  "decide-buyer",
  "judge-agent",
  "judge-buyer",
] as const;

export type Action = (typeof ACTIONS)[number];

export type PlayedJob = {
  /** Hours from the first job's delivery to this one's. */
  start: number;
  events: readonly DemoEvent[];
  /** Null until it is delivered. */
  work: Work | null;
  /** The job before its first event and after each of them. */
  states: readonly Job[];
  /** The job after its last event. */
  job: Job;
};

export type PlayedJobs = readonly [PlayedJob, ...PlayedJob[]];

/** What whoever is to act can do, and whether the machine takes it at that hour. */
export type Choice = { action: Action; event: DemoEvent; isOpen: boolean };

/**
 * All jobs that a list of events plays. `beginsAnew`: where the last one has ended, the next one is open.
 *
 * @throws RangeError where the machine refuses an event.
 */
export function playEvents({ terms }: DemoRun, events: readonly DemoEvent[], beginsAnew = false): PlayedJobs {
  const begin = (start: number): PlayedJob => {
    const job = openJob(terms);
    return { start, events: [], work: null, states: [job], job };
  };
  const ended: PlayedJob[] = [];
  let current = begin(0);
  const next = () => {
    if (!terminalStates.has(current.job.state)) return;
    ended.push(current);
    current = begin(current.start + current.job.now);
  };
  for (const event of events) {
    next();
    const outcome = applyEvent(current.job, event);
    if ("refused" in outcome) throw new RangeError(`In the demo, ${outcome.refused}.`);
    const { job } = outcome;
    const { events, states } = current;
    if (event.type === "submit") current = { ...current, work: event.poor ? "poor" : "good" };
    current = { ...current, events: [...events, event], states: [...states, job], job };
  }
  if (beginsAnew) next();
  const [first, ...others] = ended;
  return first ? [first, ...others, current] : [current];
}

/** The job that is played now. */
export function currentOf(jobs: PlayedJobs): PlayedJob {
  return jobs.at(-1) ?? jobs[0];
}

/** The job that the next event is for: after an end, a new one on the same terms. */
export function jobToPlay(job: Job): Job {
  return terminalStates.has(job.state) ? openJob(job.terms) : job;
}

/** What can be done at an hour; letting time run takes as long as the window. */
export function choicesAt(job: Job, hour: number): Choice[] {
  const next = jobToPlay(job);
  const isNew = next !== job;
  return ACTIONS.filter((action) => leavesState(next, action) && (!isNew || action === "fund")).map(
    (action) => {
      const end = action === "timeout" ? (windowEnd(job) ?? hour) : hour;
      const event = eventOf(action, next, isNew ? 0 : Math.max(hour, end));
      return { action, event, isOpen: "job" in applyEvent(next, event) };
    },
  );
}

function leavesState({ state }: Job, action: Action): boolean {
  return jobTransitions.some(({ from, event }) => from === state && event === action.split("-")[0]);
}

export function eventOf(action: Action, job: Job, at: number): DemoEvent {
  switch (action) {
    case "decide-agent":
    case "decide-buyer":
      return { type: "decide", by: "validation agent", at, for: partyOf(action), attested: true };
    case "judge-agent":
    case "judge-buyer":
      return { type: "judge", by: "human supervisors", at, for: partyOf(action), proven: true };
    case "timeout":
      return { type: action, by: "anyone", at };
    case "submit":
      return { type: action, by: "agent", at };
    case "submit-poor":
      return { type: "submit", by: "agent", at, poor: true };
    case "appeal":
      return { type: action, by: loserOf(job), at };
    default:
      return { type: action, by: "buyer", at };
  }
}

export function actionOf(event: DemoEvent): Action {
  if (event.type === "decide" || event.type === "judge") return `${event.type}-${event.for}`;
  return event.poor ? "submit-poor" : event.type;
}

/** The party that the first decision went against; the buyer where there is none. */
export function loserOf({ decision }: Job): Party {
  return decision === "buyer" ? "agent" : "buyer";
}

/** Who is to act; after a job's end it is the buyer, who may hire again. */
export function actorOf(job: Job): Exclude<Actor, "anyone"> {
  const actors: Partial<Record<JobState, Exclude<Actor, "anyone">>> = {
    funded: "agent",
    disputed: "validation agent",
    decided: loserOf(job),
    appealed: "human supervisors",
  };
  return actors[job.state] ?? "buyer";
}

/** Whether the reader decides what comes next: whoever is played, and always where a job begins. */
export function isReadersTurn(side: Side, job: Job): boolean {
  return jobToPlay(job).state === "open" || side === "all" || side === actorOf(job);
}

/** The end of the window that is open, in hours from the delivery; null where the machine sets none. */
export function windowEnd({ state, terms, submittedAt, decidedAt }: Job): number | null {
  if (state === "funded") return terms.deliveryDeadline;
  if (state === "submitted") return (submittedAt ?? 0) + terms.waitingPeriod;
  if (state === "decided") return (decidedAt ?? 0) + terms.appealWindow;
  return null;
}

/** When the run's people would do it, counted from what they do it after. */
export function usualTime({ number }: DemoRun, job: Job, action: Action): number {
  switch (action) {
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

export function usualEvent(run: DemoRun, job: Job, action: Action): DemoEvent {
  return eventOf(action, job, usualTime(run, job, action));
}

/** When somebody would usually act on a job as it stands. */
export function usualHour(run: DemoRun, job: Job): number {
  const usual: Partial<Record<JobState, Action>> = {
    submitted: "dispute",
    disputed: "decide-agent",
    decided: "appeal",
    appealed: "judge-agent",
  };
  return usualTime(run, job, usual[job.state] ?? "fund");
}

function partyOf(action: Action): Party {
  return action.endsWith("agent") ? "agent" : "buyer";
}
