import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PaperStructure } from "../figures/PaperCover/cover-geometry";
import { PaperCover } from "../figures/PaperCover/PaperCover";
import { figures, figureTables } from "../figures/registry";
import type { FigureTable } from "../lib/figure-table";
import type { Run } from "../lib/run";

/** What a paper may name in `<Figure name="…">`. */
export const figureNames: ReadonlySet<string> = new Set(Object.keys(figures));

/** A figure's drawing as markup; the run is there for figures that show it. */
export function drawFigure(name: string, run: Run): string {
  const figure = figures[name];
  return figure ? renderToStaticMarkup(createElement(figure, { run })) : "";
}

/** What a figure draws, as a table; undefined for one that has none. */
export function tabulateFigure(name: string, run: Run): FigureTable | undefined {
  return figureTables[name]?.(run);
}

/** The figure on a paper's cover as markup. */
export function drawCover(paper: PaperStructure): string {
  return renderToStaticMarkup(createElement(PaperCover, paper));
}
