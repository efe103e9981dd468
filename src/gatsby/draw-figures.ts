import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CardDrawing } from "../features/landing/CardDrawing/CardDrawing";
import type { CardDrawingName } from "../features/landing/features";
import type { FigureDefinition } from "../figures/figure-definition";
import { PaperCover, type PaperStructure } from "../figures/PaperCover/PaperCover";
import { figures } from "../figures/registry";
import type { Library } from "../paper/litepaper";
import type { Run } from "../run/run";

/** What papers may show of the figures, by the names of `<Figure name="…">`. */
export const figureLibrary: Pick<
  Library,
  "drawFigure" | "tabulateFigure" | "figureNames" | "figureViews" | "countControls"
> = {
  figureNames: new Set(Object.keys(figures)),
  figureViews: (name) => named(name).views?.options.map(({ value }) => value) ?? [],
  drawFigure: (name, run) => renderToStaticMarkup(createElement(named(name).Drawing, { run })),
  tabulateFigure: (name, run) => named(name).table(run),
  countControls: (name) => named(name).parameters.length + (named(name).views ? 1 : 0),
};

function named(name: string): FigureDefinition {
  const figure = figures[name];
  if (!figure) throw new Error(`There is no figure "${name}" in src/figures/registry.ts.`);
  return figure;
}

/** The figure on a paper's cover as markup. */
export function drawCover(paper: PaperStructure): string {
  return renderToStaticMarkup(createElement(PaperCover, paper));
}

/** The drawings of the landing page's three cards as markup. */
export function drawCards(run: Run): Record<CardDrawingName, string> {
  const draw = (name: CardDrawingName) => renderToStaticMarkup(createElement(CardDrawing, { name, run }));
  return { escrow: draw("escrow"), slot: draw("slot"), appeal: draw("appeal") };
}
