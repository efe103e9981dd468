import type { Element, ElementContent, Root as HtmlRoot, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { Root } from "mdast";
import temml from "temml";
import { visit } from "unist-util-visit";
import type { Report } from "./parse";

declare module "hast" {
  interface ElementData {
    /** A formula's LaTeX, which cannot be read from the MathML. */
    latex?: string;
  }
}

/**
 * LaTeX as MathML, made at build time: browsers draw it and screen readers read it without any script.
 *
 * Style attributes are left out, since the site's policy refuses them; `Prose.module.css` does what they did.
 * Throws an error where the formula does not parse.
 */
export function mathMl(latex: string, display: boolean): ElementContent[] {
  const tree = fromHtml(typeset(latex, display), { fragment: true });
  visit(tree, "element", (element: Element) => {
    const { style: _style, ...rest } = element.properties;
    element.properties = rest;
  });
  const elements = tree.children.filter((child): child is Element => child.type === "element");
  for (const element of elements) {
    Object.assign(element, { data: { latex } });
    element.properties.dataLatex = latex;
    if (!display) breakAtOperators(element);
  }
  return elements;
}

function typeset(latex: string, display: boolean): string {
  return temml.renderToString(latex, { displayMode: display, throwOnError: true });
}

/**
 * Divides an inline formula behind its relations and operators, so that a narrow line can break there: browsers lay out a
 * formula as one box, and `Prose.module.css` makes a box of each part. For programs and screen readers it stays one formula.
 */
function breakAtOperators(formula: Element): void {
  const [row] = formula.children;
  if (formula.children.length !== 1 || row?.type !== "element" || row.tagName !== "mrow") return;
  const parts: ElementContent[][] = [[]];
  row.children.forEach((child, index) => {
    parts.at(-1)?.push(child);
    if (!endsLine(child) || index === 0 || index === row.children.length - 1) return;
    // At the end of its part, MathML would take it for a postfix operator and drop the space around it.
    if (child.properties.separator === undefined) child.properties.form = "infix";
    parts.push([]);
  });
  if (parts.length === 1) return;
  formula.properties.className = ["parted"];
  // The last part is outside the row: no line may break between it and a full stop.
  const last = parts.pop() ?? [];
  formula.children = [
    h(
      "mrow",
      parts.map((part) => h("mrow", part)),
    ),
    h("mrow", last),
  ];
}

/** Relations, operators between two terms, and commas; no sums, roots, quantifiers, fences and signs before a term. */
function endsLine(node: ElementContent): node is Element {
  if (node.type !== "element" || node.tagName !== "mo" || node.properties.form !== undefined) return false;
  const sign = textOf(node);
  return (
    node.properties.separator !== undefined || (/^[\p{Sm}·]$/u.test(sign) && !/[¬∀∃∂∇∏∐∑∫√|∣‖]/u.test(sign))
  );
}

/** A formula that scrolls by pointer and by keyboard, so that it does not widen the page. */
export function formulaBlock(formula: (ElementContent | string)[]): Element {
  return h("div.formula", { tabIndex: 0, role: "group", ariaLabel: "Formula" }, formula);
}

/** Keeps a full stop, a comma or letters on the line of the formula before them, where browsers would break. */
export function keepStops(tree: HtmlRoot): void {
  visit(tree, "text", (text, index = 0, parent) => {
    const formula = parent?.children[index - 1];
    const [stop] = /^(?:[.,;:)]+|[a-z]+)/i.exec(text.value) ?? [];
    if (!parent || !stop || !isInlineFormula(formula)) return;
    text.value = text.value.slice(stop.length);
    parent.children[index - 1] = h("span.nowrap", [formula, stop]);
  });
}

function isInlineFormula(node: Nodes | undefined): node is Element {
  return node?.type === "element" && node.tagName === "math" && node.properties.display !== "block";
}

/** Reports each formula that does not parse. */
export function checkFormulas(tree: Root, report: Report): void {
  visit(tree, (node) => {
    if (node.type !== "math" && node.type !== "inlineMath") return;
    try {
      typeset(node.value, node.type === "math");
    } catch (error) {
      const [firstLine = ""] = String(error instanceof Error ? error.message : error).split("\n");
      const reason = firstLine.replace(/ at position \d+:.*$/, "").trim();
      report(
        node,
        `The formula does not parse: ${reason.replace(/\.$/, "")}.`,
        "Correct the LaTeX between the dollar signs; write \\$ for a dollar sign that is not a formula.",
      );
    }
  });
}
