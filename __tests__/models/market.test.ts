import fc from "fast-check";
import { type InspectionGame, levelShares, type Shares } from "../../src/models/inspection";
import {
  isNear,
  lossesOf,
  MARKET_SIZE,
  marketShares,
  NEAR,
  openMarket,
  playRound,
} from "../../src/models/market";
import { evenly } from "../evenly";

const game = { lookingCost: 4, lookingGain: 89.6, saving: 60, cheatingCost: 135.6 };
const start = { look: 0.5, poor: 0.12 };
const PAYMENT = 100;
/** Rounds by which chance hardly moves a mean: at the corners of what the sliders reach it was within 0.058 and 0.014. */
const LONG = 40_000;

const seeds = fc.integer({ min: 1, max: 9999 });
/** What the sliders reach: level shares of looking from a fifth to two thirds, of poor work from 3 to 15 %. */
const games = fc
  .record({ look: evenly(0.2, 0.65), poor: evenly(0.033, 0.15), gain: evenly(80, 90) })
  .map(({ look, poor, gain }) => ({
    lookingCost: poor * gain,
    lookingGain: gain,
    saving: 60,
    cheatingCost: 60 / look,
  }));

/** Means over many rounds, for each job. */
function meansOf(seed: number, of: InspectionGame, rounds: number, from: Shares = start) {
  const market = openMarket(seed, from);
  const sum = { look: 0, poor: 0, lostToPoor: 0, spentOnLooking: 0 };
  for (let played = 0; played < rounds; played += 1) {
    const round = playRound(market, of);
    const losses = lossesOf(round, of, PAYMENT);
    sum.look += round.shares.look / rounds;
    sum.poor += round.shares.poor / rounds;
    sum.lostToPoor += losses.lostToPoor / rounds;
    sum.spentOnLooking += losses.spentOnLooking / rounds;
  }
  return sum;
}

test("a market opens at the shares that it is given, and the same seed plays the same market", () => {
  fc.assert(
    fc.property(seeds, evenly(0, 1), evenly(0, 1), (seed, look, poor) => {
      const markets = [openMarket(seed, { look, poor }), openMarket(seed, { look, poor })] as const;
      expect(Math.abs(marketShares(markets[0]).look - look)).toBeLessThanOrEqual(0.5 / MARKET_SIZE);
      expect(Math.abs(marketShares(markets[0]).poor - poor)).toBeLessThanOrEqual(0.5 / MARKET_SIZE);
      for (let round = 0; round < 20; round += 1)
        expect(playRound(markets[0], game)).toEqual(playRound(markets[1], game));
      expect(markets[0].looks).toEqual(markets[1].looks);
    }),
    { numRuns: 20 },
  );
  expect(openMarket(1, start).looks).not.toEqual(openMarket(2, start).looks);
});

test("in a round each buyer has one agent, so poor work is found as often as chance has it", () => {
  const market = openMarket(3, { look: 0.5, poor: 0.5 });
  const indifferent = { lookingCost: 0, lookingGain: 0, saving: 0, cheatingCost: 0 };
  let [found, expected] = [0, 0];
  for (let round = 0; round < 500; round += 1) {
    const { shares, found: share } = playRound(market, indifferent);
    found += share;
    expected += shares.look * shares.poor;
    expect(new Set(market.agents).size).toBe(MARKET_SIZE);
  }
  expect(found / expected).toBeCloseTo(1, 1);
});

test("the mean of a market stays within NEAR of the level shares, whatever the seed, the numbers and the start", () => {
  fc.assert(
    fc.property(seeds, games, evenly(0.1, 0.9), evenly(0.02, 0.5), (seed, any, look, poor) => {
      const mean = meansOf(seed, any, LONG, { look, poor });
      const level = levelShares(any);
      expect(Math.abs(mean.look - level.look)).toBeLessThan(NEAR.look);
      expect(Math.abs(mean.poor - level.poor)).toBeLessThan(NEAR.poor);
      expect(isNear(mean, any)).toBe(true);
    }),
    { numRuns: 4 },
  );
});

test("NEAR is small enough to tell the run's market from one in which looking costs thrice as much, or cheating twice", () => {
  const level = levelShares(game);
  expect(isNear(level, { ...game, lookingCost: 12 })).toBe(false);
  expect(isNear(level, { ...game, cheatingCost: 271.2 })).toBe(false);
  expect(isNear({ ...level, look: level.look + NEAR.look + 0.01 }, game)).toBe(false);
  expect(isNear({ look: 1, poor: 0.1 }, { ...game, saving: 200 })).toBe(false);
});

test("a market goes round its level point the way that adaptation leads, many times", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const market = openMarket(seed, start);
      const level = levelShares(game);
      let [turned, last] = [0, Number.NaN];
      for (let round = 0; round < 10_000; round += 1) {
        const { look, poor } = playRound(market, game).shares;
        const angle = Math.atan2((poor - level.poor) / level.poor, (look - level.look) / level.look);
        const by = Number.isNaN(last) ? 0 : angle - last;
        turned += by > Math.PI ? by - 2 * Math.PI : by < -Math.PI ? by + 2 * Math.PI : by;
        last = angle;
      }
      expect(-turned / (2 * Math.PI)).toBeGreaterThan(5);
    }),
    { numRuns: 3 },
  );
});

test("no choice is lost for good: from a market in which all are alike, others come up", () => {
  for (const share of [0, 1]) {
    const mean = meansOf(5, game, 3000, { look: share, poor: share });
    expect(mean.look).toBeGreaterThan(0.1);
    expect(mean.look).toBeLessThan(0.9);
    expect(mean.poor).toBeGreaterThan(0.005);
  }
});

test("where one choice always pays, nearly all take it", () => {
  const mean = meansOf(4, { ...game, saving: 200 }, 3000);
  expect(mean.poor).toBeGreaterThan(0.8);
  expect(meansOf(4, { ...game, lookingCost: 100 }, 3000).look).toBeLessThan(0.2);
});

test("buyers lose the payment for poor work that nobody sees, what is not got back of the rest, and each look", () => {
  const round = { shares: { look: 0.5, poor: 0.1 }, found: 0.04 };
  const { lostToPoor, spentOnLooking } = lossesOf(round, game, PAYMENT);
  expect(lostToPoor).toBeCloseTo(0.06 * 100 + 0.04 * (100 - 89.6), 12);
  expect(spentOnLooking).toBeCloseTo(2, 12);
});

test("both losses together are P·c_b/F on average, to a sixth, whatever cheating costs an agent", () => {
  fc.assert(
    fc.property(seeds, evenly(0.25, 0.65), (seed, look) => {
      const { lostToPoor, spentOnLooking } = meansOf(seed, { ...game, cheatingCost: 60 / look }, 16_000);
      expect((lostToPoor + spentOnLooking) / ((PAYMENT * 4) / 89.6)).toBeCloseTo(1, 0.5);
    }),
    { numRuns: 3 },
  );
});
