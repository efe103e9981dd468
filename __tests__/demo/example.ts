import fc from "fast-check";
import { openSeason, play } from "../../src/demo/play";
import { MAX_SEED, movesOf, type Season } from "../../src/demo/season";
import { openDemo } from "../../src/demo/setting";
import { example } from "../fixtures/example";
import { mockDialogs } from "../native-dialogs";

export { example };
export const setting = openDemo(example.inputs);

export const anySide = fc.constantFrom("buyer" as const, "agent" as const);
export const anySeed = fc.integer({ min: 1, max: MAX_SEED });

/** Seasons that a reader can come to, each with all before it: one of the moves at each step. */
const anyWalk: fc.Arbitrary<Season[]> = fc
  .tuple(anySide, anySeed, fc.array(fc.nat(5), { maxLength: 20 }))
  .map(([side, seed, picks]) => {
    const walk = [openSeason(setting, side, seed)];
    for (const pick of picks) {
      const season = walk.at(-1) as Season;
      const moves = movesOf(season);
      const move = moves[pick % moves.length];
      const next = move && play(setting, season, move);
      if (next) walk.push(next);
    }
    return walk;
  });

/** Checks seasons that a reader can come to. `walk` has the season last, after all before it. */
export const checkAnySeason = (check: (season: Season, walk: Season[]) => void) =>
  fc.assert(fc.property(anyWalk, (walk) => check(walk.at(-1) as Season, walk)));

// Asked for once by the page.
const query = { matches: false, addEventListener() {}, removeEventListener() {} };

/** What the demo needs of a window and jsdom lacks. `reduced`: nothing moves by itself. */
export function mockWindow(reduced: boolean): void {
  query.matches = reduced;
  window.matchMedia = jest.fn().mockReturnValue(query);
  mockDialogs();
}
