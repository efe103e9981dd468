import type { DemoRun } from "./demo-run";
import { doNext, openSeason, play } from "./play";
import { hasEnded, type PlayedJob, type Season } from "./season";

/** One of the ways in which a delivered job ends. */
export type Ending = { moves: string; played: PlayedJob };

/** What happens before there is anything to decide. */
const BEGINNING = "nfs";

/** What follows, in the order in which a buyer meets it. */
const ORDER = "atdpgbGB";

/** All endings, found by following every row of the machine from the delivery on. */
export function endingsOf(run: DemoRun): Ending[] {
  const follow = (season: Season): Ending[] => {
    const { played, moves } = season;
    if (hasEnded(played)) return [{ moves: moves.slice(1), played }];
    return [...ORDER].flatMap((letter) => {
      const next = doNext(run, season, letter);
      return next ? follow(next) : [];
    });
  };
  const delivered = play(run, openSeason(run, "buyer"), BEGINNING);
  return delivered ? follow(delivered) : [];
}
