import { linearMath, type MathNode } from "../site/linear-math";
import { DRAWING, PAGE_ONLY } from "../site/page-roles";

/** Controls, what only the eye or only a screen reader gets, and a figure's drawing. */
const LEFT_OUT = [
  "button, input, output, select, textarea, form, svg, script, style, [aria-hidden=true], .visually-hidden",
  ...[...PAGE_ONLY, DRAWING].map((name) => `.${name}`),
  "details:not([open]) > :not(summary)",
].join();

const LATEX = "application/x-tex";
const LINE = "\n";
const GAP = "\n\n";
/** Elements on a line of their own, and blocks, with a gap before and after them. */
const LINES = new Set(["TR", "LI", "DT", "DD"]);
const BLOCKS = new Set(
  "P DIV SECTION ARTICLE ASIDE HEADER BLOCKQUOTE FIGURE FIGCAPTION TABLE UL OL DL PRE H1 H2 H3 H4 HR NAV MAIN FOOTER DETAILS SUMMARY".split(
    " ",
  ),
);

/**
 * A selection for other programs, without the page's controls: as text, with each formula on one line, and as HTML whose
 * MathML carries its LaTeX. A formula that is partly selected comes whole. So does a number that a reader has changed, with
 * the printed one behind it.
 */
export function readableText(selected: readonly Range[]): { text: string; html: string } {
  const contents = document.createDocumentFragment();
  for (const part of selected) {
    const range = part.cloneRange();
    const [first, last] = [wholeAt(range.startContainer), wholeAt(range.endContainer)];
    if (first) range.setStartBefore(first);
    if (last) range.setEndAfter(last);
    contents.append(range.cloneContents());
  }
  for (const part of contents.querySelectorAll(LEFT_OUT)) part.remove();
  for (const printed of contents.querySelectorAll(".live-printed"))
    printed.textContent = ` (printed ${printed.textContent})`;
  const text = textOf(contents)
    .replaceAll(/[ \t]*\n[ ]*/g, LINE)
    .replaceAll(/\n{3,}/g, GAP)
    .replaceAll(/ {2,}/g, " ")
    .trim()
    .replaceAll(KEPT, (sign) => (sign === KEPT_SPACE ? " " : LINE));
  for (const formula of contents.querySelectorAll<HTMLElement>("math[data-latex]")) annotate(formula);
  // The property is the absolute address.
  for (const link of contents.querySelectorAll<HTMLAnchorElement>("a[href]"))
    link.setAttribute("href", link.href);
  const holder = document.createElement("div");
  holder.append(contents);
  return { text, html: holder.innerHTML };
}

// Private characters for the blanks and lines of code, which must survive the tidying.
const [KEPT_SPACE, KEPT_LINE] = ["\ue000", "\ue001"];
const KEPT = /[\ue000\ue001]/g;
const kept = (code: string) => code.replaceAll(" ", KEPT_SPACE).replaceAll("\n", KEPT_LINE);

const wholeAt = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest("math, [data-changed]") ?? undefined;

function textOf(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll(/[ \t\r\n\u00a0]+/g, " ");
  if (node instanceof Element && node.tagName === "math") {
    const line = linearMath(mathNode(node));
    return node.getAttribute("display") === "block" ? GAP + line + GAP : line;
  }
  if (node.nodeName === "BR") return LINE;
  if (node.nodeName === "PRE") return GAP + kept(node.textContent ?? "") + GAP;
  const text = [...node.childNodes].map(textOf).join("");
  if (node.nodeName === "TD" || node.nodeName === "TH") return text.trim() + (node.nextSibling ? "\t" : "");
  if (BLOCKS.has(node.nodeName)) return GAP + text + GAP;
  return LINES.has(node.nodeName) ? LINE + text : text;
}

/** An element of the page as `linearMath` reads it. */
function mathNode(node: Node): MathNode {
  if (!(node instanceof Element)) return { type: "text", value: node.textContent ?? "" };
  return {
    type: "element",
    tagName: node.localName,
    properties: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
    children: [...node.childNodes].map(mathNode),
  };
}

/** Adds a formula's LaTeX to its MathML, where programs look for it. */
function annotate(formula: HTMLElement): void {
  const make = (name: string) => document.createElementNS(formula.namespaceURI, name);
  const [semantics, row, latex] = [make("semantics"), make("mrow"), make("annotation")] as const;
  row.append(...formula.childNodes);
  latex.setAttribute("encoding", LATEX);
  latex.append(formula.getAttribute("data-latex") ?? "");
  semantics.append(row, latex);
  formula.replaceChildren(semantics);
  formula.removeAttribute("data-latex");
}
