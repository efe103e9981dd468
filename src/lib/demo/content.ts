import type { JobTerms } from "../../models/dispute";
import { jobTerms } from "../../models/run/terms";

/** The numbers of the run that the demo needs, by their names: those of content/run.yaml, and what the models make of them. */
export const DEMO_NUMBERS = [
  "job.price",
  "job.fee.validation",
  "job.fee.human",
  "job.slash",
  "appeal.deposit",
  "dispute.threshold",
  "appeal.threshold",
  "appeal.agent.threshold",
  "appeal.right",
  "appeal.wrong",
  "ruling.hit",
  "ruling.error",
  "window.waiting",
  "window.validation",
  "window.appeal",
  "window.judgment",
  "time.dispute",
  "time.decision",
  "time.appeal",
  "time.judgment",
  "reputation.per-payment",
  "reputation.pace",
  "reputation.decay",
  "reputation.vesting",
  "reputation.cut",
] as const;

/** The people of the run whom the demo names. */
export const DEMO_PARTIES = [
  "buyer",
  "lead",
  "validator",
  "first-supervisor",
  "second-supervisor",
  "third-supervisor",
] as const;

export type DemoNumber = (typeof DEMO_NUMBERS)[number];
export type DemoParty = (typeof DEMO_PARTIES)[number];

/** Where a job of the demo stands, as far as a rule of the paper is its own. */
export const RULE_NAMES = [
  "open",
  "funded",
  "refunded",
  "submitted",
  "accepted",
  "auto-accepted",
  "disputed",
  "decided",
  "appealed",
  "final",
  "reversed",
  "upheld",
] as const;

export type RuleName = (typeof RULE_NAMES)[number];

/** A sentence of a paper that gives a rule, and where it stands. */
export type DemoRule = { name: string; sentence: string; address: string };

/** What the build knows of the run and the papers, as the demo's page has it in its data. */
export type DemoContent = {
  numbers: readonly { name: string; value: number }[];
  parties: readonly { name: string; value: string }[];
  rules: readonly DemoRule[];
};

/** The run, opened for the demo: its lookups throw a RangeError for what the content lacks. */
export type DemoRun = {
  number: (name: DemoNumber) => number;
  party: (name: DemoParty) => string;
  rule: (name: RuleName) => DemoRule;
  terms: JobTerms;
};

export function openDemo({ numbers, parties, rules }: DemoContent): DemoRun {
  const number = lookUp("number", new Map(numbers.map(({ name, value }) => [name, value])));
  const party = lookUp("party", new Map(parties.map(({ name, value }) => [name, value])));
  const rule = lookUp("rule", new Map(rules.map((entry) => [entry.name, entry])));
  return { number, party, rule, terms: jobTerms(number) };
}

function lookUp<T>(what: string, entries: ReadonlyMap<string, T>): (name: string) => T {
  return (name) => {
    const entry = entries.get(name);
    if (entry === undefined) throw new RangeError(`The demo's content has no ${what} "${name}".`);
    return entry;
  };
}
