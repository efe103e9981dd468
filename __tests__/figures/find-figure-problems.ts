import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Example } from "../../src/example/example";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { formatFigureTable } from "../../src/figures/format-figure-table";

/** Words that readers do not know, and those that JavaScript prints if a number is missing. */
const UNWANTED_WORDS = /\b(?:run|verdict|premise|twin|look\w*|slash\w*|NaN|undefined|Infinity)\b/;

// The largest size of letters in units of the drawing: on a small phone, and in the narrowest container of a wide layout.
const FONT_SIZE = 25;
const WIDE_FONT_SIZE = 15.6;

type Box = { left: number; right: number; top: number; bottom: number };

export type Label = { words: string; lines: Box[] };

/** The labels and rectangles of a drawing, with their boxes in its view box. */
type Drawing = { svg: Element; labels: Label[]; rects: Box[] };

/** Returns a figure's drawing, or both if it has one for wide containers and one for narrow ones. */
export function drawFigure({ Drawing }: FigureDefinition, example: Example): Drawing[] {
  const tree = fromHtml(renderToStaticMarkup(createElement(Drawing, { example })), { fragment: true });
  return selectAll("svg", tree).map(measureDrawing);
}

export function measureDrawing(svg: Element): Drawing {
  const fontSize = svg.properties.dataLayout === "wide" ? WIDE_FONT_SIZE : FONT_SIZE;
  return {
    svg,
    labels: selectAll("text", svg).map((element) => ({
      words: element.children.map((line) => getText(line as Element)).join(" "),
      lines: estimateLineBoxes(element, fontSize),
    })),
    rects: selectAll("rect", svg).map(getRectBox),
  };
}

/** Returns what readers could not read in a figure’s drawings, finding and table, as ends of sentences about the figure. */
export function findFigureProblems(
  figure: FigureDefinition,
  example: Example,
  drawings = drawFigure(figure, example),
): string[] {
  return [
    ...drawings.flatMap((drawing) => [
      ...findDescriptionProblems(drawing.svg),
      ...findLayoutProblems(drawing),
    ]),
    ...findTextProblems(figure, example),
  ];
}

function findDescriptionProblems(svg: Element): string[] {
  const { role, ariaLabel } = svg.properties;
  return [
    ...(role === "img" ? [] : ["is no image"]),
    ...(/^[A-Z][^.]{15,}\. [A-Z].{80,}\.$/.test(String(ariaLabel)) ? [] : [`has the name “${ariaLabel}”`]),
    ...(UNWANTED_WORDS.exec(`${ariaLabel} ${getText(svg)}`) ?? []),
  ];
}

/** Returns which shapes and words lie outside of the frame, and which words touch each other. */
export function findLayoutProblems({ svg, labels, rects }: Drawing): string[] {
  const [, , width = 0, height = 0] = String(svg.properties.viewBox).split(" ").map(Number);
  const isOutside = ({ left, right, top, bottom }: Box) =>
    !(left >= 0 && right <= width && top >= 0 && bottom <= height && left <= right && top <= bottom);
  return [
    // A sum of decimals can be less than zero by a rounding error, which browsers refuse.
    ...selectAll("rect", svg)
      .filter(({ properties }) => Number(properties.width) < 0 || Number(properties.height) < 0)
      .map(({ properties }) => `draws a rectangle of ${properties.width} × ${properties.height}`),
    ...rects.filter(isOutside).map((rect) => `draws outside of its frame: ${JSON.stringify(rect)}`),
    ...labels
      .filter(({ lines }) => lines.some(isOutside))
      .map(({ words }) => `writes outside of its frame: ${words}`),
    ...labels.flatMap(({ words, lines }, index) =>
      labels
        .slice(index + 1)
        .filter((second) => lines.some((line) => second.lines.some((box) => isOverlapping(line, box))))
        .map((second) => `writes “${words}” over “${second.words}”`),
    ),
  ];
}

function getRectBox({ properties: { x, y, width, height } }: Element): Box {
  const [left, top] = [Number(x), Number(y)];
  return { left, right: left + Number(width), top, bottom: top + Number(height) };
}

/** Estimates the box of the letters in each line of a label. */
function estimateLineBoxes({ properties, children }: Element, fontSize: number): Box[] {
  let y = Number(properties.y);
  return children.map((line) => {
    y += Number.parseFloat(String((line as Element).properties.dy ?? "0")) * fontSize;
    const width = [...getText(line)].length * 0.48 * fontSize;
    const start = { end: width, middle: width / 2 }[String(properties.textAnchor)] ?? 0;
    const left = Number(properties.x ?? (line as Element).properties.x) - start;
    return { left, right: left + width, top: y - 0.7 * fontSize, bottom: y + 0.1 * fontSize };
  });
}

/** Returns true if the first box lies within the second. */
export function isInside(first: Box, second: Box): boolean {
  return (
    first.left >= second.left &&
    first.right <= second.right &&
    first.top >= second.top &&
    first.bottom <= second.bottom
  );
}

function isOverlapping(first: Box, second: Box): boolean {
  return (
    first.left < second.right &&
    second.left < first.right &&
    first.top < second.bottom &&
    second.top < first.bottom
  );
}

/** Checks that the finding is one sentence, and that the table has neither empty cells nor the same row twice. */
function findTextProblems({ describeFinding, createTable }: FigureDefinition, example: Example): string[] {
  const sentence = describeFinding(example);
  const [titles = [], ...rows] = formatFigureTable(createTable(example));
  const cells = [...titles, ...rows.flat()];
  return [
    ...(/^[A-Z](?:[^.]|\.\d){20,170}\.$/.test(sentence) ? [] : [`finds “${sentence}”`]),
    ...(rows.length > 3 ? [] : ["has a table of three rows or fewer"]),
    ...(new Set(titles).size === titles.length ? [] : ["has two columns of one title"]),
    ...(new Set(rows.map(String)).size === rows.length ? [] : ["has a row twice in its table"]),
    ...(rows.every((row) => row.length === titles.length && !row.includes("")) ? [] : ["has empty cells"]),
    ...[sentence, ...cells].filter((text) => UNWANTED_WORDS.test(text)),
  ];
}
