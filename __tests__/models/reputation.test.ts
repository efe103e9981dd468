import {
  accrueReputation,
  applyDecay,
  getEffectivePoints,
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

test("a lost dispute takes its share of every award until then, vested or not, and nothing of later awards", () => {
  const terms = { decayRate: 0.02, vestingDuration: 10 };
  const awards = [0, 15, 35].map((at) => ({ size: 10, at }));
  const sumWithoutLoss = (...counted: typeof awards) => sumEffectivePoints(counted, terms, [], 40);
  const expected = 0.75 * sumWithoutLoss(...awards.slice(0, 2)) + sumWithoutLoss(...awards.slice(2));
  for (const at of [15, 20, 30])
    expect(sumEffectivePoints(awards, terms, [{ at, cut: 0.25 }], 40)).toBeCloseTo(expected, 12);
});
