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

/** What stands before a word and makes another: subobjects, reloadable. */
const PREFIX =
  /^(?:anti|co|counter|de|dis|inter|micro|mis|multi|non|over|post|pre|re|sub|super|un|under)(?=\p{L}{4})/iu;

/** The British dictionary has some of these verbs with a z too. */
const IZE: [RegExp, string] = [/(?<=\p{L}{3}[iy])z(?=e|i|a)/u, "s"];

/** How the British write what Americans write otherwise. */
const BRITISH: [RegExp, string][] = [
  [/or/, "our"],
  [/l(?=ed|er|ing)/, "ll"],
  [/fill/, "fil"],
  [/er$/, "re"],
  [/og$/, "ogue"],
  [/ense$/, "ence"],
  [/artif/, "artef"],
];

/**
 * Reads the dictionaries, which takes about half a second. `check` finds misspelt words in a passage that has been parsed;
 * `known` are words that are right in its text. `isWord` knows the words of either English. `learnt` are texts whose words are
 * right, such as titles and people's names, but for American spelling.
 */
export function createSpellingCheck(
  { words, names }: Pick<WordList, "words" | "names">,
  learnt: readonly string[] = [],
) {
  const british = readDictionary(require.resolve("dictionary-en-gb"));
  const american = readDictionary(require.resolve("dictionary-en"));
  const isWord = (word: string) => british.correct(word) || american.correct(word);
  /** An American spelling as the British write it. */
  const respell = (word: string): string | undefined => {
    const written = word.toLowerCase();
    const verb = written.replace(...IZE);
    if (verb !== written && british.correct(verb)) return verb;
    if (british.correct(written)) return undefined;
    return BRITISH.map((rule) => written.replace(...rule)).find(
      (other) => other !== written && british.correct(other),
    );
  };
  const listed = new Set([
    ...wordsIn([...words, ...names].join(" ").toLowerCase()),
    ...wordsIn([...learnt, ...readSoftwareTerms()].join(" ").toLowerCase()).filter((word) => !respell(word)),
  ]);
  const suggestions = new Map<string, string[]>();
  const suggest = (word: string): string[] => {
    const found = suggestions.get(word) ?? (suggestions.size < MAX_SUGGESTIONS ? british.suggest(word) : []);
    suggestions.set(word, found);
    return found.slice(0, 3);
  };

  const check = (tree: ProseTree, known: ReadonlySet<string>): ProseProblem[] => {
    const isRight = (word: string) => {
      const owner = word.replace(/'s?$/, "");
      const forms = [owner, owner.toLowerCase(), owner.toLowerCase().replace(/s$/, "")];
      if (owner.length < 3 || forms.some((form) => listed.has(form) || known.has(form))) return true;
      const bare = owner.normalize("NFD").replaceAll(/\p{M}/gu, "");
      return [word, owner, bare, owner.replace(PREFIX, "")].some(isWord) && !respell(owner);
    };
    const problems: ProseProblem[] = [];
    visit(tree, "SentenceNode", ({ children }) => {
      const written = children
        .filter(({ type }) => type === "WordNode")
        .map((node) => ({ whole: textOf(node).replaceAll("’", "'"), at: node.position?.start.offset ?? 0 }));
      for (const [index, { whole, at }] of written.entries()) {
        // A capital that no sentence begins with is a name's, and so is one before another.
        const isName = CAPITALISED.test(whole) && (index > 0 || CAPITALISED.test(written[1]?.whole ?? ""));
        if (isName || isRight(whole)) continue;
        const wrong = wordsIn(whole).find((word) => !NO_ENGLISH.test(word) && !isRight(word));
        if (wrong === undefined) continue;
        const better = respell(wrong) ?? suggest(wrong).join('" or "');
        problems.push({
          index: at + whole.indexOf(wrong),
          word: wrong.toLowerCase(),
          message: respell(wrong)
            ? `"${wrong}" is American spelling.`
            : `"${wrong}" is not in the British dictionary.`,
          advice: `${better ? `Write "${better}"` : "Correct it"}, or, where it is right, add it to "words" of content/prose.json.`,
        });
      }
    });
    return problems;
  };
  return { check, isWord };
}

/** The packages' own modules read their files with top-level await, which neither tsx nor jest translates. */
function readDictionary(path: string) {
  const folder = dirname(path);
  return nspell({
    aff: readFileSync(join(folder, "index.aff")),
    dic: readFileSync(join(folder, "index.dic")),
  });
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
  return text.replaceAll("’", "'").match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:'[\p{L}\p{M}]+)*/gu) ?? [];
}
