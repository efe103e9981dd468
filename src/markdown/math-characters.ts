import type { Element, Nodes } from "hast";
import { toString as textOf } from "hast-util-to-string";

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

/** First and last letter of each run, and where its italics begin. */
const ITALICS = [
  ["A", "Z", 0x1d434],
  ["a", "z", 0x1d44e],
  ["Α", "Ω", 0x1d6e2],
  ["α", "ω", 0x1d6fc],
] as const;

/** A letter in mathematical italics; what has none stays. Unicode had the italic h already, as Planck's constant. */
export function mathItalic(letter: string): string {
  if (letter === "h") return "ℎ";
  const run = ITALICS.find(([first, last]) => first <= letter && letter <= last);
  if (!run) return letter;
  const [first, , italic] = run;
  return String.fromCodePoint(italic + letter.charCodeAt(0) - first.charCodeAt(0));
}
