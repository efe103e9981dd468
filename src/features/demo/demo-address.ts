/**
 * The demo's address: whom the reader plays, and a letter for each thing that was done. `#demo` asks for a side. Addresses of
 * the demo that had one job lead on: `#demo=fsa` and `#demo=all` are the buyer's, and hours and dashes are passed over.
 */
import type { DemoRun } from "./demo-run";
import { DEMO_FRAGMENT, isJobAddress } from "./fragment";
import { doNext, openSeason } from "./play";
import type { Season, Side } from "./season";

/** What an address asks for; `moves` is not checked. */
export type DemoAddress = { side: Side | null; moves: string };

export function readDemoAddress(hash: string): DemoAddress {
  const text = isJobAddress(hash) ? hash.slice(DEMO_FRAGMENT.length + 1) : "";
  const [, side, moves = ""] = /^(buyer|agent|all)(?:\.(.*))?$/.exec(text) ?? [];
  if (side === "buyer" || side === "agent") return { side, moves };
  const old = side === "all" ? moves : text;
  return { side: old === "" ? null : "buyer", moves: old };
}

export function demoAddress({ side, moves }: DemoAddress): string {
  if (side === null) return DEMO_FRAGMENT;
  return `${DEMO_FRAGMENT}=${side}${moves && `.${moves}`}`;
}

/** The season that an address asks for, as far as its letters can be played; null where no side is chosen. Never throws. */
export function readSeason(run: DemoRun, { side, moves }: DemoAddress): Season | null {
  if (side === null) return null;
  let season = openSeason(run, side);
  for (const letter of moves.replaceAll(/[^a-zA-Z]/g, "")) {
    const next = doNext(run, season, letter);
    if (!next) break;
    season = next;
  }
  return season;
}
