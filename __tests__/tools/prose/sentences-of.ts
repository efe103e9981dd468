import { readText, type Sentence } from "../../../tools/prose/read-text";

/** The sentences of a piece of Markdown, as the rules see them. */
export function sentencesOf(markdown: string): Sentence[] {
  return readText(markdown, "paper.mdx").passages.flatMap(({ sentences }) => [...sentences]);
}
