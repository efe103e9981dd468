import fc from "fast-check";
import {
  accrue,
  afterLostDispute,
  decay,
  effective,
  effectiveAfterLosses,
  effectiveTotal,
  halfLife,
  plateau,
  storedTotal,
  vested,
  vestedTotal,
  worthOfAward,
} from "../../src/models/reputation";
import { evenly } from "../evenly";

const amount = evenly(0, 1e6);
const rate = fc.double({ min: 1e-4, max: 2, noNaN: true });
const span = evenly(0, 100);
const awards = fc.array(fc.record({ size: amount, at: span }), { maxLength: 8 });

function expectClose(actual: number, expected: number, relative = 1e-9) {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(relative * Math.max(1, Math.abs(expected)));
}

describe("decay", () => {
  test("DK1: decaying twice is decaying once for the sum of the times", () => {
    fc.assert(
      fc.property(amount, rate, span, span, (reputation, λ, a, b) => {
        expectClose(decay(decay(reputation, λ, a), λ, b), decay(reputation, λ, a + b));
      }),
    );
  });

  test("DK2: lazy bookkeeping gives what adding up all events gives", () => {
    fc.assert(
      fc.property(awards, rate, (list, λ) => {
        const inOrder = [...list].sort((a, b) => a.at - b.at);
        const stored = inOrder.reduce(
          (entry, { size, at }) => ({ value: decay(entry.value, λ, at - entry.at) + size, at }),
          { value: 0, at: 0 },
        );
        const events = list.reduce((sum, { size, at }) => sum + decay(size, λ, 200 - at), 0);
        expectClose(decay(stored.value, λ, 200 - stored.at), events);
      }),
    );
  });

  test("DK3: without awards reputation never rises and never becomes negative", () => {
    fc.assert(
      fc.property(amount, rate, span, span, (reputation, λ, a, b) => {
        const earlier = decay(reputation, λ, Math.min(a, b));
        const later = decay(reputation, λ, Math.max(a, b));
        expect(later).toBeLessThanOrEqual(earlier);
        expect(later).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("DK4: at the plateau steady accrual stays there, and from elsewhere it tends to it", () => {
    fc.assert(
      fc.property(amount, rate, span, (pace, λ, elapsed) => {
        expectClose(accrue(plateau(pace, λ), pace, λ, elapsed), plateau(pace, λ));
        expectClose(accrue(5, pace, λ, 60 / λ), plateau(pace, λ));
      }),
    );
  });

  test("DK5: the time to halve does not depend on the reputation", () => {
    fc.assert(
      fc.property(amount, rate, (reputation, λ) => {
        expectClose(decay(reputation, λ, halfLife(λ)), reputation / 2);
      }),
    );
  });
});

describe("vesting", () => {
  const terms = { decayRate: 0.05, vestingDuration: 10 };

  test("TV2: an award of ten that vests over ten while it decays", () => {
    expect(effective(10, terms, 5)).toBeCloseTo(4.423984, 6);
    expect(effective(10, terms, 10)).toBeCloseTo(7.869387, 6);
    expect(effective(10, terms, 25)).toBeCloseTo(3.717235, 6);
  });

  test("nothing counts before the award", () => {
    expect(vested(10, 0, -1)).toBe(0);
    expect(effective(10, terms, -1)).toBe(0);
  });

  test("V1: it is continuous at the end of vesting", () => {
    fc.assert(
      fc.property(amount, rate, fc.double({ min: 0.1, max: 50, noNaN: true }), (award, λ, τ) => {
        const around = [τ * (1 - 1e-9), τ, τ * (1 + 1e-9)].map((age) =>
          effective(award, { decayRate: λ, vestingDuration: τ }, age),
        );
        for (const value of around) expectClose(value, around[1] ?? Number.NaN, 1e-6);
      }),
    );
  });

  test("V2: without decay it is linear vesting, without vesting it is pure decay", () => {
    fc.assert(
      fc.property(amount, rate, span, span, (award, λ, τ, age) => {
        expectClose(effective(award, { decayRate: 0, vestingDuration: τ }, age), vested(award, τ, age));
        expectClose(
          effective(award, { decayRate: 1e-9, vestingDuration: τ }, age),
          vested(award, τ, age),
          1e-6,
        );
        expectClose(effective(award, { decayRate: λ, vestingDuration: 0 }, age), decay(award, λ, age));
      }),
    );
  });

  test("V3: an award never counts for more than it is, and its peak is at the end of vesting", () => {
    fc.assert(
      fc.property(amount, rate, fc.double({ min: 0.01, max: 50, noNaN: true }), span, (award, λ, τ, age) => {
        const both = { decayRate: λ, vestingDuration: τ };
        const peak = effective(award, both, τ);
        expect(effective(award, both, age)).toBeLessThanOrEqual(peak * (1 + 1e-12));
        expect(peak).toBeLessThanOrEqual(award);
        expectClose(peak, (award * (1 - Math.exp(-λ * τ))) / (λ * τ), 1e-6);
      }),
    );
  });

  test("V4: what counts of several awards is the sum of what counts of each", () => {
    fc.assert(
      fc.property(awards, awards, span, (some, others, time) => {
        expectClose(
          effectiveTotal([...some, ...others], terms, time),
          effectiveTotal(some, terms, time) + effectiveTotal(others, terms, time),
        );
      }),
    );
  });

  test("effective ≤ vested ≤ stored at every moment", () => {
    fc.assert(
      fc.property(awards, span, (list, time) => {
        const slack = 1 + 1e-12;
        expect(effectiveTotal(list, terms, time)).toBeLessThanOrEqual(vestedTotal(list, 10, time) * slack);
        expect(vestedTotal(list, 10, time)).toBeLessThanOrEqual(storedTotal(list, time) * slack);
      }),
    );
  });
});

test("a lost dispute takes its share of what counts, and never more than there is", () => {
  expect(afterLostDispute(60, 0.25)).toBe(45);
  expect(afterLostDispute(60, 1)).toBe(0);
});

describe("lost disputes", () => {
  const terms = { decayRate: 0.02, vestingDuration: 10 };
  const awards = [0, 15, 35].map((at) => ({ size: 10, at }));
  const losses = [{ at: 30, cut: 0.25 }];

  test("take their share of every award until then, and nothing of later ones", () => {
    const peak = 10 * ((1 - Math.exp(-0.2)) / 0.2);
    const before = peak * (Math.exp(-0.4) + Math.exp(-0.1));
    expect(effectiveAfterLosses(awards, terms, losses, 29.999)).toBeCloseTo(before, 2);
    expect(effectiveAfterLosses(awards, terms, losses, 30)).toBeCloseTo(0.75 * before, 12);
    const later = 10 * ((1 - Math.exp(-0.1)) / 0.2);
    expect(effectiveAfterLosses(awards, terms, losses, 40)).toBeCloseTo(
      0.75 * before * Math.exp(-0.2) + later,
      12,
    );
  });

  test("find no shelter in vesting: an award still vesting when one comes ends a quarter short", () => {
    const early = [{ at: 5, cut: 0.25 }];
    const whole = effectiveAfterLosses(awards.slice(0, 1), terms, [], 20);
    expect(effectiveAfterLosses(awards.slice(0, 1), terms, early, 20)).toBeCloseTo(0.75 * whole, 12);
  });
});

describe("the worth of an award", () => {
  test("is what its points earn while they vest and decay, discounted to the day of the award", () => {
    const rate = fc.double({ min: 0.005, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(
        rate,
        rate,
        fc.double({ min: 1, max: 30, noNaN: true }),
        (discountRate, decayRate, vesting) => {
          const terms = { decayRate, vestingDuration: vesting };
          const step = 0.05;
          let earned = 0;
          for (let time = step / 2; time < 25 / (discountRate + decayRate) + vesting; time += step)
            earned += effective(10, terms, time) * Math.exp(-discountRate * time) * step;
          const worthOfPoint = 1 / (discountRate + decayRate);
          const worth = worthOfAward(10, { worthOfPoint, discountRate, vestingDuration: vesting });
          expect(worth / earned).toBeCloseTo(1, 3);
        },
      ),
      { numRuns: 20 },
    );
  });

  test("is v·r where nothing vests", () => {
    expect(worthOfAward(10, { worthOfPoint: 2, discountRate: 0.01, vestingDuration: 0 })).toBe(20);
  });
});
