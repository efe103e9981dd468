import type { JobTerms } from "../../models/dispute";
import { jobTerms } from "../../run/job";
import type { DemoRule } from "../../run/published-run";
import { whole } from "../../run/quantities";
import { nameOf, numbersOf, type Run } from "../../run/run";
import type { PartyName, ValueName } from "../../run/run-names";
import type { ruleOpenings } from "./rule-openings";

/** A state of a job that has its own rule in the paper. */
export type RuleName = keyof typeof ruleOpenings;

/** The run, opened for the demo. */
export type DemoRun = {
  number: (name: ValueName) => number;
  party: (name: PartyName) => string;
  /** @throws RangeError where the papers' sentence is missing. */
  rule: (name: RuleName) => DemoRule;
  terms: JobTerms;
  /** What it costs the agent to do the work well, as `terms` count money. */
  effort: number;
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
  };
}
