import { type Example, getNumber, getPartyName } from "../example/example";
import { createJobTerms } from "../example/job";
import type { PartyName } from "../example/names";
import { PARTS_PER_USDC, toWholeParts } from "../example/quantities";
import type { JobTerms } from "../models/dispute";

/** The example, opened for the demo. Amounts are counted as `terms` count money. */
export type Setting = {
  number: (name: string) => number;
  party: (name: PartyName) => string;
  terms: JobTerms;
  /** What it costs an agent to do the work well. */
  effort: number;
  /** What it costs a buyer to check the work. */
  checking: number;
  /** What good work is worth to a buyer. */
  worth: number;
  /** What a point of reputation is worth to its owner: its income, discounted while it decays. */
  pointWorth: number;
  /** What each side begins a season with. */
  purse: number;
};

/** Enough for the worst three jobs, and a round number. */
const PURSE = 500;

export function openDemo(example: Example): Setting {
  const number = (name: string) => getNumber<string>(example.values, name);
  return {
    number,
    party: (name) => getPartyName(example.values, name),
    terms: createJobTerms(number),
    effort: toWholeParts(number("ruling.cheat")),
    checking: toWholeParts(number("ruling.inspection")),
    worth: toWholeParts(number("job.worth")),
    pointWorth:
      (PARTS_PER_USDC * number("reputation.income")) /
      (number("entry.discount") + number("reputation.decay")),
    purse: toWholeParts(PURSE),
  };
}
