import { parseMarkdown } from "../../../src/markdown/parse";
import { readPassages } from "../../../tools/prose/passages";
import { parseEnglish, type Sentence, splitSentences } from "../../../tools/prose/sentences";

/** The sentences of a piece of Markdown, as the rules see them. */
export function sentencesOf(markdown: string): Sentence[] {
  return readPassages(parseMarkdown(markdown, "paper.mdx"), markdown).flatMap((passage) =>
    splitSentences(passage, parseEnglish(passage.text)),
  );
}
