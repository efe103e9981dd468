import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { didYouMean } from "./did-you-mean";
import { addMistake, type File } from "./mistakes";
import { readReferences } from "./read-references";

/** Adds a mistake for each cited work that is not in the bibliography. rehype-citation would print `[@key]` as it is. */
export function remarkCitations() {
  return (tree: Root, file: File) => {
    const keys = readReferences().map(({ id }) => id);
    visit(tree, "text", (node) => {
      for (const { index, 0: citation } of node.value.matchAll(/\[@[^\]]*\]/g))
        for (const [, key = ""] of citation.matchAll(/@([\w-]+)/g)) {
          if (keys.includes(key)) continue;
          const { line = 1, column = 1 } = node.position?.start ?? {};
          const message = `content/references.json has no work “${key}”.${didYouMean(key, keys)}`;
          addMistake(file, { line, column: column + index }, message);
        }
    });
  };
}
