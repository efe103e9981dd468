import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Root as ProseTree } from "nlcst";
import { toString as textOf } from "nlcst-to-string";
import nspell from "nspell";
import retextRepeatedWords from "retext-repeated-words";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import type { ProseProblem } from "./passages";
import { readSoftwareTerms } from "./software-terms";
import type { WordList } from "./word-list";

/** Looking for suggestions takes up to a third of a second a word, and the first ones show what is wrong. */
const MAX_SUGGESTIONS = 20;

/** What no dictionary can judge: names of software, with a digit or a capital inside, and words in another script. */
const NO_ENGLISH = /\d|\p{L}\p{Lu}|(?!\p{Script=Latin})\p{L}/u;

const CAPITALISED = /^\p{Lu}/u;

/**
 * Reads the dictionary, which takes about half a second. `check` finds misspelt words in a passage that has been parsed;
 * `known` are words that are right in its text. `learnt` are texts whose words are right, such as titles and people's names.
 */
export function createSpellingCheck(
  { words, names }: Pick<WordList, "words" | "names">,
  learnt: readonly string[] = [],
) {
  // The package's own module reads its files with top-level await, which neither tsx nor jest translates.
  const folder = dirname(require.resolve("dictionary-en-gb"));
  const british = nspell({
    aff: readFileSync(join(folder, "index.aff")),
    dic: readFileSync(join(folder, "index.dic")),
  });
  const listed = new Set(
    wordsIn([...words, ...names, ...learnt, ...readSoftwareTerms()].join(" ").toLowerCase()),
  );
  const isWord = (word: string) => british.correct(word);
  const suggestions = new Map<string, string[]>();
  const suggest = (word: string): string[] => {
    const found = suggestions.get(word) ?? (suggestions.size < MAX_SUGGESTIONS ? british.suggest(word) : []);
    suggestions.set(word, found);
    return found.slice(0, 3);
  };

  const check = (tree: ProseTree, known: ReadonlySet<string>): ProseProblem[] => {
    const isRight = (word: string) => {
      const owner = word.replace(/'s?$/, "");
      const bare = owner.normalize("NFD").replaceAll(/\p{M}/gu, "");
      const forms = [owner, owner.toLowerCase(), owner.toLowerCase().replace(/s$/, "")];
      return [word, owner, bare].some(isWord) || forms.some((form) => listed.has(form) || known.has(form));
    };
    const problems: ProseProblem[] = [];
    visit(tree, "SentenceNode", ({ children }) => {
      for (const [index, node] of children.filter(({ type }) => type === "WordNode").entries()) {
        const whole = textOf(node).replaceAll("’", "'");
        // A capital that no sentence begins with is a name's.
        if (isRight(whole) || (index > 0 && CAPITALISED.test(whole))) continue;
        const wrong = wordsIn(whole).find((word) => !NO_ENGLISH.test(word) && !isRight(word));
        if (wrong === undefined) continue;
        const better = suggest(wrong).map((word) => `"${word}"`);
        problems.push({
          index: (node.position?.start.offset ?? 0) + whole.indexOf(wrong),
          word: wrong.toLowerCase(),
          message: `"${wrong}" is not in the British dictionary.`,
          advice: `${better.length > 0 ? `Write ${better.join(" or ")}` : "Correct it"}, or, where it is right, add it to "words" of content/prose.json.`,
        });
      }
    });
    return problems;
  };
  return { check, isWord };
}

const repeatedWords = unified().use(retextRepeatedWords).freeze();

/** Words that stand twice in a row. */
export function findRepeatedWords(text: string, tree: ProseTree): ProseProblem[] {
  const file = new VFile(text);
  repeatedWords.runSync(tree, file);
  return file.messages.map(({ place, actual }) => ({
    index: (place && "start" in place ? place.start : place)?.offset ?? 0,
    message: `"${actual}" repeats a word.`,
    advice: "Remove one of the two.",
  }));
}

/** The words of a text, those around a hyphen apart. */
export function wordsIn(text: string): string[] {
  return text.replaceAll("’", "'").match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? [];
}
