import { accountsOf } from "./beads";
import { demoAddress } from "./demo-address";
import type { DemoRun } from "./demo-run";
import { ACCOUNTS, accountText, endingText, signed, storyOf } from "./demo-texts";
import { endingsOf } from "./endings";
import type { PlayedJob } from "./season";

/** An ending in words: the demo without a script. */
export type EndingInWords = {
  name: string;
  text: string;
  /** What everyone has gained or lost by it. */
  balances: string;
  /** Opens the demo in a season whose first job ends so. */
  address: string;
};

/** All endings, each by what leads to it. */
export function endingsInWords(run: DemoRun): EndingInWords[] {
  return endingsOf(run).map(({ moves, played }) => ({
    name: endingText(run, played.job),
    text: played.moments.map((moment) => storyOf(run, { ...played, ...moment }, null)).join(" "),
    balances: `${balancesOf(run, played)}.`,
    address: `/${demoAddress({ side: "buyer", moves })}`,
  }));
}

function balancesOf(run: DemoRun, played: PlayedJob): string {
  const accounts = accountsOf(run, played, played.work);
  const moved = ACCOUNTS.filter((account) => accounts[account] !== 0);
  return moved.map((account) => `${accountText(run, account, null)} ${signed(accounts[account])}`).join(", ");
}
