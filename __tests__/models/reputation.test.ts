import {
  getEffectivePoints,
  getPointsAfterLoss,
  getPointsAfterStop,
  sumEffectivePoints,
} from "../../src/models/reputation";

test("an award vests linearly, and each part of it decays from when it vested", () => {
  const terms = { decayRate: 0.05, vestingDuration: 10 };
  const counted = [-1, 0, 5, 10, 25].map((age) => getEffectivePoints(10, terms, age).toFixed(6));
  expect(counted).toEqual(["0.000000", "0.000000", "4.423984", "7.869387", "3.717235"]);
  const withoutDecay = { decayRate: 0, vestingDuration: 10 };
  expect([5, 10, 25].map((age) => getEffectivePoints(10, withoutDecay, age))).toEqual([5, 10, 10]);
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
      sumEffectivePoints(awards, terms, elapsed),
      2,
    );
});

test("a lost dispute takes points that count, or all if there are fewer, and nothing of later awards", () => {
  const terms = { decayRate: 0.02, vestingDuration: 10 };
  const awards = [0, 15, 35].map((at) => ({ size: 10, at }));
  const sumPoints = (time: number) => sumEffectivePoints(awards, terms, time);
  const sumAfterLoss = (time: number, at: number, getPoints = sumPoints) =>
    getPointsAfterLoss(getPoints, { at, points: 10 }, 0.02, time);
  expect(sumAfterLoss(30, 30)).toBeCloseTo(sumPoints(30) - 10, 12);
  // The points that were taken would have decayed.
  expect(sumAfterLoss(40, 30)).toBeCloseTo(sumPoints(40) - 10 * Math.exp(-0.2), 12);
  const third = sumEffectivePoints(awards.slice(2), terms, 40);
  const sumAfterFirst = (time: number) => sumAfterLoss(time, 20);
  expect(sumAfterLoss(30, 30, sumAfterFirst)).toBe(0);
  expect(sumAfterLoss(40, 30, sumAfterFirst)).toBeCloseTo(third, 12);
});
