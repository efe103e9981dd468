import type { Run, RunUnit } from "../example/run";
import type { InputName } from "../example/run-names";

/** What every drawing is given: the run, and what the figure shows beside it. */
export type FigureProps = { run: Run; view?: string | undefined };

/** The title of a column, and what its cells are measured in; none for words. */
export type FigureColumn = readonly [title: string, unit?: RunUnit];

/** What a figure draws, as a table, for readers that see no drawing. */
export type FigureTable = {
  columns: readonly FigureColumn[];
  rows: readonly (readonly (string | number)[])[];
};

/** An input of the run that a reader changes at the figure. */
export type FigureParameter = {
  /** Its name in `content/run.yaml`, where its unit is; its domain is the models'. */
  input: InputName;
  /** What its control is called, in a few words. */
  label: string;
  /** Where the slider ends before the domain does. */
  least?: number;
  most?: number;
};

/** A control of a figure: an input's, or the one of all views. */
export type FigureControl = InputName | "views";

/** What a figure can show beside the run: a path, a part, an attack. */
export type FigureView = { value: string; label: string };

/** A point of the drawing that can be pulled, in the drawing's units, and the value at a place. */
export type FigureHandle = {
  input: InputName;
  x: number;
  y: number;
  /** The direction of the pull. */
  along: "x" | "y";
  valueAt: (place: number) => number;
};

/** A figure: a pure drawing, the same as a table and as a sentence, and what a reader can change. */
export type FigureDefinition = {
  Drawing: (props: FigureProps) => JSX.Element;
  table: (run: Run) => FigureTable;
  /** What it shows now, in one short sentence. */
  finding: (run: Run, view?: string) => string;
  /** At most four. */
  parameters: readonly FigureParameter[];
  /** What its task in the paper names, which stands beside the drawing; the others open. */
  named: readonly FigureControl[];
  /** Their common name, what is shown without one, and the others. */
  views?: { label: string; none: string; options: readonly FigureView[] };
  handles?: (run: Run, view?: string) => readonly FigureHandle[];
};
