import type { Element, Nodes } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { mathItalic } from "../figures/math-italic";

/**
 * The characters that a browser draws for a formula in MathML: those that stand in it, with a lone letter of an `<mi>`
 * in mathematical italics, as CSS's `text-transform: math-auto` has it (MathML Core, appendix C.4), and the radical
 * that `<msqrt>` and `<mroot>` draw.
 */
export function drawnCharacters(formula: Nodes): Set<string> {
  const drawn = new Set<string>();
  collect(formula, drawn);
  return drawn;
}

function collect(node: Nodes, drawn: Set<string>): void {
  if (node.type === "text") for (const character of node.value) drawn.add(character);
  if (node.type !== "element" && node.type !== "root") return;
  if (node.type === "element") {
    if (/^(?:msqrt|mroot)$/.test(node.tagName)) drawn.add("√");
    if (isVariable(node)) {
      drawn.add(mathItalic(textOf(node)));
      return;
    }
  }
  for (const child of node.children) collect(child, drawn);
}

function isVariable(element: Element): boolean {
  const upright = Object.keys(element.properties).some((name) => name.toLowerCase() === "mathvariant");
  return element.tagName === "mi" && !upright && [...textOf(element)].length === 1;
}
