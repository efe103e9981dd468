import type { JobTerms } from "../models/dispute";
import { jobTerms } from "../example/job";
import { whole } from "../example/quantities";
import { nameOf, numbersOf, type Example } from "../example/example";
import type { PartyName, ValueName } from "../example/names";

/** The run, opened for the demo. Amounts are counted as `terms` count money. */
export type DemoRun = {
  number: (name: ValueName) => number;
  party: (name: PartyName) => string;
  terms: JobTerms;
  /** What it costs an agent to do the work well. */
  effort: number;
  /** What it costs a buyer to look at work. */
  looking: number;
  /** What good work is worth to a buyer. */
  worth: number;
};

export function openDemo(run: Pick<Example, "values">): DemoRun {
  const number = numbersOf(run);
  return {
    number,
    party: (name) => nameOf(run.values, name),
    terms: jobTerms(number),
    effort: whole(number("ruling.cheat")),
    looking: whole(number("ruling.inspection")),
    worth: whole(number("job.worth")),
  };
}
