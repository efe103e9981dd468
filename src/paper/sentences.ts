import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { wordsWithout } from "./has-class";

export type FoundSentence = {
  sentence: string;
  /** Id of the paragraph in which it stands, or of what comes last before it where that has none. */
  id: string;
};

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text. */
export const splitSentences = (words: string): string[] =>
  [...segmenter.segment(words)].map(({ segment }) => segment.trim());

/**
 * The sentences in the paragraphs and list items of a paper's page, in order, without marks and the numbers of references
 * and notes.
 */
export function listSentences(tree: Root): FoundSentence[] {
  const found: FoundSentence[] = [];
  let id = "";
  visit(tree, "element", (node) => {
    const { tagName, properties } = node;
    if (/^(?:p|h2|h3)$/.test(tagName) && properties.id !== undefined) id = String(properties.id);
    if (tagName !== "p" && tagName !== "li") return;
    const words = wordsWithout(node, "citation", "note-reference", "mark").replaceAll(/\s+/g, " ");
    for (const sentence of splitSentences(words)) found.push({ sentence, id });
  });
  return found;
}
