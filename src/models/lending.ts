/**
 * Credit granted on reputation. A model consistent with the litepaper, not protocol constants.
 *
 * Units: amounts in one currency, reputation in points, rates per unit of time.
 */
import { nonNegative, positive, probability, probabilityBelowOne } from "./ranges";

export type Collateral = {
  /** C ≥ 0, its market value. */
  value: number;
  /** ℓ in [0, 1], the share of the value that counts against the debt. */
  liquidationThreshold: number;
};

/** Linear credit with a cap: u(R) = min(a·R, u_max). */
export function cappedCredit(reputation: number, perPoint: number, maximum: number): number {
  nonNegative("reputation", reputation);
  return Math.min(
    nonNegative("credit per point", perPoint) * reputation,
    nonNegative("maximum credit", maximum),
  );
}

/** The most that can be borrowed: Σ ℓ_i·C_i + u(R). */
export function borrowingCapacity(collateral: readonly Collateral[], credit: number): number {
  return collateral.reduce(
    (total, { value, liquidationThreshold }) =>
      total +
      nonNegative("collateral value", value) * probability("liquidation threshold", liquidationThreshold),
    nonNegative("credit", credit),
  );
}

/** Health factor in Aave's sense, capacity over debt: below 1 the position can be liquidated. */
export function healthFactor(capacity: number, debt: number): number {
  return nonNegative("borrowing capacity", capacity) / positive("debt", debt);
}

/**
 * When decay alone brings the health factor to 1, with credit a·R: t* = (1/λ)·ln(a·R0/(B − ℓC)).
 * Infinity if the collateral alone covers the debt (or nothing decays), 0 if the factor is at or below 1 already.
 * @param creditNow a·R0 ≥ 0. @param covered ℓC ≥ 0.
 */
export function timeToLiquidation(position: {
  debt: number;
  covered: number;
  creditNow: number;
  decayRate: number;
}): number {
  const uncovered = positive("debt", position.debt) - nonNegative("covered debt", position.covered);
  const credit = nonNegative("credit", position.creditNow);
  const rate = nonNegative("decay rate", position.decayRate);
  if (uncovered <= 0) return Number.POSITIVE_INFINITY;
  if (credit <= uncovered) return 0;
  return Math.log(credit / uncovered) / rate;
}

/**
 * Loss given default, (B − recovered)/B: reputation cannot be sold, so nothing of it is recovered. With collateral C and
 * no cost of selling it is 1 − C/B: credit on reputation raises B and with it the loss.
 */
export function lossGivenDefault(debt: number, recovered: number): number {
  positive("debt", debt);
  return 1 - probability("recovered share of the debt", nonNegative("recovered amount", recovered) / debt);
}

/**
 * The lending rate at which the lender earns the risk-free rate on average: (1 + r_f)/(1 − PD·LGD) − 1, for one
 * period, the loss being a share of what is owed at its end (the usual credit-risk identity).
 */
export function breakEvenRate(riskFree: number, chanceOfDefault: number, lossShare: number): number {
  nonNegative("risk-free rate", riskFree);
  return (1 + riskFree) / (1 - expectedLoss(chanceOfDefault, lossShare)) - 1;
}

/**
 * The most that a borrower gains by defaulting at any time in the loan's life: B − ℓC, when the collateral has fallen to
 * the value that still counts. It does not shrink as reputation decays, and so can pass u(R), which does. Zero if the
 * collateral covers the debt.
 */
export function gainFromDefault(debt: number, covered: number): number {
  return Math.max(0, nonNegative("debt", debt) - nonNegative("covered debt", covered));
}

export type DefaultCost = {
  /** m_s·p_H, the part of the lock that the lender can seize. */
  seizableLock: number;
  /** n·p_H where a default bars the name, and 0 otherwise. */
  replacementBurn: number;
  /** v·R, the present value of the rents from the reputation that default wipes out. */
  rents: number;
};

/**
 * The last moment of a loan at which default is still deterred, the rents decaying from now at rate λ and nothing being
 * repaid: t = (1/λ)·ln(v·R0/(B − ℓC − m_s·p_H − n·p_H)). A loan that falls due no later is deterred for its whole life.
 * Infinity if the lock and the burn alone are enough or nothing decays; 0 if it is not deterred now.
 */
export function deterredUntil(gain: number, cost: DefaultCost, decayRate: number): number {
  nonNegative("decay rate", decayRate);
  if (nonNegative("gain from default", gain) > costOfDefault(cost)) return 0;
  const needed = gain - cost.seizableLock - cost.replacementBurn;
  if (needed <= 0 || decayRate === 0) return Number.POSITIVE_INFINITY;
  return Math.log(cost.rents / needed) / decayRate;
}

/** Reputation pledged, by lender. */
export type Pledges = ReadonlyMap<string, number>;

/** What is not yet pledged. */
export function unpledged(pledges: Pledges, reputation: number): number {
  const pledged = [...pledges.values()].reduce((total, amount) => total + amount, 0);
  return nonNegative("unpledged reputation", nonNegative("reputation", reputation) - pledged);
}

/** Pledges more reputation to a lender; Σ pledged ≤ R, or the same reputation would be borrowed on twice. */
export function pledge(pledges: Pledges, lender: string, amount: number, reputation: number): Pledges {
  nonNegative("pledged amount", amount);
  const pledged = new Map(pledges).set(lender, (pledges.get(lender) ?? 0) + amount);
  unpledged(pledged, reputation);
  return pledged;
}

/**
 * What default costs its borrower. With no rents it is the credit that is safe whatever reputation is worth to its holder:
 * reputation made by wash jobs earns nothing, so its loss deters nothing.
 */
export function costOfDefault({ seizableLock, replacementBurn, rents }: DefaultCost): number {
  return (
    nonNegative("seizable lock", seizableLock) +
    nonNegative("cost of a new identity", replacementBurn) +
    nonNegative("present value of rents", rents)
  );
}

function expectedLoss(chanceOfDefault: number, lossShare: number): number {
  return probabilityBelowOne(
    "expected loss",
    probability("chance of default", chanceOfDefault) * probability("loss given default", lossShare),
  );
}
