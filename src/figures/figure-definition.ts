import type { Example } from "../example/example";
import type { Unit } from "../example/format-number";

export type FigureProps = { example: Example };

/** The title of a table’s column, and the unit of its cells unless they are text. */
export type FigureColumn = readonly [title: string, unit?: Unit];

/** The data of a drawing as a table, for readers who cannot see the drawing. */
export type FigureTable = {
  columns: readonly FigureColumn[];
  rows: readonly (readonly (string | number)[])[];
};

/** The export `figure` of a figure’s module. Its functions depend on the example alone. */
export type FigureDefinition = {
  Drawing: (props: FigureProps) => JSX.Element;
  createTable: (example: Example) => FigureTable;
  /** Returns one sentence on what the drawing shows now, printed below it. */
  describeFinding: (example: Example) => string;
};
