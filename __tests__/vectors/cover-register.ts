/**
 * One register of policies for all insurers, so that the payouts on one dispute never exceed the loss. A model consistent
 * with the litepaper, not protocol constants. Assumed: a policy covers one job, and is sold before its output is submitted.
 *
 * Units: amounts in one currency.
 */
import { type Cover, payout } from "../../src/models/insurance";

/** The insurer's account. */
export type Fund = {
  reserve: number;
  premiums: number;
  payouts: number;
  /** Disputes that have been paid for. */
  paidDisputes: ReadonlySet<string>;
};

export type Claim = {
  dispute: string;
  /** The job's state; only a final decision against the agent is an insured event. */
  decision: "pending" | "final for the agent" | "final for the buyer";
  loss: number;
};

/** A fund that starts with a reserve. */
export function openFund(reserve: number): Fund {
  return { reserve, premiums: 0, payouts: 0, paidDisputes: new Set() };
}

export function collectPremium(fund: Fund, premium: number): Fund {
  return { ...fund, reserve: fund.reserve + premium, premiums: fund.premiums + premium };
}

/** What became of a claim: paid, or why not. */
export type ClaimOutcome = { paid: number; fund: Fund } | { refused: string };

/** Pays a claim once, after a final lost decision, if the reserve can bear it. */
export function settleClaim(fund: Fund, claim: Claim, cover: Cover): ClaimOutcome {
  if (claim.decision !== "final for the buyer") return { refused: "NotLost" };
  if (fund.paidDisputes.has(claim.dispute)) return { refused: "AlreadyPaid" };
  const paid = payout(claim.loss, cover);
  if (paid > fund.reserve) return { refused: "ReserveTooSmall" };
  return {
    paid,
    fund: {
      ...fund,
      reserve: fund.reserve - paid,
      payouts: fund.payouts + paid,
      paidDisputes: new Set(fund.paidDisputes).add(claim.dispute),
    },
  };
}

/** The policies in force, by job. */
export type Register = ReadonlyMap<string, Cover>;

export type Policy = { job: string; submitted: boolean; cover: Cover; premium: number };

export type SaleOutcome = { fund: Fund; register: Register } | { refused: string };

export function sellPolicy(
  fund: Fund,
  register: Register,
  { job, submitted, cover, premium }: Policy,
): SaleOutcome {
  if (register.has(job)) return { refused: "AlreadyCovered" };
  if (submitted) return { refused: "JobSubmitted" };
  return { fund: collectPremium(fund, premium), register: new Map(register).set(job, cover) };
}

/** Pays a claim under the job's policy. */
export function claimCover(fund: Fund, register: Register, claim: Claim): ClaimOutcome {
  const cover = register.get(claim.dispute);
  return cover ? settleClaim(fund, claim, cover) : { refused: "NotCovered" };
}
