/**
 * Insurance against dispute slashing. A model consistent with the litepaper, not protocol constants.
 *
 * Units: amounts in one currency; probabilities in [0, 1].
 */

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
 * The most that an agent with constant absolute risk aversion A pays for cover:
 * (1/A)·[ln(1 − q + q·e^(AΛ)) − ln(1 − q + q·e^(A(Λ−I)))] (Pratt 1964). It tends to q·I as A → 0: who is not averse to
 * risk never pays more than the fair price.
 * @param aversion A > 0, per unit of currency.
 */
export function largestPremium(chanceOfLoss: number, stake: number, paid: number, aversion: number): number {
  const certainLoss = (loss: number) => Math.log1p(chanceOfLoss * Math.expm1(aversion * loss)) / aversion;
  return certainLoss(stake) - certainLoss(stake - paid);
}
