/** The types of what a reader has changed in a paper. */
import type { Run } from "../../run/run";

/** The changed inputs: their values by their names. */
export type RunChanges = Readonly<Record<string, number>>;

/** A refused change becomes possible if another input moves too: the new values of both. */
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
