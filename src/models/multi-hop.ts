/**
 * Jobs that open jobs: a tree of bilateral jobs with independent outcomes. A model consistent with the litepaper, not
 * protocol constants; the litepaper says that multi-hop jobs exist and nothing about how outcomes propagate. The rule
 * for deadlines has the form of Lightning's `cltv_expiry_delta` (BOLT 2).
 *
 * Units: amounts in the token's smallest unit, times in any one unit.
 */
import { count, nonNegative, positive, wholeAmount } from "./ranges";

export type Windows = {
  /** T_w */
  waitingPeriod: number;
  /** τ_v */
  validation: number;
  /** T_a */
  appealWindow: number;
  /** τ_h */
  judgment: number;
};

/** Ω, the longest life of a submitted job: T_w + τ_v + T_a + τ_h. */
export function longestDispute({ waitingPeriod, validation, appealWindow, judgment }: Windows): number {
  return (
    nonNegative("waiting period", waitingPeriod) +
    nonNegative("time for validation", validation) +
    nonNegative("appeal window", appealWindow) +
    nonNegative("time for judgment", judgment)
  );
}

/**
 * The earliest safe deadline of a job with h levels of jobs below it: each parent waits Ω after its child's deadline
 * and then does its own work, so (h + 1)·work + h·Ω.
 * @param depth h, a whole number. @param ownWork positive, the same at every level.
 */
export function earliestDeadline(depth: number, ownWork: number, windows: Windows): number {
  count("depth", depth);
  return (depth + 1) * positive("own work", ownWork) + depth * longestDispute(windows);
}

/**
 * The waiting periods of a path from the root's to the leaf's. Each lets a sub-job be disputed when its parent's dispute has
 * ended: w + Ω of the edge above and the time for a reaction. Final inputs (`earliestDeadline`) and aligned liability are two
 * aims: a sub-job that is final before its parent delivers cannot be disputed when the parent's buyer looks.
 * @param ownWork w ≥ 0, what each parent's seller still works.
 */
export function alignedWaitingPeriods(
  depth: number,
  ownWork: number,
  reaction: number,
  root: Windows,
): number[] {
  const more = nonNegative("own work", ownWork) + nonNegative("time for a reaction", reaction);
  const periods = [root.waitingPeriod];
  for (let edge = 0; edge < count("depth", depth); edge += 1) {
    const waitingPeriod = periods.at(-1) ?? root.waitingPeriod;
    periods.push(more + longestDispute({ ...root, waitingPeriod }));
  }
  return periods;
}

/**
 * The earliest deadline at which a rejected sub-result can have been bought again and become final: the round below, t + Ω,
 * twice, and then the seller's own work.
 * @param below t ≥ 0, the sub-job's deadline.
 */
export function deadlineWithReplacement(below: number, ownWork: number, windows: Windows): number {
  const round = nonNegative("deadline below", below) + longestDispute(windows);
  return 2 * round + nonNegative("own work", ownWork);
}

/** What a delay costs those who wait for an amount: W·(1 − e^(−ρt)). */
export function damageOfDelay(waitedFor: number, discountRate: number, delay: number): number {
  const discount = nonNegative("discount rate", discountRate) * nonNegative("delay", delay);
  return nonNegative("amount waited for", waitedFor) * -Math.expm1(-discount);
}

/**
 * How long a change of terms must wait so that whoever disagrees can have left: the cooldown and the life of a job just
 * taken, its deadline and Ω, run at the same time.
 */
export function timeToLeave(cooldown: number, deadline: number, windows: Windows): number {
  return Math.max(
    nonNegative("cooldown", cooldown),
    nonNegative("deadline", deadline) + longestDispute(windows),
  );
}

/** One job of the tree: an edge between a buyer and a seller, opened on behalf of `parent`. */
export type HopJob = {
  id: string;
  buyer: string;
  seller: string;
  /** The job that this one serves, or null for the root. */
  parent: string | null;
  payment: number;
  deadline: number;
  /** How long the seller needs after the last sub-result. */
  ownWork: number;
  terminal: boolean;
};

/**
 * Whether the jobs form a tree without wash trade: one root, known parents, each child bought by its parent's seller,
 * and nobody twice on a path.
 */
export function isTree(jobs: readonly HopJob[]): boolean {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  if (byId.size !== jobs.length || jobs.filter(({ parent }) => parent === null).length !== 1) return false;
  return jobs.every((job) => {
    const names = new Set([job.seller]);
    let current = job;
    while (current.parent !== null) {
      const parent = byId.get(current.parent);
      if (parent === undefined || parent.seller !== current.buyer || names.has(current.buyer)) return false;
      names.add(current.buyer);
      current = parent;
    }
    return !names.has(current.buyer);
  });
}

/** Jobs whose parent's deadline comes before the child's deadline + Ω + the parent's own work. */
export function tooTight(jobs: readonly HopJob[], windows: Windows): HopJob[] {
  const dispute = longestDispute(windows);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return jobs.filter((job) => {
    const parent = job.parent === null ? undefined : byId.get(job.parent);
    return parent !== undefined && parent.deadline < job.deadline + dispute + parent.ownWork;
  });
}

/**
 * Whether a middle agent may open another job: its free balance and what terminal parents still owe it must cover the
 * payments of all its non-terminal children, the new one included.
 */
export function canOpenJob(
  { freeBalance, receivables }: { freeBalance: number; receivables: number },
  openChildren: readonly HopJob[],
  payment: number,
): boolean {
  const payables = openChildren
    .filter(({ terminal }) => !terminal)
    .reduce((total, child) => total + child.payment, wholeAmount("payment", payment));
  return wholeAmount("free balance", freeBalance) + wholeAmount("receivables", receivables) >= payables;
}

/** Whether an agent has no open job left, neither as seller nor as buyer, and so may leave. */
export function canLeave(jobs: readonly HopJob[], agent: string): boolean {
  return jobs.every(({ buyer, seller, terminal }) => terminal || (buyer !== agent && seller !== agent));
}
