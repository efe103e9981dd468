import fc from "fast-check";
import { deterrence, type Rulings } from "../../src/models/deterrence";
import { gainFromLooking, levelShares } from "../../src/models/inspection";
import { evenly } from "../evenly";

const rulings: Rulings = {
  look: 0.5,
  hit: 0.8,
  error: 0.02,
  reversal: { wrong: 0.6, right: 0.1 },
  threshold: { buyer: 0.215, agent: 0.16 },
};
const stakes = {
  lost: { payment: 100, slash: 15, reputationLost: 30 },
  validationFee: 3,
  appealFee: 7,
  deposit: 20,
};
const game = { lookingCost: 4, lookingGain: 89.6, saving: 60, cheatingCost: 135.6 };

test("looking at poor work brings back P·π − (1 − π)(f1 + f2 + D) where wrong rulings alone are appealed", () => {
  expect(gainFromLooking(rulings, stakes)).toBeCloseTo(100 * 0.92 - 0.08 * 30, 12);
});

test("a buyer that does not appeal pays f1 alone where it loses, and one that is appealed against f1 and f2", () => {
  const silent = { ...rulings, threshold: { buyer: 1, agent: 1 } };
  expect(gainFromLooking(silent, stakes)).toBeCloseTo(80 - 0.2 * 3, 12);
  const appealed = { ...rulings, threshold: { buyer: 1, agent: 0 } };
  expect(gainFromLooking(appealed, stakes)).toBeCloseTo(72 - 0.2 * 3 - 0.08 * 10, 12);
});

test("how often buyers look changes nothing of what a look brings", () => {
  expect(gainFromLooking({ ...rulings, look: 0.05 }, stakes)).toBe(gainFromLooking(rulings, stakes));
});

test("at the level share of looking, an agent of the deterrence model is deterred from just its saving", () => {
  const amount = evenly(0.1, 200);
  fc.assert(
    fc.property(evenly(0.1, 0.95), evenly(0, 0.05), amount, evenly(1, 100), (hit, error, slash, saving) => {
      const terms = { ...stakes, lost: { ...stakes.lost, slash } };
      const odds = { ...rulings, hit, error };
      const boundAt = (look: number) =>
        deterrence({ ...odds, look }, terms, { replacementBurn: 0, rents: 0 }).staying;
      const { look } = levelShares({ ...game, saving, cheatingCost: boundAt(1) });
      fc.pre(look <= 1);
      expect(boundAt(look)).toBeCloseTo(saving, 8);
    }),
  );
});

test("where no share is enough, the level share is one or more, or without limit", () => {
  expect(levelShares(game)).toEqual({ look: expect.closeTo(0.4425, 4), poor: expect.closeTo(0.0446, 4) });
  expect(levelShares({ ...game, saving: 135.6, lookingCost: 100 })).toEqual({ look: 1, poor: 100 / 89.6 });
  expect(levelShares({ ...game, cheatingCost: 0, lookingGain: -1 })).toEqual({
    look: Number.POSITIVE_INFINITY,
    poor: Number.POSITIVE_INFINITY,
  });
});
