import { type LoanOutcome, liquidate, openLoan, repay } from "../../src/models/loan";

const request = { debt: 140, due: 30, capacity: 170, pledged: 60, unpledged: 60 };

function done(outcome: LoanOutcome) {
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome;
}

const { loan } = done(openLoan(request, 0));

test("a loan opens up to its capacity, on points that are not pledged, before it is due", () => {
  expect(openLoan({ ...request, debt: 170 }, 0)).toHaveProperty("loan.state", "open");
  expect(openLoan({ ...request, debt: 171 }, 0)).toEqual({ refused: "the position is unhealthy" });
  expect(openLoan({ ...request, unpledged: 59 }, 0)).toEqual({ refused: "more is pledged than there is" });
  expect(openLoan(request, 30)).toEqual({ refused: "the loan is overdue from the start" });
  expect(() => openLoan({ ...request, debt: 0 }, 0)).toThrow(RangeError);
});

test("paying in takes at most the debt, and the last of it closes the loan", () => {
  const part = done(repay(loan, 100));
  expect(part).toMatchObject({ loan: { state: "open", debt: 40 }, toLender: 100 });
  const rest = done(repay(part.loan, 1000));
  expect(rest).toMatchObject({ loan: { state: "repaid", debt: 0 }, toLender: 40 });
  expect(repay(rest.loan, 1)).toEqual({ refused: "the loan is repaid" });
  expect(liquidate(rest.loan, { capacity: 0, proceeds: 0, freeLock: 0 }, 40)).toEqual({
    refused: "the loan is repaid",
  });
});

test("a loan is liquidated below a health factor of 1 or when it is due, and not at 1", () => {
  const sale = { capacity: 140, proceeds: 100, freeLock: 0 };
  expect(liquidate(loan, sale, 29)).toEqual({ refused: "the position is healthy" });
  expect(liquidate(loan, { ...sale, capacity: 139 }, 29)).toHaveProperty("loan");
  expect(liquidate(loan, { ...sale, capacity: 500 }, 30)).toHaveProperty("loan");
});

test("what the sale leaves open comes out of the lock, and is a default all the same; a surplus goes back", () => {
  const sale = { capacity: 0, proceeds: 100, freeLock: 15 };
  expect(liquidate(loan, sale, 1)).toEqual({
    loan: { state: "defaulted", debt: 25, due: 30 },
    toLender: 115,
    toBorrower: 0,
    seized: 15,
  });
  expect(liquidate(loan, { ...sale, freeLock: 900 }, 1)).toMatchObject({
    loan: { state: "defaulted", debt: 0 },
    seized: 40,
  });
  expect(liquidate(loan, { ...sale, proceeds: 150 }, 1)).toMatchObject({
    loan: { state: "liquidated", debt: 0 },
    toLender: 140,
    toBorrower: 10,
    seized: 0,
  });
});
