/** The types of what a reader has changed in a paper. */
import type { Run } from "../example/run";

/** The changed inputs: their values by their names. */
export type RunChanges = Readonly<Record<string, number>>;

/** Why the last change was not made. */
export type Refusal = {
  sentence: string;
  /** The input that was to be changed, unless it was the address that asked. */
  name?: string;
};

export type LiveState = {
  run: Run;
  changes: RunChanges;
  refusal?: Refusal;
  /** The last change was taken back. */
  isUndone?: boolean;
  canUndo: boolean;
  /** What figures show beside the run, by their names. */
  views: Readonly<Record<string, string>>;
};
