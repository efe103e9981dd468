import { visit } from "unist-util-visit";
import { readWorks } from "../../src/content/bibliography";
import { GLOSSARY, LITEPAPERS, QUESTIONS } from "../../src/content/content-paths";
import { formsOf, readGlossary } from "../../src/content/glossary";
import { readableFields } from "../../src/content/litepaper-frontmatter";
import { listFiles, readContent } from "../../src/content/read-content";
import type { AlphabetEntry } from "../../src/paper/alphabet";
import { readAlphabets } from "../../src/paper/alphabet";
import { showsRun } from "../../src/paper/run-boxes";
import { ContentError, type ContentProblem, catchProblems, placeAt } from "../../src/site/content-problem";
import { findAcronyms } from "./acronyms";
import { checkSymbols, findIdleSymbols } from "./check-symbols";
import { findClaims } from "./claims";
import { findQuantities } from "./find-quantities";
import type { Passage, ProseProblem } from "./passages";
import { type ReadText, readText } from "./read-text";
import { createSpellingCheck, findRepeatedWords, wordsIn } from "./spelling";
import { createAvoidedCheck, findLongSentence } from "./style";
import { parseWordList, type WordList } from "./word-list";

export const WORD_LIST = "content/prose.json";

const PROSE_FOLDERS = [GLOSSARY, QUESTIONS, LITEPAPERS];

/**
 * Reads the dictionary once, for any number of files, and returns what finds in a file what docs/writing.md rules out.
 * `learnt` are texts whose words are right.
 */
export function createProseCheck(words: WordList, learnt: readonly string[] = []) {
  // What is to be avoided is told of as such, and is no misspelling.
  const spelling = createSpellingCheck(words, [...learnt, ...Object.keys(words.avoid)]);
  const findAvoidedWords = createAvoidedCheck(words);
  return ({ source, path, tree, passages }: ReadText): ContentProblem[] => {
    if (!isEnglish(source, path)) return [];
    const known = new Set([...wordsInCode(tree), ...passages.flatMap(namesIn)]);
    // Definitions and answers hold for the papers that show the run.
    const isAnswer = path.startsWith(QUESTIONS);
    const sharesConstants = isAnswer || path.startsWith(GLOSSARY) || showsRun(tree);
    const acronyms = texts(passages).flatMap((text) => findAcronyms(text, words, spelling.isWord));
    const found = passages.flatMap((passage, index) => {
      const { text, words: read, sentences, offsets } = passage;
      return [
        ...(acronyms[index] ?? []),
        ...spelling.check(read, known),
        ...findRepeatedWords(text, read),
        ...sentences.flatMap((sentence) => [
          ...findLongSentence(sentence),
          ...findAvoidedWords(sentence),
          ...findClaims(sentence),
          ...(sharesConstants ? findQuantities(isAnswer ? { ...sentence, inRun: true } : sentence) : []),
        ]),
      ].map((problem) => ({ ...problem, offset: offsets[problem.index] ?? 0 }));
    });
    return onceAWord(found.sort((one, other) => one.offset - other.offset)).map(
      ({ offset, message, advice }) => ({ path, ...placeAt(source, offset), message, advice }),
    );
  };
}

/** Checks every paper and every term. Throws one ContentError with all that is wrong in any of them. */
export function checkAllProse(root: string): void {
  const problems: ContentProblem[] = [];
  const words = parseWordList(readContent(root, WORD_LIST), WORD_LIST);
  const terms = catchProblems(problems, () => readGlossary(root)) ?? [];
  const works = catchProblems(problems, () => readWorks(root)) ?? [];
  const alphabets = catchProblems(problems, () => readAlphabets(root));
  const learnt = [
    ...terms.flatMap(formsOf),
    ...works.map(({ id: _id, URL: _url, DOI: _doi, ...words }) => JSON.stringify(words)),
  ];
  const check = createProseCheck(words, learnt);
  const used = new Set<AlphabetEntry>();
  for (const path of PROSE_FOLDERS.flatMap((folder) => listFiles(root, folder, ".md", ".mdx")))
    catchProblems(problems, () => {
      const text = readText(readContent(root, path), path);
      const symbols = alphabets && checkSymbols(text, alphabets);
      for (const entry of symbols?.used ?? []) used.add(entry);
      problems.push(...text.problems, ...check(text), ...(symbols?.problems ?? []));
    });
  // A paper that does not parse may use any.
  if (problems.length === 0 && alphabets) problems.push(...findIdleSymbols(alphabets, used));
  if (problems.length > 0) throw new ContentError(problems);
}

/** Of the findings about one word the first, which says how many there are. */
function onceAWord<Problem extends ProseProblem>(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  for (const { word } of problems) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  return problems.flatMap((problem) => {
    const count = problem.word ? counts.get(problem.word) : 1;
    if (problem.word) counts.delete(problem.word);
    if (!count) return [];
    const often = count > 1 ? ` It stands here ${count} times, first at this place.` : "";
    return [{ ...problem, message: problem.message + often }];
  });
}

/** Whether its rules are for a text: a paper may be in another language. */
const isEnglish = (source: string, path: string) => /^en\b/.test(readableFields(source, path).lang ?? "en");

/** Names that a paper has in code and in addresses are words of its text, also with a capital. */
function wordsInCode(tree: ReadText["tree"]): string[] {
  const words: string[] = [];
  visit(tree, (node) => {
    if (node.type === "inlineCode" || node.type === "code") words.push(...wordsIn(node.value.toLowerCase()));
    if (node.type === "link") words.push(...wordsIn(node.url.toLowerCase()));
  });
  return words;
}

/** Words with a capital where no sentence begins. */
const namesIn = ({ text }: Passage): string[] => text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{M}]+/gu) ?? [];

/** Fields that a reader meets together with what stands below them. */
const ABOVE_TEXT: readonly (string | undefined)[] = [undefined, "term", "question"];

/** Passages that a reader meets together: a term and its definition do, a summary stands on a card by itself. */
function texts(passages: readonly Passage[]): Passage[][] {
  const alone = passages.filter(({ field }) => !ABOVE_TEXT.includes(field));
  return [...alone.map((passage) => [passage]), passages.slice(alone.length)];
}
