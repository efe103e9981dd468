import type { RunLedger, RunPremise, RunValue } from "./run";
import type { DerivedName, InputName, LedgerName, ValueName } from "./run-names";

/** The number of an input by its name. */
export type InputOf = (name: InputName) => number;

/** The number of an input, or of a value that the models have made. */
export type ValueOf = (name: ValueName) => number;

/** What has to hold for the run to make sense, and the sentence that says so. */
type Condition = readonly [holds: boolean, sentence: string];

type Values = Readonly<Partial<Record<DerivedName, RunValue>>>;

/** The run's part that belongs to one mechanism of the papers. */
export type Mechanism = {
  /** Conditions on the inputs, such as the order in which things happen. */
  conditions?: (get: InputOf) => readonly Condition[];
  values?: (get: InputOf) => Values;
  /** What the rules say to the numbers, in the words of the papers' sentences. */
  verdicts?: (get: ValueOf) => Values;
  ledgers?: (get: InputOf) => Readonly<Partial<Record<LedgerName, RunLedger>>>;
  /** What boxes take for granted, by the names under which they do. */
  premises?: (get: ValueOf) => Readonly<Record<string, RunPremise>>;
};
