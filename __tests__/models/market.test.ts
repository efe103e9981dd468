import fc from "fast-check";
import { type InspectionGame, levelShares, type Shares } from "../../src/models/inspection";
import { lossesOf, MARKET_SIZE, marketShares, NEAR, openMarket, playRound } from "../../src/models/market";
import { uniformNumber } from "../fixtures/uniform-number";

const game = { checkingCost: 4, checkingGain: 89.6, saving: 60, cheatingCost: 135.6 };
const start = { check: 0.5, poor: 0.12 };
const seeds = fc.integer({ min: 1, max: 9999 });

/** The mean shares of many rounds. */
function meansOf(seed: number, of: InspectionGame, rounds: number, from: Shares = start) {
  const market = openMarket(seed, from);
  const sum = { check: 0, poor: 0 };
  for (let played = 0; played < rounds; played += 1) {
    const { shares } = playRound(market, of);
    sum.check += shares.check / rounds;
    sum.poor += shares.poor / rounds;
  }
  return sum;
}

test("a market opens at the shares that it is given, and the same seed plays the same market", () => {
  fc.assert(
    fc.property(seeds, uniformNumber(0, 1), uniformNumber(0, 1), (seed, check, poor) => {
      const [one, same] = [openMarket(seed, { check, poor }), openMarket(seed, { check, poor })];
      expect(Math.abs(marketShares(one).check - check)).toBeLessThanOrEqual(0.5 / MARKET_SIZE);
      expect(Math.abs(marketShares(one).poor - poor)).toBeLessThanOrEqual(0.5 / MARKET_SIZE);
      for (let round = 0; round < 20; round += 1) expect(playRound(one, game)).toEqual(playRound(same, game));
    }),
    { numRuns: 20 },
  );
  expect(openMarket(1, start).checks).not.toEqual(openMarket(2, start).checks);
});

test("the mean of a long market is near the level shares, whatever the seed, the numbers and the start", () => {
  const games = fc
    .record({
      check: uniformNumber(0.2, 0.65),
      poor: uniformNumber(0.033, 0.15),
      gain: uniformNumber(80, 90),
    })
    .map(({ check, poor, gain }) => ({
      checkingCost: poor * gain,
      checkingGain: gain,
      saving: 60,
      cheatingCost: 60 / check,
    }));
  fc.assert(
    fc.property(seeds, games, uniformNumber(0.1, 0.9), uniformNumber(0.02, 0.5), (seed, any, check, poor) => {
      const [mean, level] = [meansOf(seed, any, 40_000, { check, poor }), levelShares(any)];
      expect(Math.abs(mean.check - level.check)).toBeLessThanOrEqual(NEAR.check);
      expect(Math.abs(mean.poor - level.poor)).toBeLessThanOrEqual(NEAR.poor);
    }),
    { numRuns: 4 },
  );
});

test("no choice is lost for good, and nearly all take one that always pays", () => {
  for (const share of [0, 1]) {
    const { check, poor } = meansOf(5, game, 3000, { check: share, poor: share });
    expect(check > 0.1 && check < 0.9 && poor > 0.005).toBe(true);
  }
  expect(meansOf(4, { ...game, saving: 200 }, 3000).poor).toBeGreaterThan(0.8);
  expect(meansOf(4, { ...game, checkingCost: 100 }, 3000).check).toBeLessThan(0.2);
});

test("buyers lose the payment for poor work that nobody sees, what is not got back of the rest, and each check", () => {
  const losses = lossesOf({ shares: { check: 0.5, poor: 0.1 }, found: 0.04 }, game, 100);
  expect(losses.lostToPoor).toBeCloseTo(0.06 * 100 + 0.04 * (100 - 89.6), 12);
  expect(losses.spentOnChecking).toBeCloseTo(2, 12);
});
