/** Which jobs may open further jobs: in time, for money that is there, and without wash trade. */
import { longestDispute, type Windows } from "../../src/models/multi-hop";

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
    .reduce((total, child) => total + child.payment, payment);
  return freeBalance + receivables >= payables;
}

/** Whether an agent has no open job left, neither as seller nor as buyer, and so may leave. */
export function canLeave(jobs: readonly HopJob[], agent: string): boolean {
  return jobs.every(({ buyer, seller, terminal }) => terminal || (buyer !== agent && seller !== agent));
}
