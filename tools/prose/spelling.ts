import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Root as ProseTree } from "nlcst";
import nspell from "nspell";
import retextRepeatedWords from "retext-repeated-words";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import type { ProseProblem } from "./passages";
import type { WordList } from "./word-list";

/** Looking for suggestions takes up to a third of a second a word, and the first ones show what is wrong. */
const MAX_SUGGESTIONS = 20;

/**
 * What no English dictionary can judge: an acronym or a name of software, with a digit or a capital inside, and a word in
 * another script.
 */
const NO_ENGLISH = /\d|\p{L}\p{Lu}|(?!\p{Script=Latin})\p{L}/u;

/** A verb made of another word, and what is made of the verb: incentive, incentivise, incentivised. */
const VERB = /^(?<stem>.{3,}?)(?<ending>i[sz])(?:e|e[srd]|ers|ing|able|ations?|ational)$/i;

/**
 * The two Englishes, with their dictionaries and what their verbs end in. The packages' own modules read the dictionaries
 * with top-level await, which neither tsx nor jest translates.
 */
const ENGLISH = {
  british: { name: "British", dictionary: require.resolve("dictionary-en-gb"), ending: "is" },
  american: { name: "American", dictionary: require.resolve("dictionary-en"), ending: "iz" },
};

/**
 * Reads both dictionaries, which takes about half a second, and returns the check, which finds misspelt words in a passage
 * that has been parsed; `known` are words that are right in its text. `learnt` are texts whose words are right, such as
 * titles and people's names, but where they are spelt as in the other English.
 */
export function createSpellingCheck(
  { words, names, english }: Pick<WordList, "words" | "names" | "english">,
  learnt: readonly string[] = [],
) {
  const own = readEnglish(english);
  const other = readEnglish(english === "british" ? "american" : "british");
  const isForeign = (word: string) => other.has(word.toLowerCase());
  const listed = new Set([...words, ...names]);
  for (const word of wordsIn(learnt.join(" "))) if (!isForeign(word)) listed.add(word).add(lowered(word));
  const suggestions = new Map<string, string[]>();

  /** As the site's English spells a word of the other. */
  const respell = (word: string): string[] => {
    const { stem = "", ending = "" } = VERB.exec(word)?.groups ?? {};
    const verb = stem + own.ending + word.slice(stem.length + ending.length);
    if (own.has(verb)) return [verb];
    return own.suggest(word).filter((each) => !other.has(each));
  };
  const correct = (word: string): string[] => {
    const found = suggestions.get(word) ?? (suggestions.size < MAX_SUGGESTIONS ? own.suggest(word) : []);
    suggestions.set(word, found);
    return found;
  };

  return (text: string, tree: ProseTree, known: ReadonlySet<string>): ProseProblem[] => {
    const isKnown = (word: string) => {
      const owner = word.replace(/'s?$/, "");
      const forms = [word, owner, owner.replace(/s$/, "")].flatMap((form) => [form, lowered(form)]);
      // A capital that the other dictionary asks for makes a name.
      const isName = other.has(owner) && !isForeign(owner);
      return (
        isName || own.has(word) || own.has(owner) || forms.some((form) => listed.has(form) || known.has(form))
      );
    };
    const problems: ProseProblem[] = [];
    visit(tree, "WordNode", ({ position }) => {
      const index = position?.start.offset ?? 0;
      const written = text.slice(index, position?.end.offset).replaceAll("’", "'");
      if (isKnown(written)) return;
      const wrong = wordsIn(written).find((word) => !NO_ENGLISH.test(word) && !isKnown(word));
      if (wrong === undefined) return;
      const better = (isForeign(wrong) ? respell(wrong) : correct(wrong))
        .slice(0, 3)
        .map((word) => `"${word}"`)
        .join(" or ");
      const instead = better ? `Write ${better},` : "Correct it,";
      problems.push({
        index: index + written.indexOf(wrong),
        word: wrong.toLowerCase(),
        ...(isForeign(wrong)
          ? {
              message: `"${wrong}" is ${other.name} spelling.`,
              advice: `${instead} since "english" of content/prose.json is ${english}; or, where it is a name, add it to "names" there.`,
            }
          : {
              message: `"${wrong}" is not in the ${own.name} dictionary.`,
              advice: `${instead} or, where it is right, add it to "words" of content/prose.json.`,
            }),
      });
    });
    return problems;
  };
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

const lowered = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

function readEnglish(english: WordList["english"]) {
  const { name, dictionary, ending } = ENGLISH[english];
  const folder = dirname(dictionary);
  const checker = nspell({
    aff: readFileSync(join(folder, "index.aff")),
    dic: readFileSync(join(folder, "index.dic")),
  });
  const has = (word: string): boolean => {
    if (checker.correct(word)) return true;
    const verb = VERB.exec(word)?.groups;
    return (
      verb?.ending?.toLowerCase() === ending &&
      ["", "e", "y"].some((end) => checker.correct(`${verb.stem}${end}`))
    );
  };
  return { name, ending, has, suggest: (word: string) => checker.suggest(word) };
}
