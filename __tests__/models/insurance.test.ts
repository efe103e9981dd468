import fc from "fast-check";
import {
  chargedPremium,
  fairPremium,
  largestPremium,
  payout,
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

test("who is averse to risk pays more than the fair price, and who is hardly averse hardly more", () => {
  expect(largestPremium(0.03, 155, 9.6, 0.01)).toBeCloseTo(1.17, 2);
  expect(largestPremium(0.03, 155, 9.6, 1e-7)).toBeCloseTo(fairPremium(0.03, 9.6), 4);
  fc.assert(
    fc.property(chance, evenly(0, 1), (q, part) => {
      const paid = 155 * part;
      expect(largestPremium(q, 155, paid, 0.01)).toBeGreaterThanOrEqual(fairPremium(q, paid) - 1e-9);
    }),
  );
});
