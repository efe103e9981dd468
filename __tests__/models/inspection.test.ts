import fc from "fast-check";
import { adaptation, levelShares, orbit } from "../../src/models/inspection";
import { uniformNumber } from "../fixtures/uniform-number";

const game = { checkingCost: 4, checkingGain: 89.6, saving: 60, cheatingCost: 135.6 };

test("a level share is one or more, or without limit, if no share is enough", () => {
  expect(levelShares(game)).toEqual({ check: expect.closeTo(0.4425, 4), poor: expect.closeTo(0.0446, 4) });
  expect(levelShares({ ...game, saving: 135.6, checkingCost: 100 })).toEqual({ check: 1, poor: 100 / 89.6 });
  expect(levelShares({ ...game, cheatingCost: 0, checkingGain: -1 })).toEqual({
    check: Number.POSITIVE_INFINITY,
    poor: Number.POSITIVE_INFINITY,
  });
});

test("neither side moves at the level shares, and beside them each moves towards what pays", () => {
  const level = levelShares(game);
  const still = adaptation(level, game);
  expect([still.check, still.poor]).toEqual([expect.closeTo(0, 12), expect.closeTo(0, 12)]);
  expect(adaptation({ ...level, poor: 0.2 }, game).check).toBeGreaterThan(0);
  expect(adaptation({ ...level, poor: 0.01 }, game).check).toBeLessThan(0);
  expect(adaptation({ ...level, check: 0.6 }, game).poor).toBeLessThan(0);
  expect(adaptation({ ...level, check: 0.3 }, game).poor).toBeGreaterThan(0);
});

/** Games in which both level shares lie inside, and states to start from. */
const shares = fc.record({ check: uniformNumber(0.02, 0.98), poor: uniformNumber(0.02, 0.98) });
const games = fc
  .record({ level: shares, checkingGain: uniformNumber(1, 500), cheatingCost: uniformNumber(1, 500) })
  .map(({ level, checkingGain, cheatingCost }) => ({
    checkingCost: level.poor * checkingGain,
    checkingGain,
    saving: level.check * cheatingCost,
    cheatingCost,
  }));

test("an orbit begins and ends at its start, and goes the way in which both sides adapt", () => {
  fc.assert(
    fc.property(games, shares, (any, from) => {
      const path = orbit(any, from, 360);
      for (const end of [path[0], path.at(-1)]) {
        expect(end?.check).toBeCloseTo(from.check, 6);
        expect(end?.poor).toBeCloseTo(from.poor, 6);
      }
      const cosines = path.slice(1).flatMap((to, index) => {
        const start = path[index] ?? to;
        const field = adaptation(
          { check: (start.check + to.check) / 2, poor: (start.poor + to.poor) / 2 },
          any,
        );
        const [across, up] = [to.check - start.check, to.poor - start.poor];
        const length = Math.hypot(field.check, field.poor) * Math.hypot(across, up);
        return length > 1e-12 ? [(field.check * across + field.poor * up) / length] : [];
      });
      expect(Math.min(1, ...cosines)).toBeGreaterThan(0.9);
    }),
    { numRuns: 20 },
  );
});

test("no path goes round if a side has a reason for one choice only, or all are alike at the start", () => {
  const start = { check: 0.5, poor: 0.12 };
  expect(orbit({ ...game, checkingCost: 90 }, start, 90)).toEqual([]);
  expect(orbit({ ...game, saving: 140 }, start, 90)).toEqual([]);
  expect(orbit(game, { ...start, check: 1 }, 90)).toEqual([]);
  expect(orbit(game, start, 90)).toHaveLength(91);
});
