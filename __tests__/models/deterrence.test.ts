import fc from "fast-check";
import { deterrence, endsOf, expectedCost, reputationLostTogether } from "../../src/models/deterrence";
import { evenly } from "../evenly";
import { rulings, stakes } from "./example-dispute";

const name = { replacementBurn: 20, rents: 120 };

test("a cheat that is rightly ruled against does not appeal, and one that is not is caught on the buyer's appeal", () => {
  const ends = endsOf("bad", rulings);
  expect(ends.atOnce).toBeCloseTo(0.4, 12);
  expect(ends.onBuyersAppeal).toBeCloseTo(0.06, 12);
  expect(ends.onOwnAppeal).toBe(0);
  expect(ends.lost).toBeCloseTo(0.46, 12);
});

test("good work that is wrongly ruled against is appealed, and lost only where that fails", () => {
  const ends = endsOf("good", rulings);
  expect(ends.onOwnAppeal).toBeCloseTo(0.004, 12);
  expect(ends.lost).toBeCloseTo(0.004, 12);
});

test("where an appeal is hopeless for both, first rulings are final", () => {
  const first = { ...rulings, threshold: { buyer: 1, agent: 1 } };
  expect(endsOf("bad", first).lost).toBeCloseTo(0.4, 12);
  expect(endsOf("good", first).lost).toBeCloseTo(0.01, 12);
});

test("each end costs its own fees, and a failed appeal of one's own the deposit too", () => {
  expect(expectedCost({ atOnce: 1, onBuyersAppeal: 0, onOwnAppeal: 0, lost: 1 }, stakes)).toBe(148);
  expect(expectedCost({ atOnce: 0, onBuyersAppeal: 1, onOwnAppeal: 0, lost: 1 }, stakes)).toBe(155);
  expect(expectedCost({ atOnce: 0, onBuyersAppeal: 0, onOwnAppeal: 1, lost: 1 }, stakes)).toBe(175);
});

test("who stays is deterred up to 0.4·148 + 0.06·155 − 0.004·175, who leaves gives up name and record", () => {
  expect(deterrence(rulings, stakes, name)).toEqual({
    bad: expect.closeTo(68.5, 9),
    good: expect.closeTo(0.7, 9),
    staying: expect.closeTo(67.8, 9),
    leaving: expect.closeTo(0.4 * 118 + 0.06 * 125 + 140 - 0.7, 9),
  });
});

test("three cheats at once lose less reputation than three one after another, and one loses as much", () => {
  expect(3 * reputationLostTogether(0.46, 3, 0.25, 120)).toBeCloseTo(36.82, 2);
  const chance = evenly(0, 1);
  fc.assert(
    fc.property(chance, chance, fc.integer({ min: 2, max: 20 }), (lost, cut, jobs) => {
      const alone = reputationLostTogether(lost, 1, cut, 120);
      expect(alone).toBeCloseTo(120 * lost * cut, 9);
      expect(reputationLostTogether(lost, jobs, cut, 120)).toBeLessThanOrEqual(alone + 1e-9);
    }),
  );
});

test("a buyer that never looks, or a ruling that cannot tell and is never appealed, deters nobody who stays", () => {
  const nobody = { replacementBurn: 0, rents: 0 };
  expect(deterrence({ ...rulings, look: 0 }, stakes, nobody).staying).toBe(0);
  const blind = { ...rulings, hit: 0.3, error: 0.3, threshold: { buyer: 1, agent: 1 } };
  expect(deterrence(blind, stakes, nobody).staying).toBe(0);
});

test("for any odds, what ends in a lost dispute is a chance, and looking more finds more", () => {
  const chance = evenly(0, 1);
  fc.assert(
    fc.property(chance, chance, chance, chance, (hit, wrong, look, threshold) => {
      const at = (looking: number) =>
        endsOf("bad", {
          ...rulings,
          hit,
          look: looking,
          reversal: { wrong, right: wrong / 2 },
          threshold: { buyer: threshold, agent: threshold },
        });
      expect(at(look).lost).toBeLessThanOrEqual(1 + 1e-12);
      expect(at(look).lost).toBeGreaterThanOrEqual(at(look / 2).lost);
    }),
  );
});
