import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readAlphabets } from "../../src/content/content-files";
import { GLOSSARY, LITEPAPERS } from "../../src/content/content-paths";
import { listFiles } from "../../src/content/read-content";
import type { AlphabetEntry } from "../../src/paper/symbols";
import { ContentError, type ContentProblem, catchProblems, placeAt } from "../../src/site/content-problem";
import { findAcronyms } from "./acronyms";
import { findClaims } from "./claims";
import type { Passage } from "./passages";
import type { ProseProblem } from "./problem";
import { findQuantities } from "./quantities";
import { type ReadPassage, type ReadText, readText } from "./sentences";
import { createSpellingCheck, type SpellingCheck } from "./spelling";
import { findAmericanEndings, findAvoidedWords, findDashes, findLongSentence } from "./style";
import { checkSymbols, findIdleSymbols } from "./symbols";
import { parseWordList, type WordList } from "./word-list";

export const WORD_LIST = "content/prose.json";

const PROSE_FOLDERS = [GLOSSARY, LITEPAPERS];

/** Finds what docs/writing.md rules out in a content file. */
export type ProseCheck = (text: ReadText) => ContentProblem[];

/** Reads the dictionary once, for any number of files. */
export function createProseCheck(words: WordList): ProseCheck {
  const checkSpelling = createSpellingCheck(words);
  return ({ source, path, passages }) => {
    const acronyms = texts(passages).flatMap((text) => findAcronyms(text, words));
    return passages
      .flatMap((passage, index) => {
        const problems = [...(acronyms[index] ?? []), ...readPassage(passage, words, checkSpelling)];
        return problems.map((problem) => placed(problem, passage, source, path));
      })
      .sort((one, other) => one.line - other.line || one.column - other.column);
  };
}

/** Checks every paper and every term. Throws one ContentError with all that is wrong in any of them. */
export function checkAllProse(root: string): void {
  const check = createProseCheck(parseWordList(readFileSync(join(root, WORD_LIST), "utf8"), WORD_LIST));
  const alphabets = readAlphabets(root);
  const problems: ContentProblem[] = [];
  const used = new Set<AlphabetEntry>();
  for (const path of PROSE_FOLDERS.flatMap((folder) => listFiles(root, folder, ".md", ".mdx")))
    catchProblems(problems, () => {
      const text = readText(readFileSync(join(root, path), "utf8"), path);
      const symbols = checkSymbols(text, alphabets);
      for (const entry of symbols.used) used.add(entry);
      problems.push(...check(text), ...symbols.problems);
    });
  // A paper that does not parse may use any.
  if (problems.length === 0) problems.push(...findIdleSymbols(alphabets, used));
  if (problems.length > 0) throw new ContentError(problems);
}

/** Passages that a reader meets together: a term and its definition do, a summary stands on a card by itself. */
function texts(passages: readonly Passage[]): Passage[][] {
  const alone = passages.filter(({ field }) => field !== undefined && field !== "term");
  return [...alone.map((passage) => [passage]), passages.slice(alone.length)];
}

function readPassage(
  { text, words: tree, sentences }: ReadPassage,
  words: WordList,
  checkSpelling: SpellingCheck,
): ProseProblem[] {
  return [
    ...checkSpelling(text, tree),
    ...sentences.flatMap((sentence) => [
      ...findLongSentence(sentence),
      ...findDashes(sentence),
      ...findAmericanEndings(sentence, words),
      ...findAvoidedWords(sentence, words),
      ...findClaims(sentence),
      ...findQuantities(sentence),
    ]),
  ];
}

function placed(
  { index, message, advice }: ProseProblem,
  passage: Passage,
  source: string,
  path: string,
): ContentProblem {
  return { path, ...placeAt(source, passage.offsets[index] ?? 0), message, advice };
}
