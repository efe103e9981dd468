/**
 * The life of one loan on reputation: open → repaid, liquidated or defaulted. A model consistent with the litepaper, not
 * protocol constants. Assumed: a loan can be paid back as long as it is open, late or not; where the sale of the collateral
 * does not cover the debt, the loan is defaulted, which takes the free lock and the record. Interest is left out.
 *
 * Units: amounts in the currency's smallest unit, times in any one unit.
 */
import { healthFactor } from "../../src/models/lending";

export type Loan = {
  state: "Open" | "Repaid" | "Liquidated" | "Defaulted";
  /** B, what is still owed. */
  debt: number;
  /** The first moment at which it is overdue. */
  due: number;
};

export type Request = {
  debt: number;
  due: number;
  /** ℓC + u(R), with R the reputation that is pledged. */
  capacity: number;
  /** Reputation to be pledged, and what of the borrower's is not pledged yet. */
  pledged: number;
  unpledged: number;
};

/** What a call moved: to the lender and to the borrower, and how much of it came out of the lock. */
export type LoanOutcome =
  | { loan: Loan; toLender: number; toBorrower: number; seized: number }
  | { refused: string };

/** Opens a loan and pays it out. */
export function openLoan({ debt, due, capacity, pledged, unpledged }: Request, at: number): LoanOutcome {
  if (at >= due) return { refused: "AlreadyDue" };
  if (pledged > unpledged) return { refused: "OverPledged" };
  if (healthFactor(capacity, debt) < 1) return { refused: "Unhealthy" };
  return { loan: { state: "Open", debt, due }, toLender: 0, toBorrower: debt, seized: 0 };
}

/** Pays in at most the debt; paid in full, the loan is closed. */
export function repay(loan: Loan, amount: number): LoanOutcome {
  if (loan.state !== "Open") return { refused: "LoanNotOpen" };
  const toLender = Math.min(amount, loan.debt);
  const debt = loan.debt - toLender;
  return {
    loan: { ...loan, debt, state: debt === 0 ? "Repaid" : "Open" },
    toLender,
    toBorrower: 0,
    seized: 0,
  };
}

/**
 * Sells the collateral of a loan that is overdue or whose health factor is below 1; not at 1.
 * @param proceeds what the collateral fetched. @param freeLock m_s·p_H, what the lender may seize.
 */
export function liquidate(
  loan: Loan,
  { capacity, proceeds, freeLock }: { capacity: number; proceeds: number; freeLock: number },
  at: number,
): LoanOutcome {
  if (loan.state !== "Open") return { refused: "LoanNotOpen" };
  if (at < loan.due && healthFactor(capacity, loan.debt) >= 1) return { refused: "Healthy" };
  const sold = Math.min(loan.debt, proceeds);
  const seized = Math.min(loan.debt - sold, freeLock);
  const state = sold < loan.debt ? "Defaulted" : "Liquidated";
  const debt = loan.debt - sold - seized;
  return { loan: { ...loan, debt, state }, toLender: sold + seized, toBorrower: proceeds - sold, seized };
}
