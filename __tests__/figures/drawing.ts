/** A figure as its reader has it: marks at their places. */
import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figures } from "../../src/figures/registry";
import type { Run } from "../../src/run/run";

export type Point = { x: number; y: number };

/** Words, their lines between line feeds. */
type Words = Point & { text: string };

type Rectangle = Point & { width: number; height: number };

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
    words: all("text").map(wordsOf),
    rectangles: (selector: string) => all(selector).map(rectangleOf),
    circles: all("circle").map(
      ({ properties }): Point => ({ x: Number(properties.cx), y: Number(properties.cy) }),
    ),
    /** Where each arrow begins, and where its head is. */
    arrows: all("path[marker-end]").map(({ properties }) => endsOf(String(properties.d))),
    /** Named boxes: the rectangle and the first line of the words in each, with those below. */
    boxes: all("g").flatMap(boxesIn),
  };
}

/** Whether a point is on the border of a rectangle. */
export function isOnBorder({ x, y }: Point, box: Rectangle): boolean {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const inside = x >= box.x && x <= right && y >= box.y && y <= bottom;
  return inside && (x === box.x || x === right || y === box.y || y === bottom);
}

function boxesIn(group: Element): (Rectangle & { title: string; note: string })[] {
  const [rect, text] = group.children.filter((child): child is Element => child.type === "element");
  if (rect?.tagName !== "rect" || text?.tagName !== "text") return [];
  const [title = "", ...below] = wordsOf(text).text.split("\n");
  return [{ ...rectangleOf(rect), title, note: below.join("\n") }];
}

function wordsOf({ properties, children }: Element): Words {
  return {
    x: Number(properties.x),
    y: Number(properties.y),
    // Mathematical italics as the letters that they are of.
    text: children.map((line) => textOf(line).normalize("NFKC")).join("\n"),
  };
}

function rectangleOf(rect: Element): Rectangle {
  const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) =>
    Number(rect.properties[name]),
  );
  return { x, y, width, height };
}

/** The ends of a path of straight lines. */
function endsOf(d: string): { from: Point; to: Point } {
  const points: Point[] = [];
  for (const [, command = "", text = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const [first = 0, second = 0] = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    points.push(step(command, points.at(-1) ?? { x: 0, y: 0 }, first, second));
  }
  return { from: end(points, 0), to: end(points, -1) };
}

function step(command: string, { x, y }: Point, first: number, second: number): Point {
  switch (command) {
    case "M":
    case "L":
      return { x: first, y: second };
    case "H":
      return { x: first, y };
    case "V":
      return { x, y: first };
    case "h":
      return { x: x + first, y };
    case "v":
      return { x, y: y + first };
    default:
      throw new Error(`A drawing of straight lines has the path command ${command}.`);
  }
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

function end(points: readonly Point[], index: 0 | -1): Point {
  const point = points.at(index);
  if (!point) throw new Error("A stroke has no point.");
  return point;
}
