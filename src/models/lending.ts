/**
 * Credit granted on reputation. A model consistent with the litepaper, not protocol constants.
 *
 * Units: amounts in one currency, rates per unit of time.
 */

/**
 * When decay alone brings the health factor to 1, with credit a·R: t* = (1/λ)·ln(a·R0/(B − ℓC)).
 * Infinity if the collateral alone covers the debt (or nothing decays), 0 if the factor is at or below 1 already.
 * @param creditNow a·R0 ≥ 0. @param covered ℓC ≥ 0.
 */
export function getTimeToLiquidation(loan: {
  debt: number;
  covered: number;
  creditNow: number;
  decayRate: number;
}): number {
  const uncovered = loan.debt - loan.covered;
  if (uncovered <= 0) return Number.POSITIVE_INFINITY;
  if (loan.creditNow <= uncovered) return 0;
  return Math.log(loan.creditNow / uncovered) / loan.decayRate;
}
