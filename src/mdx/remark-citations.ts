import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { didYouMean } from "../site/did-you-mean";
import { addMistake, type File, getNodeSource } from "./mistakes";
import { readReferences } from "./read-references";

/** Adds a mistake for each citation that rehype-citation would print as it is, or without its work. */
export function remarkCitations() {
  return (tree: Root, file: File) => {
    const keys = readReferences().map(({ id }) => id);
    visit(tree, "text", (node) => {
      const { source, start } = getNodeSource(file, node);
      for (const [key, index, brackets] of findCitations(source)) {
        const isKnown = keys.includes(key);
        let message = `A citation stands in brackets: [@${key}]. Write \`@${key}\` if it is only a name.`;
        if (brackets && !isKnown)
          message = `content/references.json has no work “${key}”.${didYouMean(key, keys)}`;
        else if (brackets && !WORKS_ALONE.test(brackets))
          message = `A citation has works alone, with semicolons between them: [@${key}]. Write a page’s number after it.`;
        // rehype-citation reads no further in a text after a name that it does not know.
        else if (brackets || !(isKnown || source.includes("[@", index))) continue;
        addMistake(file, start + index, message);
      }
    });
  };
}

/** Matches citations such as `[@kleros; @erc-8183]`. rehype-citation drops pages, and some of them stop it. */
const WORKS_ALONE = /^\[@[^\s,;]+(?:;\s*@[^\s,;]+)*\]$/;

/** Finds each `@key` in a source, as in `[@kleros; @erc-8183]` or `@kleros says`, with the brackets around it. */
function* findCitations(source: string): Generator<[key: string, index: number, brackets: string]> {
  for (const { 0: part, index } of source.matchAll(/\[[^[\]]*\]|[^[]+/g))
    for (const found of part.matchAll(/(?<=^|[\s([;-])@([\p{L}\d_][\w-]*)/gu))
      yield [found[1] ?? "", index + found.index, part.startsWith("[") ? part : ""];
}
