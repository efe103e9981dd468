import { demoAddress } from "../../lib/demo/address";
import { type DemoContent, type DemoRun, openDemo } from "../../lib/demo/content";
import { type Ending, endingsOf } from "../../lib/demo/endings";
import { type PlayedJob, playEvents } from "../../lib/demo/play";
import { peakOf, recordOfJobs, reputationAt } from "../../lib/demo/reputation";
import {
  ACCOUNTS,
  accountText,
  amount,
  endingText,
  nameOf,
  reputationText,
  sentenceOf,
  sumText,
} from "../../lib/texts/demo";
import { ListEntry } from "../ListPage/ListPage";

/** All endings in words, each by the events that lead to it: the demo without a script. */
export function DemoStory({ content }: { content: DemoContent }) {
  const run = openDemo(content);
  return (
    <>
      {endingsOf(run).map((ending, index) => (
        <ListEntry
          key={ending.moves.join()}
          id={`ending-${index + 1}`}
          name={`${index + 1}. ${endingText(run, ending.job)}`}
          text={storyOf(run, ending)}
        >
          {`${balancesOf(run, ending)} `}
          <a href={`/${demoAddress(run, ending.events)}`}>Open in the demo</a>
        </ListEntry>
      ))}
    </>
  );
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
