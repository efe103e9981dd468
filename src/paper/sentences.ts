import type { Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { wordsWithout } from "./has-class";

export type FoundSentence = {
  sentence: string;
  /** Id of the paragraph in which it stands, or of what comes last before it where that has none. */
  id: string;
};

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * The sentences in the paragraphs and list items of a paper's page, in order, without marks and the numbers of references
 * and notes; lists of links are left out.
 */
export function listSentences(tree: Root): FoundSentence[] {
  const found: FoundSentence[] = [];
  let id = "";
  visit(tree, "element", (node) => {
    const { tagName, properties } = node;
    if (tagName === "nav") return SKIP;
    if (/^(?:p|h2|h3)$/.test(tagName) && properties.id !== undefined) id = String(properties.id);
    if (tagName !== "p" && tagName !== "li") return;
    const words = wordsWithout(node, "citation", "note-reference", "mark").replaceAll(/\s+/g, " ");
    for (const { segment } of segmenter.segment(words)) found.push({ sentence: segment.trim(), id });
  });
  return found;
}
