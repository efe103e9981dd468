/** What a reader has made of a paper: the types that all that is live shares. */
import type { Run } from "../../run/run";

/** Values of inputs that differ from the printed ones, by the inputs' names. */
export type RunChanges = Readonly<Record<string, number>>;

/** With another input moved along, a change that was refused can be made: both, by their names. */
export type Offer = { other: string; changes: RunChanges };

/** Why the last change was not made. */
export type Refusal = {
  sentence: string;
  /** The input that was to be changed, unless it was the address that asked. */
  name?: string;
  offer?: Offer;
};

export type LiveState = {
  run: Run;
  changes: RunChanges;
  refusal?: Refusal;
  /** How the last change came about, unless the reader made it. */
  by?: "undo" | "redo";
  canUndo: boolean;
  /** What figures show beside the run, by their names. */
  views: Readonly<Record<string, string>>;
};
