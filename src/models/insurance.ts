/**
 * Insurance against dispute slashing. A model consistent with the litepaper, not protocol constants.
 *
 * Units: amounts in one currency; probabilities in [0, 1].
 */

export type Cover = {
  /** d ≥ 0, the part of a loss that the insured bears first. */
  deductible: number;
  /** α in [0, 1], the share of the rest that is paid. */
  share: number;
};

/** What is paid for a loss: α·max(0, X − d). */
export function payout(loss: number, { deductible, share }: Cover): number {
  return share * Math.max(0, loss - deductible);
}

/** Fair premium: the expected payout, q·I. */
export function fairPremium(chanceOfLoss: number, paid: number): number {
  return chanceOfLoss * paid;
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
  return (1 + loading) * fairPremium(chanceOfLoss, paid) + expense;
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
  const variance = policies * chanceOfLoss * (1 - chanceOfLoss) * (1 + (policies - 1) * correlation);
  return paid * Math.sqrt(variance);
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
  return (deterred - saved) / (lossIfBad - lossIfGood);
}

/**
 * The most that an agent with constant absolute risk aversion A pays for cover:
 * (1/A)·[ln(1 − q + q·e^(AΛ)) − ln(1 − q + q·e^(A(Λ−I)))] (Pratt 1964). It tends to q·I as A → 0: who is not averse to
 * risk never pays more than the fair price.
 * @param aversion A > 0, per unit of currency.
 */
export function largestPremium(chanceOfLoss: number, stake: number, paid: number, aversion: number): number {
  const certainLoss = (loss: number) => Math.log1p(chanceOfLoss * Math.expm1(aversion * loss)) / aversion;
  return certainLoss(stake) - certainLoss(stake - paid);
}
