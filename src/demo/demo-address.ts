/** The demo's address: whom the reader plays, and a letter for each thing that was done. `#demo` asks for a side. */
import type { DemoRun } from "./demo-run";
import { DEMO_FRAGMENT } from "./fragment";
import { doNext, openSeason, play } from "./play";
import type { Season, Side } from "./season";

export function demoAddress(season: Pick<Season, "side" | "moves"> | null): string {
  if (season === null) return DEMO_FRAGMENT;
  return `${DEMO_FRAGMENT}=${season.side}${season.moves && `.${season.moves}`}`;
}

/**
 * The season that an address asks for, as far as its letters can be played; null where no side is chosen. Never throws.
 * Older addresses leave out `n`, by which the reader goes on.
 */
export function readSeason(run: DemoRun, hash: string): Season | null {
  const [, side, moves = ""] = /^#demo=(buyer|agent)(?:\.(.*))?$/.exec(hash) ?? [];
  if (side === undefined) return null;
  let season = openSeason(run, side as Side);
  for (const letter of moves) {
    const next: Season | null = doNext(run, season, letter) ?? play(run, season, `n${letter}`);
    if (!next) break;
    season = next;
  }
  return season;
}
