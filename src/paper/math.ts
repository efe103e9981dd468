import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { typeset } from "./typeset";

/**
 * LaTeX as MathML, made at build time: browsers draw it and screen readers read it without any script.
 *
 * Throws an error where the formula does not parse.
 */
export function mathMl(latex: string, display: boolean): ElementContent[] {
  const { elements } = typeset(latex, display);
  for (const element of elements) {
    Object.assign(element, { data: { latex } });
    element.properties.dataLatex = latex;
    if (!display) breakAtOperators(element);
  }
  return elements;
}

/** Numbers the equations that LaTeX numbers by itself. */
export function numberEquations(tree: HtmlRoot): void {
  for (const [index, element] of selectAll(".equation-number", tree).entries())
    element.children = [{ type: "text", value: `(${index + 1})` }];
}

/**
 * Divides an inline formula behind its relations and operators, so that a narrow line can break there: browsers lay out a
 * formula as one box, and `prose/text.css` makes a box of each part. For programs and screen readers it stays one formula.
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
    if (!parent || !stop || formula?.type !== "element") return;
    if (formula.tagName !== "math" || formula.properties.display === "block") return;
    text.value = text.value.slice(stop.length);
    parent.children[index - 1] = h("span.nowrap", [formula, stop]);
  });
}
