import fc from "fast-check";
import { chanceOfLosing, costOfLosing, deterrence, valueOfPoint } from "../../src/models/deterrence";
import { effortBound } from "../../src/models/insurance";
import { evenly } from "../evenly";

const lost = { payment: 100, fees: 10, slash: 15, reputationLost: 30 };
const odds = { lossIfBad: 0.4, lossIfGood: 0.01 };

test("a lost dispute costs payment, fees, slash and the worth of the reputation lost", () => {
  expect(costOfLosing(lost)).toBe(155);
});

test("bad work is lost only if the buyer looks and the ruling finds it", () => {
  expect(chanceOfLosing(0.5, 0.8)).toBeCloseTo(0.4, 12);
  expect(() => chanceOfLosing(1.2, 0.8)).toThrow(RangeError);
});

test("a point is worth its income over discount and decay: TV15's hundred points in one", () => {
  expect(valueOfPoint(1, 0.1, 0.4)).toBeCloseTo(2, 12);
});

test("who stays is deterred up to 0.39·155, who leaves up to 0.4·125 + 20 + 120 − 0.01·155", () => {
  expect(deterrence(lost, odds, { replacementBurn: 20, rents: 120 })).toEqual({
    staying: expect.closeTo(60.45, 9),
    leaving: expect.closeTo(188.45, 9),
    bound: expect.closeTo(60.45, 9),
  });
});

test("a buyer that never looks, or a ruling that cannot tell, deters nobody who stays", () => {
  const leaving = { replacementBurn: 0, rents: 0 };
  expect(deterrence(lost, { lossIfBad: 0, lossIfGood: 0 }, leaving).bound).toBe(0);
  expect(deterrence(lost, { lossIfBad: 0.3, lossIfGood: 0.3 }, leaving).staying).toBe(0);
});

test("the bound is the saving at which cover of nothing is the most that leaves effort worthwhile", () => {
  const chance = fc.double({ min: 0.01, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(chance, chance, evenly(0, 1e4), (good, more, reputationLost) => {
      const lossIfBad = good + more;
      const parts = { ...lost, reputationLost };
      const { staying } = deterrence(
        parts,
        { lossIfBad, lossIfGood: good },
        { replacementBurn: 0, rents: 0 },
      );
      const effort = { saved: staying, lossIfBad, lossIfGood: good, stake: costOfLosing(parts) };
      expect(effortBound(effort)).toBeCloseTo(0, 6);
    }),
  );
});

test("odds the wrong way round are refused", () => {
  expect(() =>
    deterrence(lost, { lossIfBad: 0.1, lossIfGood: 0.2 }, { replacementBurn: 0, rents: 0 }),
  ).toThrow(RangeError);
});
