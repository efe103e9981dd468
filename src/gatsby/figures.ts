import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figures } from "../figures/registry";

/** What a paper may name in `<Figure name="…">`. */
export const figureNames: ReadonlySet<string> = new Set(Object.keys(figures));

/** A figure's drawing as markup. */
export function drawFigure(name: string): string {
  const figure = figures[name];
  return figure ? renderToStaticMarkup(createElement(figure)) : "";
}
