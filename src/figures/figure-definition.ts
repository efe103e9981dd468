import type { Example } from "../example/example";
import type { Unit } from "../example/units";

/** What every drawing is given: the example, and which of its views the reader has chosen. */
export type FigureProps = { example: Example; view?: string | undefined };

/** The title of a column, and what its cells are measured in; none for words. */
export type FigureColumn = readonly [title: string, unit?: Unit];

/** What a figure draws, as a table, for readers who see no drawing. */
export type FigureTable = {
  columns: readonly FigureColumn[];
  rows: readonly (readonly (string | number)[])[];
};

/** A figure: a pure drawing, the same as a table, and what it shows now in one short sentence. */
export type FigureDefinition = {
  Drawing: (props: FigureProps) => JSX.Element;
  createTable: (example: Example) => FigureTable;
  describeFinding: (example: Example, view?: string) => string;
};
