/**
 * Insurance against dispute slashing. A model consistent with the litepaper, not protocol constants.
 *
 * Units: amounts in one currency; probabilities in [0, 1].
 */
import { count, nonNegative, positive, probability, within } from "./ranges";

export type Cover = {
  /** d ≥ 0, the part of a loss that the insured bears first. */
  deductible: number;
  /** α in [0, 1], the share of the rest that is paid. */
  share: number;
};

/** What is paid for a loss: α·max(0, X − d). */
export function payout(loss: number, { deductible, share }: Cover): number {
  const excess = Math.max(0, nonNegative("loss", loss) - nonNegative("deductible", deductible));
  return probability("coverage share", share) * excess;
}

/** Fair premium: the expected payout, q·I. */
export function fairPremium(chanceOfLoss: number, paid: number): number {
  return probability("chance of a loss", chanceOfLoss) * nonNegative("payout", paid);
}

/**
 * Premium by the expected-value principle: (1 + θ)·q·I + e.
 * @param loading θ ≥ 0, a share of the fair premium. @param expense e ≥ 0, per policy.
 */
export function chargedPremium(
  chanceOfLoss: number,
  paid: number,
  { loading, expense }: { loading: number; expense: number },
): number {
  return (
    (1 + nonNegative("loading", loading)) * fairPremium(chanceOfLoss, paid) + nonNegative("expense", expense)
  );
}

/**
 * Standard deviation of the total payout of N equal policies with common pairwise correlation ρ_c:
 * I·√(N·q(1−q)·(1 + (N−1)·ρ_c)), the variance of exchangeable Bernoulli losses.
 */
export function spreadOfPayouts(
  policies: number,
  chanceOfLoss: number,
  paid: number,
  correlation: number,
): number {
  const variance =
    count("number of policies", policies) *
    probability("chance of a loss", chanceOfLoss) *
    (1 - chanceOfLoss) *
    (1 + Math.max(0, policies - 1) * probability("correlation", correlation));
  return nonNegative("payout", paid) * Math.sqrt(variance);
}

export type Effort = {
  /** s ≥ 0, what an agent saves by doing bad work. */
  saved: number;
  /** π, the chance that bad work ends in a lost dispute; above π0. */
  lossIfBad: number;
  /** π0, the chance that good work does. */
  lossIfGood: number;
  /** Saving up to which an agent without cover prefers good work, ≥ 0. */
  deterred: number;
};

/**
 * The largest payout under which effort stays worthwhile: moral hazard in Shavell's sense (1979). A payout I lowers what
 * deters by (π − π0)·I, so it is (deterred − s)/(π − π0), which is Λ − s/(π − π0) where every lost dispute costs Λ.
 * Negative when effort is not worthwhile even without cover.
 */
export function effortBound({ saved, lossIfBad, lossIfGood, deterred }: Effort): number {
  const margin = nonNegative("deterred saving", deterred) - nonNegative("saving", saved);
  return margin / differenceOf(lossIfBad, lossIfGood);
}

/**
 * The most that an agent with constant absolute risk aversion A pays for cover:
 * (1/A)·[ln(1 − q + q·e^(AΛ)) − ln(1 − q + q·e^(A(Λ−I)))] (Pratt 1964). It tends to q·I as A → 0: who is not averse to
 * risk never pays more than the fair price.
 * @param aversion A > 0, per unit of currency.
 */
export function largestPremium(chanceOfLoss: number, stake: number, paid: number, aversion: number): number {
  probability("chance of a loss", chanceOfLoss);
  within("payout", paid, paid >= 0 && paid <= stake, `between 0 and the ${stake} at stake`);
  positive("risk aversion", aversion);
  const certainLoss = (loss: number) => Math.log1p(chanceOfLoss * Math.expm1(aversion * loss)) / aversion;
  return certainLoss(nonNegative("stake", stake)) - certainLoss(stake - paid);
}

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
  nonNegative("reserve", reserve);
  return { reserve, premiums: 0, payouts: 0, paidDisputes: new Set() };
}

export function collectPremium(fund: Fund, premium: number): Fund {
  nonNegative("premium", premium);
  return { ...fund, reserve: fund.reserve + premium, premiums: fund.premiums + premium };
}

/** What became of a claim: paid, or why not. */
export type ClaimOutcome = { paid: number; fund: Fund } | { refused: string };

/** Pays a claim once, after a final lost decision, if the reserve can bear it. */
export function settleClaim(fund: Fund, claim: Claim, cover: Cover): ClaimOutcome {
  if (claim.decision !== "final for the buyer") return { refused: "no final decision against the agent" };
  if (fund.paidDisputes.has(claim.dispute)) return { refused: "this dispute has been paid for" };
  const paid = payout(claim.loss, cover);
  if (paid > fund.reserve) return { refused: "the reserve is too small" };
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

function differenceOf(lossIfBad: number, lossIfGood: number): number {
  probability("chance that good work loses", lossIfGood);
  within(
    "chance that bad work loses",
    lossIfBad,
    lossIfBad > lossIfGood && lossIfBad <= 1,
    `above that of good work (${lossIfGood}) and at most 1`,
  );
  return positive("difference that effort makes", lossIfBad - lossIfGood);
}
