/**
 * The demo's address: whom the reader plays, the seed and each move, as in `#demo=buyer.4821.check-dispute-stand`. The
 * same address shows the same season to anybody.
 */
import { DEMO_FRAGMENT } from "./fragment";
import { openSeason, replay } from "./play";
import { MAX_SEED, type Season, type Side } from "./season";
import type { Setting } from "./setting";

export function demoAddress({ side, seed, moves }: Pick<Season, "side" | "seed" | "moves">): string {
  return `${DEMO_FRAGMENT}=${side}.${seed}${moves.length > 0 ? `.${moves.join("-")}` : ""}`;
}

/** The season that an address asks for, as far as its moves can be made; as the buyer in a season of `seed` if it asks for none. */
export function readSeason(setting: Setting, hash: string, seed: number): Season {
  const [, side, own, moves = ""] = /^#demo=(buyer|agent)(?:\.(\d{1,4}))?(?:\.([a-z-]*))?$/.exec(hash) ?? [];
  const asked = own === undefined ? seed : Math.min(MAX_SEED, Number(own));
  return side ? replay(setting, side as Side, asked, moves.split("-")) : openSeason(setting, "buyer", asked);
}

/** A season that nobody has chosen. */
export function newSeed(): number {
  return 1 + Math.floor(Math.random() * MAX_SEED);
}
