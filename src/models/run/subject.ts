import type { RunLedger, RunPremise, RunValue } from "../../lib/run";

/** The number of an input by its name, or of a value that is derived from inputs. */
export type Get = (name: string) => number;

/** What has to hold for the run to tell its story, and the sentence that says so. */
export type Condition = readonly [holds: boolean, sentence: string];

type Values = Readonly<Record<string, RunValue>>;

/** A part of the run that stands by itself: a paper has the subjects that it shows something of. */
export type Subject = {
  /** In which order things happen, of inputs. */
  order?: (get: Get) => readonly Condition[];
  /** Derived from inputs alone. */
  values?: (get: Get) => Values;
  /** What the rules say to the numbers, in the words of the papers' sentences; of inputs and values of any subject. */
  verdicts?: (get: Get) => Values;
  ledgers?: (get: Get) => Readonly<Record<string, RunLedger>>;
  /** What boxes take for granted, by the names under which they do; of inputs and values of any subject. */
  premises?: (get: Get) => Readonly<Record<string, RunPremise>>;
};
