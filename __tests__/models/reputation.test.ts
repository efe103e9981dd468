import {
  accrueReputation,
  applyDecay,
  getEffectivePoints,
  getPointsAfterStop,
  getVestedPartOfAward,
  sumEffectivePoints,
} from "../../src/models/reputation";

test("reputation decays exponentially", () => {
  expect(applyDecay(100, 0.05, 3)).toBeCloseTo(86.0708, 4);
  expect(applyDecay(100, 0.05, 7)).toBeCloseTo(70.4688, 4);
});

test("an award vests linearly, and each part of it decays from when it vested", () => {
  const terms = { decayRate: 0.05, vestingDuration: 10 };
  expect([-1, 0, 5, 10, 25].map((age) => getEffectivePoints(10, terms, age))).toEqual([
    0,
    0,
    expect.closeTo(4.423984, 6),
    expect.closeTo(7.869387, 6),
    expect.closeTo(3.717235, 6),
  ]);
});

test("steady work leads to a level at which awards balance decay", () => {
  for (const start of [5, 20]) expect(accrueReputation(start, 1, 0.05, 1200)).toBeCloseTo(20, 9);
  expect(accrueReputation(20, 1, 0.05, 7)).toBeCloseTo(20, 9);
  expect(accrueReputation(5, 1, 0.05, 7)).toBeCloseTo(20 - 15 * 0.704688, 4);
});

test("an award that does not decay counts as far as it has vested", () => {
  for (const age of [5, 10, 25])
    expect(getEffectivePoints(10, { decayRate: 0, vestingDuration: 10 }, age)).toBe(
      getVestedPartOfAward(10, 10, age),
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
