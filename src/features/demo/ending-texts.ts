import { SMALLEST } from "../../run/quantities";
import { printBalance } from "../../run/run";
import { demoAddress, movesOf } from "./address";
import { accountsOf } from "./beads";
import type { DemoRun } from "./demo-run";
import { endingsOf } from "./endings";
import { type PlayedJob, playEvents } from "./play";
import { peakOf, recordOfJobs, reputationAt } from "./reputation";
import { ACCOUNTS, accountText, endingText, nameOf, reputationText, sentenceOf, sumText } from "./texts";

/** An ending in words: the demo without a script. */
export type EndingInWords = {
  name: string;
  text: string;
  /** What everyone has gained or lost at its end. */
  balances: string;
  /** Opens the demo at this ending. */
  address: string;
};

/** All endings, each by the events that lead to it. */
export function endingsInWords(run: DemoRun): EndingInWords[] {
  return endingsOf(run).map(({ events, job }) => {
    const [played] = playEvents(run, events);
    return {
      name: endingText(run, job),
      text: played.states.map((state) => sentenceOf(run, state, played.work)).join(" "),
      balances: balancesOf(run, played),
      address: `/${demoAddress({ side: "all", moves: movesOf(run, events) })}`,
    };
  });
}

function balancesOf(run: DemoRun, played: PlayedJob): string {
  const accounts = accountsOf(run, played.job, played.work);
  const balances = ACCOUNTS.filter((account) => accounts[account] !== 0).map(
    (account) => `${accountText(run, account)} ${printBalance(accounts[account] / SMALLEST, "USDC")}`,
  );
  const record = recordOfJobs(run, [played]);
  const reputation = reputationText(reputationAt(run, record, record.today), peakOf(run, record));
  return `${balances.join(", ")}; together ${sumText(accounts)}. ${nameOf(run, "agent")}’s reputation: ${reputation}.`;
}
