/** Which characters the site sets in which of its fonts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { LITEPAPERS } from "../../src/content/content-paths";
import { listFiles } from "../../src/content/read-content";
import { readRun } from "../../src/content/read-run";
import { mathItalic } from "../../src/figures/math-italic";
import { figureLibrary } from "../../src/gatsby/draw-figures";
import { mathMl } from "../../src/paper/math";
import { drawnCharacters } from "../../src/paper/math-characters";
import { parseMarkdown } from "../../src/paper/parse";

const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCodePoint(first.charCodeAt(0) + index),
  ).join("");

/** What `figures.css` sets in the font for formulae. */
const FIGURE_FORMULA = ".fig-variable, .fig-subscript";

const SMALL_LETTERS = range("a", "z");
const LETTERS = range("A", "Z") + SMALL_LETTERS;
const DIGITS = range("0", "9");

/** What emphasised words are made of. */
export const TEXT_CHARACTERS = `${LETTERS}${DIGITS} .,;:!?()-–‘’“”…`;

/** What a paper's text is made of: all that a keyboard has, and what the build makes of quotation marks, dashes and sums. */
export const PROSE_CHARACTERS = `${range(" ", "~")}\u00a0é–—‘’“”…−`;

/** ASCII, and every other character of the site's content, words and components. */
export function interfaceCharacters(root: string): string {
  const found = new Set(range(" ", "~"));
  for (const folder of ["content", "src/features", "src/site", "src/templates", "src/ui"]) {
    for (const path of listFiles(root, folder, ".md", ".mdx", ".json", ".ts", ".tsx"))
      for (const character of readFileSync(join(root, path), "utf8")) found.add(character);
  }
  found.delete("\n");
  return [...found].sort().join("");
}

/** What formulae are drawn with in the papers and their figures, every digit, and every small letter as a variable. */
export function formulaCharacters(root: string): string {
  const found = new Set([...DIGITS, ...[...SMALL_LETTERS].map(mathItalic)]);
  for (const path of listFiles(root, LITEPAPERS, ".mdx")) {
    visit(parseMarkdown(readFileSync(join(root, path), "utf8"), path), (node) => {
      if (node.type !== "math" && node.type !== "inlineMath") return;
      const [formula] = mathMl(node.value, node.type === "math");
      if (formula) for (const character of drawnCharacters(formula)) found.add(character);
    });
  }
  const run = readRun(root);
  for (const { draw } of figureLibrary.values()) {
    const drawing = fromHtml(draw(run), { fragment: true, space: "svg" });
    for (const variable of selectAll(FIGURE_FORMULA, drawing))
      for (const character of textOf(variable)) found.add(character);
  }
  return [...found].sort().join("");
}
