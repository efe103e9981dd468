/**
 * What ends a decider's silence. The litepaper leaves it open; this is the reading that its appendix gives implementers, and
 * not part of the machine that the paper draws. A validation agent that has not ruled τ_v after it was drawn is replaced.
 * Supervisors who have not judged τ_h after the appeal leave the first decision standing, as if nobody had appealed: the
 * deposit comes back, and the human stage costs nothing.
 */
import {
  applyEvent,
  type Job,
  type JobEvent,
  type JobOutcome,
  move,
  other,
  settle,
} from "../../src/models/dispute";

export type Bounds = {
  /** τ_v, in which a validation agent that has been drawn decides. */
  validation: number;
  /** τ_h, in which the supervisors judge after an appeal. */
  judgment: number;
};

/**
 * Applies an event to a job whose deciders have bounds, half-open as all windows are. A timeout in the state disputed
 * draws another validation agent, whose time starts then.
 */
export function applyWithBounds(job: Job, event: JobEvent, bounds: Bounds): JobOutcome {
  const window = decidersWindow(job, bounds);
  if (window === null) return applyEvent(job, event);
  if (event.type === "timeout") {
    if (event.at < window.end) return { refused: `timeout requires t ≥ ${window.name}` };
    return { job: job.state === "disputed" ? { ...job, now: event.at } : asIfNotAppealed(job, event.at) };
  }
  const outcome = applyEvent(job, event);
  if ("refused" in outcome || event.at < window.end) return outcome;
  return { refused: `${event.type} requires t < ${window.name}` };
}

/** No event leaves these two states alone, so that the last one before is the dispute, the draw or the appeal. */
function decidersWindow({ state, now }: Job, bounds: Bounds): { end: number; name: string } | null {
  if (state === "disputed") return { end: now + bounds.validation, name: "t_d + τ_v" };
  if (state === "appealed") return { end: now + bounds.judgment, name: "t_a + τ_h" };
  return null;
}

function asIfNotAppealed(job: Job, at: number): Job {
  const { decision, terms } = job;
  if (decision === null) return job;
  const accounts = move(job.accounts, "escrow", other(decision), terms.appealDeposit);
  const decided = { ...job, appealed: false, accounts };
  return { ...decided, ...settle(decided, decision), state: "final", now: at };
}

/**
 * What a job's ending does to its agent's reputation, in our reading: silence pays and awards nothing, and only a lost
 * dispute takes a share.
 */
export function effectOnReputation({ state, winner }: Job): "award" | "cut" | "none" {
  if (state === "accepted" || winner === "agent") return "award";
  return winner === "buyer" ? "cut" : "none";
}
