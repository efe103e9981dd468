import fc from "fast-check";
import {
  accrueReputation,
  applyDecay,
  getEffectivePoints,
  getPointsAfterStop,
  getVestedPoints,
  sumEffectivePoints,
} from "../../src/models/reputation";
import { uniformNumber } from "../fixtures/uniform-number";

const points = uniformNumber(0, 1e6);
const rate = fc.double({ min: 1e-4, max: 2, noNaN: true });
const duration = uniformNumber(0, 100);

test("reputation decays exponentially", () => {
  expect(applyDecay(100, 0.05, 3)).toBeCloseTo(86.0708, 4);
  expect(applyDecay(100, 0.05, 7)).toBeCloseTo(70.4688, 4);
});

test("an award vests linearly, and each part of it decays from when it vested", () => {
  const terms = { decayRate: 0.05, vestingDuration: 10 };
  expect([5, 10, 25].map((age) => getEffectivePoints(10, terms, age))).toEqual([
    expect.closeTo(4.423984, 6),
    expect.closeTo(7.869387, 6),
    expect.closeTo(3.717235, 6),
  ]);
});

test("steady work leads to a level at which awards balance decay", () => {
  fc.assert(
    fc.property(points, rate, duration, (pace, decayRate, elapsed) => {
      const level = pace / decayRate;
      const digits = 5 - Math.ceil(Math.log10(level + 1));
      expect(accrueReputation(level, pace, decayRate, elapsed) - level).toBeCloseTo(0, digits);
      expect(accrueReputation(5, pace, decayRate, 60 / decayRate) - level).toBeCloseTo(0, digits);
    }),
  );
});

test("an agent that stops counts what its awards of all earlier moments count", () => {
  const terms = { decayRate: 0.02, vestingDuration: 10 };
  const [pace, step] = [1.2, 0.02];
  const awards = Array.from({ length: 40_000 }, (_, index) => ({
    size: pace * step,
    at: -(index + 0.5) * step,
  }));
  for (const elapsed of [0, 4, 10, 14])
    expect(getPointsAfterStop(pace / 0.02, terms, elapsed)).toBeCloseTo(
      sumEffectivePoints(awards, terms, [], elapsed),
      2,
    );
});

test("an award counts most at the end of vesting, never more than its size, and nothing before it is made", () => {
  fc.assert(
    fc.property(points, rate, uniformNumber(0.01, 50), duration, (award, decayRate, vestingDuration, age) => {
      const terms = { decayRate, vestingDuration };
      const peak = getEffectivePoints(award, terms, vestingDuration);
      expect(getEffectivePoints(award, terms, age)).toBeLessThanOrEqual(peak * (1 + 1e-12));
      expect(peak).toBeLessThanOrEqual(award);
      expect(getEffectivePoints(award, terms, -age - 0.1)).toBe(0);
      expect(getEffectivePoints(award, { ...terms, decayRate: 0 }, age)).toBe(
        getVestedPoints(award, vestingDuration, age),
      );
    }),
  );
});

test("a lost dispute takes points that count, or all if there are fewer, and nothing of later awards", () => {
  const terms = { decayRate: 0.02, vestingDuration: 10 };
  const awards = [0, 15, 35].map((at) => ({ size: 10, at }));
  const sumPoints = (losses: { at: number; points: number }[], time: number) =>
    sumEffectivePoints(awards, terms, losses, time);
  const before = sumPoints([], 30);
  expect(sumPoints([{ at: 30, points: 10 }], 30)).toBeCloseTo(before - 10, 12);
  // The points that were taken would have decayed.
  const later = sumPoints([], 40) - 10 * Math.exp(-0.2);
  expect(sumPoints([{ at: 30, points: 10 }], 40)).toBeCloseTo(later, 12);
  const third = sumEffectivePoints(awards.slice(2), terms, [], 40);
  const tooMany = [
    { at: 20, points: 10 },
    { at: 30, points: 10 },
  ];
  expect(sumPoints(tooMany, 30)).toBe(0);
  expect(sumPoints(tooMany, 40)).toBeCloseTo(third, 12);
});
