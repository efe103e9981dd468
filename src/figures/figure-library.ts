import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Run } from "../example/run";
import type { FigureTable } from "./figure-definition";
import { figures } from "./registry";

/** A figure that papers may show. */
export type LibraryFigure = {
  /** As markup, an SVG with its own text alternative. */
  draw: (run: Run) => string;
  tabulate: (run: Run) => FigureTable;
  /** What it can show beside the run. */
  views: readonly string[];
  /** How many controls stand beside it where it is live: their place is kept. */
  controls: number;
};

/** What papers may show of the figures, by the names of `<Figure name="…">`. */
export const figureLibrary: ReadonlyMap<string, LibraryFigure> = new Map(
  Object.entries(figures).map(([name, { Drawing, table, named, views }]) => [
    name,
    {
      draw: (run) => renderToStaticMarkup(createElement(Drawing, { run })),
      tabulate: table,
      views: views?.options.map(({ value }) => value) ?? [],
      controls: named.length,
    },
  ]),
);
