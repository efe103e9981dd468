import { demoAddress } from "./address";
import type { DemoRun } from "./demo-run";
import { type Ending, endingsOf } from "./endings";
import { type PlayedJob, playEvents } from "./play";
import { peakOf, recordOfJobs, reputationAt } from "./reputation";
import {
  ACCOUNTS,
  accountText,
  amount,
  endingText,
  nameOf,
  reputationText,
  sentenceOf,
  sumText,
} from "./texts";

/** An ending in words: the demo without a script. */
export type ToldEnding = {
  name: string;
  text: string;
  /** What everyone holds at its end. */
  balances: string;
  /** Opens the demo at this ending. */
  address: string;
};

/** All endings, each by the events that lead to it. */
export function tellEndings(run: DemoRun): ToldEnding[] {
  return endingsOf(run).map((ending) => ({
    name: endingText(run, ending.job),
    text: storyOf(run, ending),
    balances: balancesOf(run, ending),
    address: `/${demoAddress(run, ending.events)}`,
  }));
}

function storyOf(run: DemoRun, { events }: Ending): string {
  const [played] = playEvents(run, events);
  return played.states.map((_, index) => sentenceOf(run, upTo(played, index))).join(" ");
}

function balancesOf(run: DemoRun, { job, events }: Ending): string {
  const balances = ACCOUNTS.filter((account) => job.accounts[account] !== 0).map(
    (account) => `${accountText(run, account)} ${amount(job.accounts[account])}`,
  );
  const record = recordOfJobs(run, playEvents(run, events));
  const reputation = reputationText(reputationAt(run, record, record.today), peakOf(run, record));
  return `${balances.join(", ")}; together ${sumText(job.accounts)}. ${nameOf(run, "agent")}’s reputation: ${reputation}.`;
}

/** A job as it stood after some of its events. */
function upTo({ start, events, states }: PlayedJob, index: number): PlayedJob {
  return { start, events: events.slice(0, index), states: [states[0], ...states.slice(1, index + 1)] };
}
