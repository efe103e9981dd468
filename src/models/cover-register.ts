/**
 * One register of policies for all insurers, so that the payouts on one dispute never exceed the loss. A model consistent
 * with the litepaper, not protocol constants. Assumed: a policy covers one job, and is sold before its output is submitted.
 *
 * Units: amounts in one currency.
 */
import {
  type Claim,
  type ClaimOutcome,
  type Cover,
  collectPremium,
  type Fund,
  settleClaim,
} from "./insurance";

/** The policies in force, by job. */
export type Register = ReadonlyMap<string, Cover>;

export type Policy = { job: string; submitted: boolean; cover: Cover; premium: number };

export type SaleOutcome = { fund: Fund; register: Register } | { refused: string };

export function sellPolicy(
  fund: Fund,
  register: Register,
  { job, submitted, cover, premium }: Policy,
): SaleOutcome {
  if (register.has(job)) return { refused: "this job is covered" };
  if (submitted) return { refused: "the job has been submitted" };
  return { fund: collectPremium(fund, premium), register: new Map(register).set(job, cover) };
}

/** Pays a claim under the job's policy. */
export function claimCover(fund: Fund, register: Register, claim: Claim): ClaimOutcome {
  const cover = register.get(claim.dispute);
  return cover ? settleClaim(fund, claim, cover) : { refused: "this job is not covered" };
}
