import type { JobTerms } from "../../models/dispute";
import { jobTerms } from "../../run/job";
import type { DemoRule } from "../../run/published-run";
import { whole } from "../../run/quantities";
import { nameOf, numbersOf, type Run } from "../../run/run";
import type { PartyName, ValueName } from "../../run/run-names";
import type { ruleOpenings } from "./rule-openings";

/** A way to end that has its own rule in the paper. */
export type RuleName = keyof typeof ruleOpenings;

/** The run, opened for the demo. Amounts are counted as `terms` count money. */
export type DemoRun = {
  number: (name: ValueName) => number;
  party: (name: PartyName) => string;
  /** @throws RangeError where the papers' sentence is missing. */
  rule: (name: RuleName) => DemoRule;
  terms: JobTerms;
  /** What it costs an agent to do the work well. */
  effort: number;
  /** What it costs a buyer to look at work. */
  looking: number;
  /** What good work is worth to a buyer. */
  worth: number;
};

export function openDemo(run: Pick<Run, "values">, rules: readonly DemoRule[]): DemoRun {
  const number = numbersOf(run);
  return {
    number,
    party: (name) => nameOf(run.values, name),
    rule: (name) => {
      const rule = rules.find((one) => one.name === name);
      if (!rule) throw new RangeError(`The demo has no rule "${name}".`);
      return rule;
    },
    terms: jobTerms(number),
    effort: whole(number("ruling.cheat")),
    looking: whole(number("ruling.inspection")),
    worth: whole(number("job.worth")),
  };
}
