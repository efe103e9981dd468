import { type ExampleInputs, getPartyName } from "../example/example";
import type { PartyName } from "../example/names";
import { PARTS_PER_USDC, toSmallestUnits } from "../example/quantities";
import type { JobTerms } from "./old-rules/dispute";
import { OLD_INPUTS, type OldInputName } from "./old-rules/old-inputs";
import { POINT_WORTH_USDC } from "./old-rules/stakes";

/** The numbers of version 2.0, and the example's people. Amounts are counted as `terms` count money. */
export type Setting = {
  number: (name: OldInputName) => number;
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

export function openDemo(inputs: ExampleInputs): Setting {
  const number = (name: OldInputName) => OLD_INPUTS[name];
  return {
    number,
    party: (name) => getPartyName(inputs, name),
    terms: {
      payment: toSmallestUnits(number("job.price")),
      validationFee: toSmallestUnits(number("job.fee.validation")),
      appealFee: toSmallestUnits(number("job.fee.human")),
      appealDeposit: toSmallestUnits(number("appeal.deposit")),
      slash: toSmallestUnits(number("job.slash")),
      waitingPeriod: number("window.waiting"),
      appealWindow: number("window.appeal"),
    },
    effort: toSmallestUnits(number("ruling.cheat")),
    checking: toSmallestUnits(number("ruling.inspection")),
    worth: toSmallestUnits(number("job.worth")),
    pointWorth: PARTS_PER_USDC * POINT_WORTH_USDC,
    purse: toSmallestUnits(PURSE),
  };
}
