import fc from "fast-check";
import {
  chargedPremium,
  collectPremium,
  effortBound,
  type Fund,
  fairPremium,
  largestPremium,
  openFund,
  payout,
  settleClaim,
  spreadOfPayouts,
} from "../../src/models/insurance";
import { evenly } from "../evenly";

const amount = evenly(0, 1e5);
const chance = evenly(0, 1);

test("fifty policies spread far wider when one flaw hits many agents at once", () => {
  expect(spreadOfPayouts(50, 0.03, 200, 0)).toBeCloseTo(241, 0);
  expect(spreadOfPayouts(50, 0.03, 200, 0.2)).toBeCloseTo(793, 0);
});

test("I1: a payout lies between nothing and the loss", () => {
  fc.assert(
    fc.property(amount, amount, chance, (loss, deductible, share) => {
      const paid = payout(loss, { deductible, share });
      expect(paid).toBeGreaterThanOrEqual(0);
      expect(paid).toBeLessThanOrEqual(loss);
    }),
  );
});

test("I2: the charged premium is never below the fair one", () => {
  fc.assert(
    fc.property(chance, amount, evenly(0, 2), amount, (q, paid, loading, expense) => {
      expect(chargedPremium(q, paid, { loading, expense })).toBeGreaterThanOrEqual(fairPremium(q, paid));
    }),
  );
});

describe("the fund", () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("premium" as const), amount: fc.nat(50) }),
    fc.record({
      kind: fc.constant("claim" as const),
      dispute: fc.constantFrom("a", "b", "c"),
      decision: fc.constantFrom(
        "pending" as const,
        "final for the agent" as const,
        "final for the buyer" as const,
      ),
      loss: fc.nat(200),
    }),
  );

  test("I3 to I5: the reserve balances, and a dispute is paid once, after a final lost decision", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let fund: Fund = openFund(500);
        for (const action of steps) {
          if (action.kind === "premium") fund = collectPremium(fund, action.amount);
          else {
            const outcome = settleClaim(fund, action, { deductible: 0, share: 1 });
            if ("fund" in outcome) {
              expect(action.decision).toBe("final for the buyer");
              expect(fund.paidDisputes.has(action.dispute)).toBe(false);
              fund = outcome.fund;
            }
          }
          expect(fund.reserve).toBe(500 + fund.premiums - fund.payouts);
          expect(fund.reserve).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

test("impossible input is refused", () => {
  expect(() => payout(10, { deductible: 0, share: 1.2 })).toThrow(
    "The coverage share must be between 0 and 1; it was 1.2.",
  );
  expect(() => effortBound({ saved: 1, lossIfBad: 0.1, lossIfGood: 0.1, deterred: 5 })).toThrow(RangeError);
});

test("who is averse to risk pays more than the fair price, and who is hardly averse hardly more", () => {
  expect(largestPremium(0.03, 155, 9.6, 0.01)).toBeCloseTo(1.17, 2);
  expect(largestPremium(0.03, 155, 9.6, 1e-7)).toBeCloseTo(fairPremium(0.03, 9.6), 4);
  fc.assert(
    fc.property(chance, evenly(0, 1), (q, part) => {
      const paid = 155 * part;
      expect(largestPremium(q, 155, paid, 0.01)).toBeGreaterThanOrEqual(fairPremium(q, paid) - 1e-9);
    }),
  );
  expect(() => largestPremium(0.03, 15, 16, 0.01)).toThrow(RangeError);
});
