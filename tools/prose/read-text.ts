import type { Root as ProseTree, Sentence as SentenceNode } from "nlcst";
import retextEnglish from "retext-english";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { readMarkdown } from "../../src/paper/read-markdown";
import { reporter } from "../../src/paper/report";
import { CITATION, CODE, FORMULA, type Formula, type Passage, RUN_VALUE, readPassages } from "./passages";

const english = unified().use(retextEnglish).freeze();

export type Sentence = {
  text: string;
  /** Where it starts in its passage. */
  start: number;
  /** Words as read aloud: each formula, piece of code and value of the run counts as one, citations as none. */
  words: number;
  /** Whether it, or the note it stands in, gives a reference. */
  cited: boolean;
  /** Whether it stands in a box of the illustrative run. */
  inRun: boolean;
  /** Their indices count from the start of the passage. */
  formulae: readonly Formula[];
};

export type ReadText = ReturnType<typeof readText>;

/**
 * Reads a content file once for all checks: each passage with its words and its sentences, and what is wrong with its
 * Markdown. `path` is the file's, from the repository's root.
 */
export function readText(source: string, path: string) {
  const { problems, report } = reporter(path);
  const { tree } = readMarkdown(source, report);
  const passages = readPassages(tree, source).map((passage) => {
    const words = english.parse(passage.text);
    return { ...passage, words, sentences: splitSentences(passage, words) };
  });
  return { source, path, tree, passages, problems };
}

/** A passage's sentences, in order. Positions in its tree are those in its own text. */
function splitSentences({ text, formulae, inCitedNote, inRun }: Passage, tree: ProseTree): Sentence[] {
  const sentences: Sentence[] = [];
  visit(tree, "SentenceNode", (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? start;
    const own = text.slice(start, end);
    sentences.push({
      text: own,
      start,
      words: countWords(node, own),
      cited: inCitedNote || own.includes(CITATION),
      inRun,
      formulae: formulae.filter(({ index }) => index >= start && index < end),
    });
    return SKIP;
  });
  return sentences;
}

function countWords(node: SentenceNode, text: string): number {
  const words = node.children.filter(({ type }) => type === "WordNode").length;
  return words + [...text].filter((character) => [FORMULA, CODE, RUN_VALUE].includes(character)).length;
}
