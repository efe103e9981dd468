import type { Element, ElementContent, Nodes, Parents } from "hast";
import { linearMath } from "../site/linear-math";
import { DRAWING, NUMBERS, PAGE_ONLY } from "../site/page-roles";
import { hasClass } from "../text/has-class";
import { htmlWriter } from "../text/html-writer";

const HEADING = /^h[23]$/;
const BLOCKS: readonly string[] = ["p", "li", "tr", "figcaption", "pre", "dt", "dd", "div"];

const LEFT_OUT = [...PAGE_ONLY, ...NUMBERS, DRAWING];

/** A private-use character in the place of what is left out, until white space around it is removed. */
const GAP = "\uE000";

/** A heading and what follows it, up to the next heading of any level. */
export type SectionText = {
  /** Id of the heading in the page. */
  id: string;
  /** Its words, with formulae on one line. */
  title: string;
  /** As HTML for a list of contents. */
  titleHtml: string;
  depth: 2 | 3;
  /** A line for each block; tables a line for each row. */
  text: string;
};

/**
 * What stands under each heading of a page, as the page shows it, without the numbers of citations and notes; a formula
 * as LaTeX between dollar signs, where its element tells it.
 */
export function readSections(tree: Parents): SectionText[] {
  const sections: (Omit<SectionText, "text"> & { blocks: string[] })[] = [];
  const add = (words: string) => {
    const text = collapsed(words);
    if (text) sections.at(-1)?.blocks.push(text);
  };
  const read = ({ children }: Parents): void => {
    let inline = "";
    for (const child of children) {
      if (child.type !== "element" || !(isBlock(child) || holdsBlock(child))) {
        inline += rawWords(child);
        continue;
      }
      add(inline);
      inline = "";
      const { tagName, properties } = child;
      if (hasClass(child, ...LEFT_OUT)) continue;
      if (HEADING.test(tagName))
        sections.push({
          id: String(properties.id),
          title: titleOf(child),
          titleHtml: htmlWriter.stringify({ type: "root", children: titleIn(child) }),
          depth: tagName === "h2" ? 2 : 3,
          blocks: [],
        });
      else if (child.children.some(holdsBlock)) read(child);
      else add(rawWords(child));
    }
    add(inline);
  };
  read(tree);
  return sections.map(({ blocks, ...heading }) => ({ ...heading, text: blocks.join("\n") }));
}

const isBlock = ({ tagName }: Element) => BLOCKS.includes(tagName) || HEADING.test(tagName);

function holdsBlock(node: Nodes): boolean {
  return node.type === "element" && (isBlock(node) || node.children.some(holdsBlock));
}

/** An element's words on one line; cells of a row stand apart. */
export function wordsOf(node: Nodes): string {
  return collapsed(rawWords(node));
}

/** A heading's words on one line, its formulae too: `The rate λ^2`. */
export function titleOf(heading: Element): string {
  return collapsed(rawWords(heading, linearMath));
}

/** What a heading says in a list of contents: with its formulae, code and emphasis, without links, numbers and ids. */
export function titleIn({ children }: Element): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type !== "element" || child.tagName === "math") return child;
    if (hasClass(child, ...LEFT_OUT)) return [];
    const inside = titleIn(child);
    return /^(?:em|strong|del|code)$/.test(child.tagName)
      ? { ...child, properties: {}, children: inside }
      : inside;
  });
}

const asLatex = ({ data }: Element) => `$${data?.latex}$`;

function rawWords(node: Nodes, formula: (element: Element) => string = asLatex): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && node.data?.latex !== undefined) return formula(node);
  if (!("children" in node) || hasClass(node, ...LEFT_OUT)) return GAP;
  const words = node.children.map((child) => rawWords(child, formula)).join("");
  return node.type === "element" && /^t[dh]$/.test(node.tagName) ? `${words} | ` : words;
}

/** One blank for white space; none before a full stop where a citation's number stood; no bar at a row's end. */
function collapsed(text: string): string {
  return text
    .replaceAll(/(?:\s*\uE000)+(?=[.,;:)])|\uE000/g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/[ |]+$/, "")
    .trim();
}
