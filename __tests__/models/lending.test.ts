import fc from "fast-check";
import { healthFactor, timeToLiquidationWithAward } from "../../src/models/lending";
import { decay, effective } from "../../src/models/reputation";
import { evenly } from "../evenly";

const loan = { debt: 140, covered: 80, perPoint: 1.5 * 0.75, reputation: 60, award: 10 };
const terms = { decayRate: 0.02, vestingDuration: 10 };

test("where an award vests after the loan, the health factor is one at the last t*, before the award has vested and after", () => {
  const at = (held: number, award: number, time: number) =>
    healthFactor(80 + loan.perPoint * (decay(held, 0.02, time) + effective(award, terms, time)), 140);
  fc.assert(
    fc.property(evenly(54, 300), evenly(0, 50), (reputation, award) => {
      const time = timeToLiquidationWithAward({ ...loan, reputation, award }, terms);
      expect(at(reputation, award, time)).toBeCloseTo(1, 9);
      expect(at(reputation, award, time + 0.01)).toBeLessThan(1);
    }),
  );
});

test("an award that comes too small lifts nothing, and one that vests at once all of the time", () => {
  const small = { ...loan, perPoint: 1, reputation: 50 };
  expect(timeToLiquidationWithAward({ ...small, award: 5 }, terms)).toBe(0);
  const atOnce = { decayRate: 0.02, vestingDuration: 0 };
  expect(timeToLiquidationWithAward({ ...small, award: 30 }, atOnce)).toBeCloseTo(
    Math.log(80 / 60) / 0.02,
    9,
  );
});
