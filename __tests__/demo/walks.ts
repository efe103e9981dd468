import fc from "fast-check";
import { type Choice, choicesOf } from "../../src/demo/choices";
import { openSeason, play } from "../../src/demo/play";
import type { Season } from "../../src/demo/season";
import { offersOf } from "../../src/demo/sellers";
import { demo } from "../demo-content";

/** What can be pressed in a season, with where it stands and what may come of it. */
export function pressable(
  season: Season,
): { places: readonly Choice["place"][]; moves: readonly string[] }[] {
  const { side, tale, played } = season;
  const isHiring = side === "buyer" && tale.endsWith("n") && played.job.state === "open";
  const choices = choicesOf(demo, season).map(({ place, next }) => ({
    places: [place],
    moves: next.filter(({ chance }) => chance > 0).map(({ moves }) => moves),
  }));
  if (!isHiring) return choices;
  const hire = (moves: string) => ({ places: ["yes", "no"] as const, moves: [moves] });
  return [...choices, ...offersOf(demo, season).map((_, index) => hire(index === 0 ? "f" : "F"))];
}

export function seasonAfter(side: Season["side"], moves: string): Season {
  const season = play(demo, openSeason(demo, side), moves);
  if (!season) throw new Error(`${moves} cannot be played.`);
  return season;
}

/** Seasons that a reader can come to, each with all before it: one of the choices at each step. */
export const anyWalk: fc.Arbitrary<Season[]> = fc
  .tuple(
    fc.constantFrom("buyer" as const, "agent" as const),
    fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 40 }),
  )
  .map(([side, picks]) => {
    let season = openSeason(demo, side);
    return [
      season,
      ...picks.flatMap(([pick, chance]) => {
        const options = pressable(season);
        const option = options[pick % options.length];
        if (!option) return [];
        const next = play(demo, season, option.moves[chance % option.moves.length] ?? "");
        if (!next) throw new Error(`A choice was offered after ${season.moves} and refused.`);
        season = next;
        return [season];
      }),
    ];
  });
