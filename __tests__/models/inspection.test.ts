import fc from "fast-check";
import { adaptation, levelShares, orbit } from "../../src/models/inspection";
import { evenly } from "../evenly";

const game = { lookingCost: 4, lookingGain: 89.6, saving: 60, cheatingCost: 135.6 };

test("where no share is enough, the level share is one or more, or without limit", () => {
  expect(levelShares(game)).toEqual({ look: expect.closeTo(0.4425, 4), poor: expect.closeTo(0.0446, 4) });
  expect(levelShares({ ...game, saving: 135.6, lookingCost: 100 })).toEqual({ look: 1, poor: 100 / 89.6 });
  expect(levelShares({ ...game, saving: 0, cheatingCost: 0, lookingGain: -1 })).toEqual({
    look: Number.POSITIVE_INFINITY,
    poor: Number.POSITIVE_INFINITY,
  });
});

describe("both sides adapting", () => {
  /** A game that is level inside, and a state to start from. */
  const games = fc
    .record({
      look: evenly(0.02, 0.98),
      poor: evenly(0.02, 0.98),
      lookingGain: evenly(1, 500),
      cheatingCost: evenly(1, 500),
    })
    .map(({ look, poor, lookingGain, cheatingCost }) => ({
      lookingCost: poor * lookingGain,
      lookingGain,
      saving: look * cheatingCost,
      cheatingCost,
    }));
  const starts = fc.record({ look: evenly(0.02, 0.98), poor: evenly(0.02, 0.98) });

  test("neither side moves at the level shares, and each moves towards what pays beside them", () => {
    const level = levelShares(game);
    const still = adaptation(level, game);
    expect([still.look, still.poor]).toEqual([expect.closeTo(0, 12), expect.closeTo(0, 12)]);
    expect(adaptation({ ...level, poor: 0.2 }, game).look).toBeGreaterThan(0);
    expect(adaptation({ ...level, poor: 0.01 }, game).look).toBeLessThan(0);
    expect(adaptation({ ...level, look: 0.6 }, game).poor).toBeLessThan(0);
    expect(adaptation({ ...level, look: 0.3 }, game).poor).toBeGreaterThan(0);
  });

  /** The sum of logarithms that the papers on such games give. */
  const conserved = ({ look, poor }: { look: number; poor: number }, any: typeof game) => {
    const { log, log1p } = Math;
    const buyers = any.lookingCost * log(poor) + (any.lookingGain - any.lookingCost) * log1p(-poor);
    return -buyers - any.saving * log(look) - (any.cheatingCost - any.saving) * log1p(-look);
  };

  test("an orbit begins where it ends, at its start, and keeps what is conserved to a part in 10⁸", () => {
    fc.assert(
      fc.property(games, starts, (any, from) => {
        const path = orbit(any, from, 90);
        for (const end of [path[0], path.at(-1)]) {
          expect(end?.look).toBeCloseTo(from.look, 6);
          expect(end?.poor).toBeCloseTo(from.poor, 6);
        }
        // Nearer to one, or at none, a share has too few digits to say how far from it it is.
        const told = path.filter(({ look, poor }) => Math.max(look, poor) < 1 - 1e-6 && look * poor > 0);
        const errors = told.map((state) => Math.abs(conserved(state, any) - conserved(from, any)));
        expect(Math.max(...errors) / (any.lookingGain + any.cheatingCost)).toBeLessThan(1e-8);
      }),
      { numRuns: 30 },
    );
  });

  test("an orbit runs where adaptation leads: each step of it goes the way of the field", () => {
    fc.assert(
      fc.property(games, starts, (any, from) => {
        const path = orbit(any, from, 360);
        const cosines = path.slice(1).flatMap((to, index) => {
          const start = path[index] ?? to;
          const middle = { look: (start.look + to.look) / 2, poor: (start.poor + to.poor) / 2 };
          const field = adaptation(middle, any);
          const [across, up] = [to.look - start.look, to.poor - start.poor];
          const length = Math.hypot(field.look, field.poor) * Math.hypot(across, up);
          return length > 1e-12 ? [(field.look * across + field.poor * up) / length] : [];
        });
        expect(Math.min(1, ...cosines)).toBeGreaterThan(0.9);
      }),
      { numRuns: 20 },
    );
  });

  test("no path goes round where a side has a reason for one choice only, or where all are alike at the start", () => {
    const start = { look: 0.5, poor: 0.12 };
    expect(orbit({ ...game, lookingCost: 90 }, start, 90)).toEqual([]);
    expect(orbit({ ...game, lookingCost: 0 }, start, 90)).toEqual([]);
    expect(orbit({ ...game, saving: 140 }, start, 90)).toEqual([]);
    expect(orbit(game, { ...start, look: 1 }, 90)).toEqual([]);
    expect(orbit(game, start, 90)).toHaveLength(91);
  });
});
