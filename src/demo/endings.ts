/** The ways in which a delivered job ends, in words: the demo without a script. */
import { accountsOf } from "./beads";
import { demoAddress } from "./demo-address";
import type { DemoRun } from "./demo-run";
import { ACCOUNTS, accountText, endingText, signed, storyOf } from "./demo-texts";
import { openSeason, play } from "./play";
import { hasEnded, type PlayedJob, type Season } from "./season";

export type Ending = {
  name: string;
  /** What leads to it. */
  text: string;
  /** What everyone has gained or lost by it. */
  balances: string;
  /** Opens the demo in a season whose first job ends so. */
  address: string;
};

/** What happens before there is anything to decide. */
const BEGINNING = "nfs";

/** What can follow, in the order in which a buyer meets it. */
const ORDER = ["a", "t", "ld", "p", "g", "b", "G", "B"];

/** Seasons whose first job has ended, each in another way: every row of the machine is followed from the delivery on. */
export function endedSeasons(run: DemoRun): Season[] {
  const follow = (season: Season): Season[] => {
    if (hasEnded(season.played)) return [season];
    return ORDER.flatMap((moves) => {
      const next = play(run, season, moves);
      return next ? follow(next) : [];
    });
  };
  const delivered = play(run, openSeason(run, "buyer"), BEGINNING);
  return delivered ? follow(delivered) : [];
}

export function endingsInWords(run: DemoRun): Ending[] {
  return endedSeasons(run).map((season) => {
    const { played } = season;
    return {
      name: endingText(run, played.job),
      text: played.moments.map((moment) => storyOf(run, { ...played, ...moment }, null)).join(" "),
      balances: `${balancesOf(run, played)}.`,
      address: `/${demoAddress(season)}`,
    };
  });
}

function balancesOf(run: DemoRun, played: PlayedJob): string {
  const accounts = accountsOf(run, played, played.work);
  const moved = ACCOUNTS.filter((account) => accounts[account] !== 0);
  return moved.map((account) => `${accountText(run, account, null)} ${signed(accounts[account])}`).join(", ");
}
