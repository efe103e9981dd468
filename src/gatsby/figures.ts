import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PaperStructure } from "../figures/PaperCover/cover-geometry";
import { PaperCover } from "../figures/PaperCover/PaperCover";
import { figures } from "../figures/registry";
import type { Library } from "../markdown/litepaper";

/** What papers may show of the figures, by the names of `<Figure name="…">`. */
export const figureLibrary: Pick<
  Library,
  "drawFigure" | "tabulateFigure" | "figureNames" | "figureViews" | "countControls"
> = {
  figureNames: new Set(Object.keys(figures)),
  figureViews: (name) => figures[name]?.views?.options.map(({ value }) => value) ?? [],
  drawFigure: (name, run) => {
    const figure = figures[name];
    return figure ? renderToStaticMarkup(createElement(figure.Drawing, { run })) : "";
  },
  tabulateFigure: (name, run) => figures[name]?.table(run),
  countControls: (name) => (figures[name]?.parameters.length ?? 0) + (figures[name]?.views ? 1 : 0),
};

/** The figure on a paper's cover as markup. */
export function drawCover(paper: PaperStructure): string {
  return renderToStaticMarkup(createElement(PaperCover, paper));
}
