/**
 * Jobs that open jobs: a tree of bilateral jobs with independent outcomes. A model consistent with the litepaper, not
 * protocol constants; the litepaper says that multi-hop jobs exist and nothing about how outcomes propagate. The rule
 * for deadlines has the form of Lightning's `cltv_expiry_delta` (BOLT 2).
 *
 * Units: amounts in the token's smallest unit, times in any one unit.
 */

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
  return waitingPeriod + validation + appealWindow + judgment;
}

/**
 * The earliest safe deadline of a job with h levels of jobs below it: each parent waits Ω after its child's deadline
 * and then does its own work, so (h + 1)·work + h·Ω.
 * @param depth h, a whole number. @param ownWork positive, the same at every level.
 */
export function earliestDeadline(depth: number, ownWork: number, windows: Windows): number {
  return (depth + 1) * ownWork + depth * longestDispute(windows);
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
  const periods = [root.waitingPeriod];
  for (let edge = 0; edge < depth; edge += 1) {
    const waitingPeriod = periods.at(-1) ?? root.waitingPeriod;
    periods.push(ownWork + reaction + longestDispute({ ...root, waitingPeriod }));
  }
  return periods;
}

/**
 * The earliest deadline at which a rejected sub-result can have been bought again and become final: the round below, t + Ω,
 * twice, and then the seller's own work.
 * @param below t ≥ 0, the sub-job's deadline.
 */
export function deadlineWithReplacement(below: number, ownWork: number, windows: Windows): number {
  return 2 * (below + longestDispute(windows)) + ownWork;
}

/** What a delay costs those who wait for an amount: W·(1 − e^(−ρt)). */
export function damageOfDelay(waitedFor: number, discountRate: number, delay: number): number {
  return waitedFor * -Math.expm1(-discountRate * delay);
}

/**
 * How long a change of terms must wait so that whoever disagrees can have left: the cooldown and the life of a job just
 * taken, its deadline and Ω, run at the same time.
 */
export function timeToLeave(cooldown: number, deadline: number, windows: Windows): number {
  return Math.max(cooldown, deadline + longestDispute(windows));
}
