import {
  type Award,
  accrue,
  afterLostDispute,
  awardFor,
  effectiveAfterLosses,
  type Loss,
} from "../../models/reputation";
import { HOURS_A_DAY } from "../../run/quantities";
import { reputation, reputationTerms } from "../../run/standing";
import type { DemoRun } from "./demo-run";
import type { PlayedJob } from "./play";

/** What the jobs did to the agent's reputation; times in days from the first delivery. */
export type JobRecord = { awards: readonly Award[]; losses: readonly Loss[]; today: number };

/** An accepted job and a dispute that the agent wins earn an award, silence earns none, a lost dispute takes a share. */
export function recordOfJobs({ number }: DemoRun, jobs: readonly PlayedJob[]): JobRecord {
  const awards: Award[] = [];
  const losses: Loss[] = [];
  const size = awardFor(number("job.price"), number("reputation.per-payment"));
  const dayOf = ({ start, job }: PlayedJob) => (start + job.now) / HOURS_A_DAY;
  for (const played of jobs) {
    const { state, winner } = played.job;
    const at = dayOf(played);
    if (state === "accepted" || (state === "final" && winner === "agent")) awards.push({ size, at });
    if (state === "final" && winner === "buyer") losses.push({ at, cut: number("reputation.cut") });
  }
  const last = jobs.at(-1);
  return { awards, losses, today: last ? dayOf(last) : 0 };
}

/**
 * The agent's effective reputation on a day: what its other work keeps up at the run's steady pace, each lost dispute's
 * share less, and what these jobs' awards add.
 */
export function reputationAt({ number }: DemoRun, { awards, losses }: JobRecord, day: number): number {
  const terms = reputationTerms(number);
  const pace = paceOf(number);
  let standing = reputation(number);
  let since = 0;
  for (const { at, cut } of losses) {
    if (at > day) break;
    standing = afterLostDispute(accrue(standing, pace, terms.decayRate, at - since), cut);
    since = at;
  }
  return (
    accrue(standing, pace, terms.decayRate, day - since) + effectiveAfterLosses(awards, terms, losses, day)
  );
}

/** The agent's effective reputation after these jobs. */
export function reputationNow(run: DemoRun, jobs: readonly PlayedJob[]): number {
  const record = recordOfJobs(run, jobs);
  return reputationAt(run, record, record.today);
}

/**
 * The most that the agent's effective reputation comes to if nothing happens after today, or tends to in the long run.
 *
 * Between two days on which an award has vested, the curve is one exponential, so its peak is at one of these days.
 */
export function peakOf(run: DemoRun, record: JobRecord): number {
  const { awards, today } = record;
  const { number } = run;
  const vestedAt = awards.map(({ at }) => at + number("reputation.vesting")).filter((day) => day > today);
  const turns = [today, ...vestedAt].map((day) => reputationAt(run, record, day));
  return Math.max(reputation(number), ...turns);
}

/** Points a day that the agent's other work earns. */
function paceOf(number: DemoRun["number"]): number {
  return awardFor(number("reputation.pace"), number("reputation.per-payment"));
}
