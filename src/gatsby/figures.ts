import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figures } from "../figures/registry";
import type { Run } from "../lib/run";

/** What a paper may name in `<Figure name="…">`. */
export const figureNames: ReadonlySet<string> = new Set(Object.keys(figures));

/** A figure's drawing as markup; the run is there for figures that show it. */
export function drawFigure(name: string, run: Run): string {
  const figure = figures[name];
  return figure ? renderToStaticMarkup(createElement(figure, { run })) : "";
}
