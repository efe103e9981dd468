/**
 * Returns the time after which decay alone brings the health factor to 1, for a credit of a·R on reputation:
 * t* = (1/λ)·ln(a·R0/(B − ℓC)). Amounts are in one currency. It is Infinity if the collateral covers the debt or nothing
 * decays, and 0 if the health factor is not above 1 now.
 */
export function getTimeToLiquidation(loan: {
  /** B. */
  debt: number;
  /** ℓC ≥ 0, the debt that the collateral covers. */
  covered: number;
  /** a·R0 ≥ 0. */
  creditNow: number;
  /** λ ≥ 0, per unit of time. */
  decayRate: number;
}): number {
  const uncovered = loan.debt - loan.covered;
  if (uncovered <= 0) return Number.POSITIVE_INFINITY;
  if (loan.creditNow <= uncovered) return 0;
  return Math.log(loan.creditNow / uncovered) / loan.decayRate;
}
