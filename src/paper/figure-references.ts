import type { Link, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { isElement } from "./mdx-elements";
import "./markdown-nodes";
import { placeOfTyped, type Report, typedText } from "./report";

/**
 * The address of a writer's link to a figure or a table: by its name, since its number changes when others come
 * before it.
 */
const REFERENCE = /^#(?:figure|table)(?::|-\d+$)/;

/** A number that is typed in the text, also as "figs. 2 and 3". */
const BARE = /\b(?:figures?|figs?\.|tables?)(?:\s|&nbsp;)+\d+/gi;

const HOW_NAMED = {
  figure: "A figure is called by its name, <Figure name=…>, and an image that has a caption by its file.",
  table:
    "A table has its name above it, “Table name: What to read off it.”, and a ledger is called by its own.",
};

/** Whether a link leads to one of the paper's figures or tables. */
export function refersToFigure({ url }: Link): boolean {
  return REFERENCE.test(url);
}

/** Reports numbers of figures and tables that are typed outside a link: nothing checks that they are right. */
export function checkBareNumbers(tree: Root, source: string, report: Report): void {
  const messageOn = (found: string) => `Nothing says which one “${found.replaceAll(/\s+/g, " ")}” is.`;
  visit(tree, (node, _index, parent) => {
    if (node.type === "link" && refersToFigure(node)) return SKIP;
    if (node.type === "text") {
      const typed = typedText(node, source).replaceAll(/\[@[^\]]*\]/g, (cited) => " ".repeat(cited.length));
      for (const { 0: found, index } of typed.matchAll(BARE)) {
        const caption =
          parent?.type !== "link" &&
          typed.slice(0, index).trim() === "" &&
          /^\s*(?:[:.–—-]|$)/.test(typed.slice(index + found.length));
        const advice = caption ? captionAdvice(found) : adviceFor(found);
        report(node, messageOn(found), advice, placeOfTyped(node, index, source));
      }
      return;
    }
    const others = isElement(node)
      ? node.attributes.map(({ value }) => value)
      : [node.type === "image" && node.alt];
    for (const [found] of others.join("\n").matchAll(BARE)) {
      const where =
        "Say it in words: no link can stand in an element's title or task, or in an image's words.";
      report(node, messageOn(found), where);
    }
  });
}

function captionAdvice(found: string): string {
  return /^t/i.test(found)
    ? `Write “Table:” in the place of “${found}”, on a line above the table: its number comes by itself.`
    : `Leave “${found}” out, and let the caption begin on the line under its image: its number comes by itself.`;
}

function adviceFor(found: string): string {
  const number = found.replaceAll(/\D/g, "");
  const [link, name] = /^t/i.test(found)
    ? [`[Table ${number}](#table:name)`, "the table's own name above it, “Table name: What to read off it.”"]
    : [`[Figure ${number}](#figure:name)`, "the figure's or the image file's name"];
  return `Write ${link}, with ${name}; what another work numbers stands in its citation, [@key, ${found}].`;
}

/** The writer's links to figures and tables, in captions too. */
export function listFigureReferences(tree: Root): Link[] {
  const references: Link[] = [];
  visit(tree, (node) => {
    if (node.type === "link" && refersToFigure(node)) references.push(node);
  });
  return references;
}

/**
 * Points each reference to its figure or table in a numbered tree. Reports those that name none, or show a wrong
 * number.
 */
export function placeFigureReferences(references: readonly Link[], tree: Root, report: Report): void {
  const numbers = new Map<string, number[]>();
  const add = (url: string, number: number) => numbers.set(url, [...(numbers.get(url) ?? []), number]);
  visit(tree, (node) => {
    if (node.type === "namedFigure") add(`#figure:${node.name}`, node.number);
    if (node.type === "placedImage" && node.number) add(`#figure:${encodeURI(node.image.name)}`, node.number);
    if (node.type === "captionedTable" && node.name) add(`#table:${node.name}`, node.number);
  });

  for (const node of references) {
    const kind = node.url.startsWith("#table") ? "table" : "figure";
    const [number, another] = numbers.get(node.url) ?? [];
    const label = `${kind === "table" ? "Table" : "Figure"} ${number}`;
    const words = textOf(node);
    if (number === undefined) {
      const known = [...numbers.keys()].filter((url) => url.startsWith(`#${kind}:`));
      const named = known.length > 0 ? `Use one of: ${known.join(", ")}. ` : "";
      report(node, `This paper has no ${kind} “${node.url}”.`, named + HOW_NAMED[kind]);
    } else if (another !== undefined) {
      const message = `This paper has two ${kind}s “${node.url}”, number ${number} and number ${another}.`;
      report(node, message, "Give each a name of its own, or show it once.");
    } else if (words !== label) {
      report(node, `“${node.url}” is ${label}, and not “${words}”.`, `Write [${label}](${node.url}).`);
    } else node.url = `#${kind}-${number}`;
  }
}
