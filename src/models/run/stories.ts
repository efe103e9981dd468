/** Jobs of the run, played on the state machine of the papers from funding to their end. */
import {
  type Accounts,
  applyEvent,
  type Job,
  type JobEvent,
  type JobState,
  openJob,
  type Party,
} from "../dispute";
import { SMALLEST } from "./quantities";
import type { Get } from "./subject";
import { jobTerms } from "./terms";

/** A job at its end, and after each event how it stood. */
export type Story = { job: Job; steps: { state: JobState; accounts: Accounts }[] };

export function play(get: Get, events: readonly JobEvent[]): Story {
  const begin: JobEvent[] = [
    { type: "fund", by: "buyer", at: 0 },
    { type: "submit", by: "agent", at: 0 },
  ];
  let job = openJob(jobTerms(get));
  const steps = [...begin, ...events].map((event) => {
    const outcome = applyEvent(job, event);
    if ("refused" in outcome) throw new RangeError(`In the run, ${outcome.refused}.`);
    job = outcome.job;
    return { state: job.state, accounts: job.accounts };
  });
  return { job, steps };
}

/** The run's job: ruled for the agent, appealed by the buyer, upheld. */
export function upheldAppeal(get: Get): Story {
  return play(get, [
    disputed(get),
    ruled(get, "agent"),
    { type: "appeal", by: "buyer", at: get("time.appeal") },
    judged(get, "agent"),
  ]);
}

/** The next job, on the same terms: ruled for the buyer, not appealed. */
export function lostDispute(get: Get): Story {
  return play(get, [disputed(get), ruled(get, "buyer"), unappealed(get)]);
}

export function disputed(get: Get): JobEvent {
  return { type: "dispute", by: "buyer", at: get("time.dispute") };
}

export function ruled(get: Get, winner: Party): JobEvent {
  const at = get("time.decision");
  return { type: "decide", by: "validation agent", at, for: winner, attested: true };
}

export function judged(get: Get, winner: Party): JobEvent {
  return { type: "judge", by: "human supervisors", at: get("time.judgment"), for: winner, proven: true };
}

export function unappealed(get: Get): JobEvent {
  return { type: "timeout", by: "anyone", at: get("time.decision") + get("window.appeal") };
}

export function net({ job }: Story): Accounts {
  const amounts = Object.entries(job.accounts).map(([account, amount]) => [account, amount / SMALLEST]);
  return Object.fromEntries(amounts) as Accounts;
}
