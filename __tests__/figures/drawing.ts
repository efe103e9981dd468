/** A figure as its reader has it: words, what a view leaves, and lines beside their axes. */
import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figures } from "../../src/figures/registry";
import type { Example } from "../../src/example/example";
import { printedRun } from "../run-changes";

export function figureOf(name: string) {
  const figure = figures[name];
  if (!figure) throw new Error(`There is no figure "${name}".`);
  return figure;
}

/** A figure as it is drawn of a run. */
export function drawn(name: string, run: Example, view?: string) {
  return read(renderToStaticMarkup(createElement(figureOf(name).Drawing, { run, view })));
}

export function read(markup: string) {
  const tree = fromHtml(markup, { fragment: true, space: "svg" });
  return {
    ...marksIn(tree),
    description: textOf(select("desc", tree) ?? tree),
    /** What a view leaves. */
    lit: marksIn(tree, (element) => !classesOf(element).includes("fig-dimmed")),
  };
}

export type Drawn = ReturnType<typeof read>;

export type Point = { x: number; y: number };

const treeOf = (name: string, run: Example) =>
  fromHtml(renderToStaticMarkup(createElement(figureOf(name).Drawing, { run })), {
    fragment: true,
    space: "svg",
  });

/** The paths of a kind in a chart, each as its points. */
export function linesOf(name: string, selector: string, run: Example = printedRun): Point[][] {
  return selectAll(selector, treeOf(name, run)).map(({ properties }) =>
    [...String(properties.d).matchAll(/([\d.-]+),([\d.-]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    })),
  );
}

/** The marks of the printed run's chart. */
export const circlesOf = (name: string): Point[] =>
  selectAll("circle", treeOf(name, printedRun)).map(({ properties: { cx, cy } }) => ({
    x: Number(cx),
    y: Number(cy),
  }));

/** The ruler that an axis makes: its ticks, and the numbers beside them. */
export function rulerOf(name: string, axis: "x" | "y", run: Example = printedRun) {
  const tree = treeOf(name, run);
  const ticks = selectAll("path.fig-quiet", tree).flatMap(({ properties }) => {
    const [, x, y, end] = /^M([\d.-]+),([\d.-]+)(v6|h-6)$/.exec(String(properties.d)) ?? [];
    if (end !== (axis === "x" ? "v6" : "h-6")) return [];
    const at = axis === "x" ? { x: Number(x), y: Number(y) + 34 } : { x: Number(x) - 12, y: Number(y) };
    const number = selectAll("text", tree).find(
      ({ properties }) => Number(properties.x) === at.x && Number(properties.y) === at.y,
    );
    const text = number ? textOf(number).replaceAll(",", "") : "";
    return {
      place: Number(axis === "x" ? x : y),
      value: Number.parseFloat(text) / (text.endsWith("%") ? 100 : 1),
    };
  });
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last || first === last) throw new Error(`The axis ${axis} of ${name} has no two numbers.`);
  const unit = (last.place - first.place) / (last.value - first.value);
  return {
    placeOf: (value: number) => first.place + (value - first.value) * unit,
    valueAt: (place: number) => first.value + (place - first.place) / unit,
  };
}

function marksIn(tree: Nodes, isSeen?: (element: Element) => boolean) {
  const elements = descendants(tree, isSeen);
  const all = (selector: string) => {
    const found = new Set(selectAll(selector, tree));
    return elements.filter((element) => found.has(element));
  };
  return {
    /** Words, their lines between line feeds. */
    words: all("text").map(wordsOf),
    count: (selector: string) => all(selector).length,
    /** Named boxes: the first line of the words in each, and those below. */
    boxes: all("g").flatMap(boxesIn),
  };
}

function boxesIn(group: Element): { title: string; note: string }[] {
  const [rect, text] = group.children.filter((child): child is Element => child.type === "element");
  if (rect?.tagName !== "rect" || text?.tagName !== "text") return [];
  const [title = "", ...below] = wordsOf(text).split("\n");
  return [{ title, note: below.join("\n") }];
}

/** Mathematical italics as the letters that they are of. */
function wordsOf({ children }: Element): string {
  return children.map((line) => textOf(line).normalize("NFKC")).join("\n");
}

export function descendants(node: Nodes, isSeen: (element: Element) => boolean = () => true): Element[] {
  const children = "children" in node ? node.children : [];
  return children.flatMap((child) =>
    child.type === "element" && isSeen(child) ? [child, ...descendants(child, isSeen)] : [],
  );
}

export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}
