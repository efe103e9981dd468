import fc from "fast-check";
import {
  breakEvenRate,
  deterredUntil,
  gainFromDefault,
  healthFactor,
  timeToLiquidation,
  timeToLiquidationWithAward,
} from "../../src/models/lending";
import { decay, effective } from "../../src/models/reputation";
import { evenly } from "../evenly";

const positive = fc.double({ min: 0.01, max: 1e4, noNaN: true });

test("TV10: health factor, and the moment at which decay alone brings it to one", () => {
  expect(healthFactor(100 * 0.8 + 60 * 1.5, 140)).toBeCloseTo(1.214286, 6);
  expect(timeToLiquidation({ debt: 140, covered: 80, creditNow: 90, decayRate: 0.02 })).toBeCloseTo(
    20.273255,
    6,
  );
});

test("L1: at t* the health factor is one", () => {
  const position = fc.record({
    covered: evenly(0, 900),
    uncovered: fc.double({ min: 1, max: 500, noNaN: true }),
    surplus: fc.double({ min: 1.001, max: 5, noNaN: true }),
    λ: fc.double({ min: 0.001, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(position, ({ covered, uncovered, surplus, λ }) => {
      const debt = covered + uncovered;
      const creditNow = (debt - covered) * surplus;
      const time = timeToLiquidation({ debt, covered, creditNow, decayRate: λ });
      expect(healthFactor(covered + decay(creditNow, λ, time), debt)).toBeCloseTo(1, 9);
    }),
  );
});

test("where an award vests after the loan, the health factor is one at the last t*, before the award has vested and after", () => {
  const loan = { debt: 140, covered: 80, perPoint: 1.5 * 0.75, reputation: 60, award: 10 };
  const terms = { decayRate: 0.02, vestingDuration: 10 };
  expect(timeToLiquidationWithAward(loan, terms)).toBeCloseTo(14.355, 3);
  expect(timeToLiquidationWithAward({ ...loan, award: 0 }, terms)).toBeCloseTo(5.889, 3);
  const at = (held: number, award: number, t: number) =>
    healthFactor(80 + loan.perPoint * (decay(held, 0.02, t) + effective(award, terms, t)), 140);
  fc.assert(
    fc.property(evenly(54, 300), evenly(0, 50), (reputation, award) => {
      const time = timeToLiquidationWithAward({ ...loan, reputation, award }, terms);
      expect(at(reputation, award, time)).toBeCloseTo(1, 9);
      expect(at(reputation, award, time + 0.01)).toBeLessThan(1);
    }),
  );
});

test("an award that comes too small lifts nothing: the factor is below one from the start", () => {
  const loan = { debt: 140, covered: 80, perPoint: 1, reputation: 50, award: 5 };
  expect(timeToLiquidationWithAward(loan, { decayRate: 0.02, vestingDuration: 10 })).toBe(0);
  expect(
    timeToLiquidationWithAward({ ...loan, award: 30 }, { decayRate: 0.02, vestingDuration: 0 }),
  ).toBeCloseTo(Math.log(80 / 60) / 0.02, 9);
});

test("t* is never if collateral covers the debt, and now if the factor is below one already", () => {
  expect(timeToLiquidation({ debt: 80, covered: 80, creditNow: 5, decayRate: 0.02 })).toBe(
    Number.POSITIVE_INFINITY,
  );
  expect(timeToLiquidation({ debt: 140, covered: 80, creditNow: 50, decayRate: 0.02 })).toBe(0);
});

test("L5: at the break-even rate the lender earns the risk-free rate on average", () => {
  const share = evenly(0, 0.95);
  fc.assert(
    fc.property(share, share, share, (riskFree, chance, loss) => {
      const rate = breakEvenRate(riskFree, chance, loss);
      expect((1 + rate) * (1 - chance * loss) - 1).toBeCloseTo(riskFree, 9);
    }),
  );
});

test("default gains the same at any time of a loan, while what it costs decays: 60 against 25 + 120·e^(−0.02t)", () => {
  const cost = { seizableLock: 5, replacementBurn: 20, rents: 120 };
  expect(gainFromDefault(140, 80)).toBe(60);
  expect(gainFromDefault(70, 80)).toBe(0);
  expect(deterredUntil(60, cost, 0.02)).toBeCloseTo(Math.log(120 / 35) / 0.02, 9);
  expect(deterredUntil(25, cost, 0.02)).toBe(Number.POSITIVE_INFINITY);
  expect(deterredUntil(146, cost, 0.02)).toBe(0);
});

test("up to that moment default is deterred, and after it not", () => {
  fc.assert(
    fc.property(positive, positive, positive, (gain, fixed, rents) => {
      const cost = (time: number) => ({
        seizableLock: fixed,
        replacementBurn: 0,
        rents: decay(rents, 0.02, time),
      });
      const until = deterredUntil(gain, cost(0), 0.02);
      fc.pre(Number.isFinite(until) && until > 0.1 && until < 1000);
      const costs = (time: number) => fixed + cost(time).rents;
      expect(gain).toBeLessThanOrEqual(costs(until * 0.99));
      expect(gain).toBeGreaterThan(costs(until * 1.01));
    }),
  );
});
