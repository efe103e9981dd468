import fc from "fast-check";
import {
  accrue,
  effective,
  effectiveAfterLosses,
  storedTotal,
  vested,
  vestedTotal,
  worthOfAward,
} from "../../src/models/reputation";
import { evenly } from "../evenly";

const amount = evenly(0, 1e6);
const rate = fc.double({ min: 1e-4, max: 2, noNaN: true });
const span = evenly(0, 100);

test("at the plateau steady accrual stays there, and from elsewhere it tends to it", () => {
  fc.assert(
    fc.property(amount, rate, span, (pace, λ, elapsed) => {
      const level = pace / λ;
      expect(accrue(level, pace, λ, elapsed) - level).toBeCloseTo(0, 5 - Math.ceil(Math.log10(level + 1)));
      expect(accrue(5, pace, λ, 60 / λ) - level).toBeCloseTo(0, 5 - Math.ceil(Math.log10(level + 1)));
    }),
  );
});

test("an award counts most at the end of vesting, and never for more than it is; before it is made, for nothing", () => {
  fc.assert(
    fc.property(amount, rate, fc.double({ min: 0.01, max: 50, noNaN: true }), span, (award, λ, τ, age) => {
      const terms = { decayRate: λ, vestingDuration: τ };
      const peak = effective(award, terms, τ);
      expect(effective(award, terms, age)).toBeLessThanOrEqual(peak * (1 + 1e-12));
      expect(peak).toBeLessThanOrEqual(award);
      expect(effective(award, terms, -age - 0.1)).toBe(0);
      expect(effective(award, { ...terms, decayRate: 0 }, age)).toBe(vested(award, τ, age));
    }),
  );
});

test("what counts of awards is no more than what has vested of them, and that no more than what they were", () => {
  const awards = fc.array(fc.record({ size: amount, at: span }), { maxLength: 8 });
  fc.assert(
    fc.property(awards, span, (list, time) => {
      const slack = 1 + 1e-12;
      const counting = effectiveAfterLosses(list, { decayRate: 0.05, vestingDuration: 10 }, [], time);
      expect(counting).toBeLessThanOrEqual(vestedTotal(list, 10, time) * slack);
      expect(vestedTotal(list, 10, time)).toBeLessThanOrEqual(storedTotal(list, time) * slack);
    }),
  );
});

test("a lost dispute takes its share of every award until then, vested or not, and nothing of later ones", () => {
  const terms = { decayRate: 0.02, vestingDuration: 10 };
  const awards = [0, 15, 35].map((at) => ({ size: 10, at }));
  const countingOf = (...made: typeof awards) => effectiveAfterLosses(made, terms, [], 40);
  const [first, second, third] = awards as [(typeof awards)[0], (typeof awards)[0], (typeof awards)[0]];
  for (const at of [15, 20, 30])
    expect(effectiveAfterLosses(awards, terms, [{ at, cut: 0.25 }], 40)).toBeCloseTo(
      0.75 * countingOf(first, second) + countingOf(third),
      12,
    );
});

test("an award is worth what its points earn while they vest and decay, discounted to its day", () => {
  const rate = fc.double({ min: 0.005, max: 0.2, noNaN: true });
  fc.assert(
    fc.property(rate, rate, evenly(1, 30), (discountRate, decayRate, vestingDuration) => {
      const step = 0.05;
      let earned = 0;
      for (let time = step / 2; time < 25 / (discountRate + decayRate) + vestingDuration; time += step)
        earned += effective(10, { decayRate, vestingDuration }, time) * Math.exp(-discountRate * time) * step;
      const worthOfPoint = 1 / (discountRate + decayRate);
      const worth = worthOfAward(10, { worthOfPoint, discountRate, vestingDuration });
      expect(worth / earned).toBeCloseTo(1, 3);
    }),
    { numRuns: 20 },
  );
});
