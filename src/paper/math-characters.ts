import type { Nodes } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { mathItalic } from "../figures/math-italic";

/**
 * The characters that a browser draws for a formula in MathML: those that stand in it, with a lone letter of an `<mi>`
 * in mathematical italics, as CSS's `text-transform: math-auto` has it (MathML Core, appendix C.4), and the radical
 * that `<msqrt>` and `<mroot>` draw.
 */
export function drawnCharacters(formula: Nodes): Set<string> {
  const drawn = new Set<string>();
  visit(formula, (node) => {
    if (node.type === "text") for (const character of node.value) drawn.add(character);
    if (node.type !== "element") return;
    if (/^(?:msqrt|mroot)$/.test(node.tagName)) drawn.add("√");
    const upright = node.properties.mathvariant === "normal";
    if (node.tagName !== "mi" || upright || [...textOf(node)].length !== 1) return;
    drawn.add(mathItalic(textOf(node)));
    return SKIP;
  });
  return drawn;
}
