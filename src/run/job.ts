/** The run's job: its terms, and how it is played on the papers' state machine from funding to its end. */
import {
  type Accounts,
  applyEvent,
  type Job,
  type JobEvent,
  type JobState,
  type JobTerms,
  openJob,
  type Party,
} from "../models/dispute";
import type { Windows } from "../models/multi-hop";
import type { InputOf } from "./mechanism";
import { SMALLEST, whole } from "./quantities";

/** The terms of the run's job, in hundredths and in hours from its submission. */
export function jobTerms(get: InputOf): JobTerms {
  return {
    payment: whole(get("job.price")),
    validationFee: whole(get("job.fee.validation")),
    appealFee: whole(get("job.fee.human")),
    appealDeposit: whole(get("appeal.deposit")),
    slash: whole(get("job.slash")),
    deliveryDeadline: 1,
    waitingPeriod: get("window.waiting"),
    appealWindow: get("window.appeal"),
  };
}

/** The windows of the run's jobs, in hours. */
export function jobWindows(get: InputOf): Windows {
  return {
    waitingPeriod: get("window.waiting"),
    validation: get("window.validation"),
    appealWindow: get("window.appeal"),
    judgment: get("window.judgment"),
  };
}

/** A job at its end, and how it stood after each event. */
export type FinishedJob = { job: Job; steps: { state: JobState; accounts: Accounts }[] };

/** @throws RangeError where the state machine refuses an event. */
export function play(get: InputOf, events: readonly JobEvent[]): FinishedJob {
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
export function upheldAppeal(get: InputOf): FinishedJob {
  return play(get, [disputed(get), ruled(get, "agent"), appealed(get, "buyer"), judged(get, "agent")]);
}

/** The next job, on the same terms: ruled for the buyer, not appealed. */
export function lostDispute(get: InputOf): FinishedJob {
  return play(get, [disputed(get), ruled(get, "buyer"), unappealed(get)]);
}

/** The agent's worst end: ruled for the buyer, appealed by the agent, upheld. */
export function ownAppealUpheld(get: InputOf): FinishedJob {
  return play(get, [disputed(get), ruled(get, "buyer"), appealed(get, "agent"), judged(get, "buyer")]);
}

export function disputed(get: InputOf): JobEvent {
  return { type: "dispute", by: "buyer", at: get("time.dispute") };
}

export function ruled(get: InputOf, winner: Party): JobEvent {
  const at = get("time.decision");
  return { type: "decide", by: "validation agent", at, for: winner, attested: true };
}

export function appealed(get: InputOf, by: Party): JobEvent {
  return { type: "appeal", by, at: get("time.appeal") };
}

export function judged(get: InputOf, winner: Party): JobEvent {
  return { type: "judge", by: "human supervisors", at: get("time.judgment"), for: winner, proven: true };
}

export function unappealed(get: InputOf): JobEvent {
  return { type: "timeout", by: "anyone", at: get("time.decision") + get("window.appeal") };
}

/** What everyone has at a job's end, in USDC. */
export function net({ job }: FinishedJob): Accounts {
  const amounts = Object.entries(job.accounts).map(([account, amount]) => [account, amount / SMALLEST]);
  return Object.fromEntries(amounts) as Accounts;
}
