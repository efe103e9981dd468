/** A figure as its reader has it: marks at their places, and the axes as rulers to read them by. */
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
  const words = all("text").map(wordsOf);
  const lines = (selector: string) => all(selector).map(({ properties }) => strokesOf(String(properties.d)));
  return {
    words,
    /** The words that begin with these. */
    wordsAt: (text: string): Words =>
      only(
        words.filter((candidate) => candidate.text.startsWith(text)),
        text,
      ),
    rectangles: (selector: string) => all(selector).map(rectangleOf),
    circles: all("circle").map(
      ({ properties }): Point => ({ x: Number(properties.cx), y: Number(properties.cy) }),
    ),
    /** Each path as its strokes, each stroke as its points. */
    lines,
    /** The points of the only path of a kind. */
    line: (selector: string): Point[] => only(lines(selector), selector).flat(),
    /** Where each arrow begins, and where its head is. */
    arrows: lines("path[marker-end]").map(([points = []]) => ({ from: end(points, 0), to: end(points, -1) })),
    /** Named boxes: the rectangle and the first line of the words in each, with those below. */
    boxes: all("g").flatMap(boxesIn),
  };
}

/** The ruler that an axis's ticks and their numbers make. */
function rulerOf(drawing: Drawn, axis: "x" | "y") {
  const marks = ticksOf(drawing, axis)
    .map(({ place, word }) => {
      if (!word) throw new Error(`No number stands at the tick ${axis} = ${place}.`);
      return { place, text: word.text, value: numberIn(word.text) };
    })
    .sort((one, other) => one.value - other.value);
  // The shortest numbers are those that have not been rounded.
  const shortest = [...marks].sort((one, other) => one.text.length - other.text.length);
  const [first, last] = [shortest[0], shortest.find(({ value }) => value !== shortest[0]?.value)];
  if (!first || !last) throw new Error(`The axis ${axis} has no two ticks.`);
  const unit = (last.place - first.place) / (last.value - first.value);
  return {
    at: (value: number) => first.place + (value - first.value) * unit,
    read: (place: number) => first.value + (place - first.place) / unit,
  };
}

export function rulersOf(drawing: Drawn) {
  return { x: rulerOf(drawing, "x"), y: rulerOf(drawing, "y") };
}

type Rulers = ReturnType<typeof rulersOf>;

/** An axis's ticks, six units long, with the words at the place of their numbers. */
function ticksOf({ lines, words }: Drawn, axis: "x" | "y") {
  return lines("path.fig-quiet").flatMap(([points = []]) => {
    const [from, to] = [end(points, 0), end(points, -1)];
    const across = axis === "x" ? { x: 0, y: 6 } : { x: -6, y: 0 };
    if (points.length !== 2 || to.x - from.x !== across.x || to.y - from.y !== across.y) return [];
    const at = axis === "x" ? { x: from.x, y: from.y + 34 } : { x: from.x - 12, y: from.y };
    return [{ place: from[axis], word: words.find(({ x, y }) => x === at.x && y === at.y) }];
  });
}

/** One unit of 640: nobody sees less. */
export const UNSEEN = 1;

/** That places are those of a function's values, by the rulers of the axes. */
export function expectGraph(points: readonly Point[], f: (value: number) => number, { x, y }: Rulers) {
  expect(points.length).toBeGreaterThan(50);
  const off = points.map((point) => Math.abs(point.y - y.at(f(x.read(point.x)))));
  expect(Math.max(...off)).toBeLessThan(UNSEEN);
}

/** The range of some points' places. */
export function extent(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
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

/** The strokes of path data of straight lines. */
function strokesOf(d: string): Point[][] {
  const strokes: Point[][] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = "", text = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const [first = 0, second = 0] = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    if (command === "Z") continue;
    at = step(command, at, first, second);
    if (command === "M") strokes.push([at]);
    else strokes.at(-1)?.push(at);
  }
  return strokes;
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

/** "2,000" or "70%" or "21 days", as a number. */
function numberIn(text: string): number {
  const number = Number(/^[\d.,]+/.exec(text)?.[0].replaceAll(",", ""));
  return text.endsWith("%") ? number / 100 : number;
}

function end(points: readonly Point[], index: 0 | -1): Point {
  const point = points.at(index);
  if (!point) throw new Error("A stroke has no point.");
  return point;
}

function only<T>(found: readonly T[], what: string): T {
  const [one, ...others] = found;
  if (one === undefined || others.length > 0)
    throw new Error(`${found.length} of “${what}” are drawn, not one.`);
  return one;
}
