import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CardDrawing } from "../landing/CardDrawing/CardDrawing";
import type { CardDrawingName } from "../landing/features";
import { PaperCover, type PaperStructure } from "../figures/PaperCover/PaperCover";
import type { Run } from "../example/run";

/** The figure on a paper's cover as markup. */
export function drawCover(paper: PaperStructure): string {
  return renderToStaticMarkup(createElement(PaperCover, paper));
}

/** The drawings of the landing page's three cards as markup. */
export function drawCards(run: Run): Record<CardDrawingName, string> {
  const draw = (name: CardDrawingName) => renderToStaticMarkup(createElement(CardDrawing, { name, run }));
  return { escrow: draw("escrow"), key: draw("key"), appeal: draw("appeal") };
}
