/** A figure as its reader has it: words, and what a view leaves. */
import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figures } from "../../src/figures/registry";
import type { Run } from "../../src/run/run";

export function figureOf(name: string) {
  const figure = figures[name];
  if (!figure) throw new Error(`There is no figure "${name}".`);
  return figure;
}

/** A figure as it is drawn of a run. */
export function drawn(name: string, run: Run, view?: string) {
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
