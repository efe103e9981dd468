import { createElement } from "react";

/** What stands below a symbol's letter, as LaTeX has it: "T_w", "f_1". */
const SUBSCRIPT = /(?<=\p{L})_(\p{L}+|\d+)/gu;

/** Words in which symbols may stand, as papers print them. */
export function Subscripts({ text }: { text: string }) {
  // Every second part is what the pattern has caught.
  const parts = text
    .split(SUBSCRIPT)
    .map((part, index) => (index % 2 === 1 ? createElement("sub", null, part) : part));
  // Other words are another element: a translator has put its own in the place of the text that React knows.
  return createElement("span", { key: text }, ...parts);
}

/** The same for those who hear them, and where no part can stand lower. */
export function withoutSubscripts(text: string): string {
  return text.replaceAll(SUBSCRIPT, "$1");
}
