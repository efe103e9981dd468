import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Example } from "../../src/example/example";
import { type FigureName, figureNames } from "../../src/figures/controls";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { loadFigure } from "../../src/figures/figures";

/** All figures by their names. */
export async function allFigures(): Promise<Record<FigureName, FigureDefinition>> {
  const loaded = figureNames.map(async (name) => [name, (await loadFigure[name]()).figure] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<FigureName, FigureDefinition>;
}

const { document } = new JSDOM("").window;

/** A figure's drawing as elements. */
export function draw({ Drawing }: FigureDefinition, example: Example, view?: string): Element {
  document.body.innerHTML = renderToStaticMarkup(createElement(Drawing, { example, view }));
  const [svg] = document.body.children;
  if (!svg) throw new Error("The figure draws nothing.");
  return svg;
}

/** The words of a drawing, their lines separated by line feeds; of those that a view leaves, if asked for. */
export function wordsIn(drawing: Element, options?: { lit: boolean }): string[] {
  const texts = [...drawing.querySelectorAll("text")];
  const shown = options?.lit ? texts.filter((text) => !text.closest("[opacity]")) : texts;
  return shown.map(({ children }) => [...children].map((line) => line.textContent).join("\n"));
}

export type Box = { left: number; right: number; top: number; bottom: number };

/** The letters of each line of a label, estimated at their size on a small phone, which is their largest. */
export function linesOf(label: Element): Box[] {
  const EM = 22.6;
  const shift =
    /translate\((\S+)/.exec(label.closest("[transform]")?.getAttribute("transform") ?? "")?.[1] ?? 0;
  const anchor = label.getAttribute("text-anchor");
  let y = Number(label.getAttribute("y"));
  return [...label.children].map((line) => {
    y += Number.parseFloat(line.getAttribute("dy") ?? "0") * EM;
    const width = [...(line.textContent ?? "")].length * 0.48 * EM;
    const start = anchor === "end" ? width : anchor === "middle" ? width / 2 : 0;
    const left = Number(label.getAttribute("x")) + Number(shift) - start;
    return { left, right: left + width, top: y - 0.7 * EM, bottom: y + 0.1 * EM };
  });
}

export function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
