import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CardDrawing } from "../features/landing/CardDrawing/CardDrawing";
import type { CardDrawingName } from "../features/landing/features";
import { PaperCover, type PaperStructure } from "../figures/PaperCover/PaperCover";
import { figures } from "../figures/registry";
import type { Library } from "../paper/open-litepaper";
import type { Run } from "../run/run";

/** What papers may show of the figures, by the names of `<Figure name="…">`. */
export const figureLibrary: Library["figures"] = new Map(
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

/** The figure on a paper's cover as markup. */
export function drawCover(paper: PaperStructure): string {
  return renderToStaticMarkup(createElement(PaperCover, paper));
}

/** The drawings of the landing page's three cards as markup. */
export function drawCards(run: Run): Record<CardDrawingName, string> {
  const draw = (name: CardDrawingName) => renderToStaticMarkup(createElement(CardDrawing, { name, run }));
  return { escrow: draw("escrow"), key: draw("key"), appeal: draw("appeal") };
}
