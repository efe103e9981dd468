import type { Root } from "hast";
import { h } from "hastscript";
import { type File, formatMistakes, getMistakes } from "./mistakes";

/** Throws an error for a page with mistakes. While developing, the page shows them in place of its text instead. */
export function rehypeFailOnMistakes() {
  return (_tree: Root, file: File): Root | undefined => {
    const mistakes = getMistakes(file);
    if (mistakes.length === 0) return undefined;
    const text = formatMistakes(mistakes);
    if (process.env.gatsby_executing_command !== "develop") throw new Error(text);
    console.error(text);
    return h(null, [h("pre", { role: "alert" }, text)]);
  };
}
