import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { visitParents } from "unist-util-visit-parents";
import type { Example } from "../../src/example/example";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { formatFigureTable } from "../../src/figures/format-figure-table";
import { FIGURE_WIDTH } from "../../src/figures/parts/drawing";

/** Terms that readers do not know, and what JavaScript prints if a number is missing. */
const UNWANTED_WORDS = /\b(?:run|verdict|premise|twin|look\w*|slash\w*|NaN|undefined|Infinity)\b/;

/** The font size in units of the drawing on a small phone, where it is largest. */
const FONT_SIZE = 22.6;

type Box = { left: number; right: number; top: number; bottom: number };

/** A label of a drawing. `isDimmed` is true if the chosen view leaves it out. */
type Label = { words: string; lines: Box[]; isDimmed: boolean };

/** A figure’s drawing, with the positions of its labels and rectangles in the view box. */
type Drawing = { svg: Element; labels: Label[]; rects: Box[] };

/** Returns what a reader could not read or would misread in a figure’s drawing, finding and table. */
export function findFigureProblems(figure: FigureDefinition, example: Example, view?: string): string[] {
  const drawing = drawFigure(figure, example, view);
  return [
    ...findDescriptionProblems(drawing.svg),
    ...findLayoutProblems(drawing),
    ...findTextProblems(figure, example, view),
  ];
}

/** Renders a figure’s drawing, and finds its labels and rectangles. */
export function drawFigure({ Drawing }: FigureDefinition, example: Example, view?: string): Drawing {
  const tree = fromHtml(renderToStaticMarkup(createElement(Drawing, { example, view })), { fragment: true });
  const drawing: Drawing = { svg: tree.children[0] as Element, labels: [], rects: [] };
  visitParents(tree, "element", (element, parents) => {
    const ancestors = [...parents, element].filter((parent) => parent.type === "element");
    const shifts = ancestors.map(
      ({ properties }) => /^translate\((\S+)/.exec(String(properties.transform))?.[1],
    );
    const shift = shifts.reduce((sum, x = "0") => sum + Number(x), 0);
    if (element.tagName === "rect") drawing.rects.push(getRectBox(element, shift));
    if (element.tagName !== "text") return;
    drawing.labels.push({
      words: getText(element),
      lines: estimateLineBoxes(element, shift),
      isDimmed: ancestors.some(({ properties }) => properties.opacity !== undefined),
    });
  });
  return drawing;
}

function findDescriptionProblems(svg: Element): string[] {
  const ids = svg.properties.ariaLabelledBy as string[];
  const [title = "", description = ""] = ids.map((id) => getText(select(`[id="${id}"]`, svg) as Element));
  return [
    ...(svg.properties.role === "img" ? [] : ["is no image"]),
    ...(/^[A-Z].{15,}[^.]$/.test(title) ? [] : [`has the title “${title}”`]),
    ...(/^[A-Z].{80,}\.$/.test(description) ? [] : [`has the description “${description}”`]),
    ...(UNWANTED_WORDS.exec(getText(svg)) ?? []),
  ];
}

/** Returns which rectangles and labels lie outside of the frame, and which labels overlap. */
function findLayoutProblems({ svg, labels, rects }: Drawing): string[] {
  const height = Number(String(svg.properties.viewBox).split(" ")[3]);
  const isOutside = ({ left, right, top, bottom }: Box) =>
    !(left >= 0 && right <= FIGURE_WIDTH && top >= 0 && bottom <= height && left <= right && top <= bottom);
  return [
    ...rects.filter(isOutside).map((rect) => `draws outside of its frame: ${JSON.stringify(rect)}`),
    ...labels
      .filter(({ lines }) => lines.some(isOutside))
      .map(({ words }) => `writes outside of its frame: ${words}`),
    ...labels.flatMap(({ words, lines }, index) =>
      labels
        .slice(index + 1)
        .filter((other) => lines.some((line) => other.lines.some((box) => isOverlapping(line, box))))
        .map((other) => `writes “${words}” over “${other.words}”`),
    ),
  ];
}

function getRectBox({ properties: { x, y, width, height } }: Element, shift: number): Box {
  const [left, top] = [Number(x) + shift, Number(y)];
  return { left, right: left + Number(width), top, bottom: top + Number(height) };
}

/** Returns the estimated bounding box of each line of a label. */
function estimateLineBoxes({ properties, children }: Element, shift: number): Box[] {
  let y = Number(properties.y);
  return children.map((line) => {
    y += Number.parseFloat(String((line as Element).properties.dy ?? "0")) * FONT_SIZE;
    const width = [...getText(line)].length * 0.48 * FONT_SIZE;
    const start = { end: width, middle: width / 2 }[String(properties.textAnchor)] ?? 0;
    const left = Number(properties.x) + shift - start;
    return { left, right: left + width, top: y - 0.7 * FONT_SIZE, bottom: y + 0.1 * FONT_SIZE };
  });
}

function isOverlapping(first: Box, second: Box): boolean {
  return (
    first.left < second.right &&
    second.left < first.right &&
    first.top < second.bottom &&
    second.top < first.bottom
  );
}

/** Returns what is wrong if the finding is not one sentence, or if the table is too short, incomplete or repeats a row. */
function findTextProblems(
  { describeFinding, createTable }: FigureDefinition,
  example: Example,
  view?: string,
): string[] {
  const finding = describeFinding(example, view);
  const [titles = [], ...rows] = formatFigureTable(createTable(example));
  const cells = [...titles, ...rows.flat()];
  return [
    ...(/^[A-Z](?:[^.]|\.\d){20,170}\.$/.test(finding) ? [] : [`has the finding “${finding}”`]),
    ...(rows.length > 3 ? [] : ["has a table of three rows or fewer"]),
    ...(new Set(titles).size === titles.length ? [] : ["has two columns of one title"]),
    ...(new Set(rows.map(String)).size === rows.length ? [] : ["has a row twice in its table"]),
    ...(rows.every((row) => row.length === titles.length && !row.includes("")) ? [] : ["has empty cells"]),
    ...[finding, ...cells].filter((text) => UNWANTED_WORDS.test(text)),
  ];
}
