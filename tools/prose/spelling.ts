import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Root as ProseTree } from "nlcst";
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

/**
 * What no English dictionary can judge: an acronym or a name of software, with a digit or a capital inside, and a word in
 * another script.
 */
const NO_ENGLISH = /\d|\p{L}\p{Lu}|(?!\p{Script=Latin})\p{L}/u;

/** A verb made of another word, and what is made of the verb: incentive, incentivise, incentivised. */
const VERB = /^(?<stem>.{3,}?)(?<ending>i[sz])(?:e|e[srd]|ers|ing|able|ations?|ational)$/i;

/** Beginnings and endings with which technical prose makes words of others. */
const PREFIX =
  /^(?:un|re|non|pre|de|dis|mis|over|under|sub|super|inter|intra|multi|co|counter|cross|anti|auto|micro|macro|meta|out|post|proto|pseudo|semi|trans|up|on|off)(?=\p{L}{4})/iu;
const SUFFIX =
  /(?:able|ably|ations?|ors?|ability|ness|less|lessly|lessness|fully?|ly|ers?|i[sz]e[dsr]?|i[sz]ers|i[sz]ing|i[sz]ations?)$/i;
/** Whose last letter is written twice before -ed and -ing. */
const DOUBLES = /[^aeiou][aeiou][bdfgklmnprt]$/i;
/** Short words behind others: mainnet, changelog, rollup. */
const TAIL = /^(?:app|bit|box|fee|hub|key|log|map|net|off|out|set|up)s?$/;
/** What stands beside a word that is no word of English: the name of an account or of a file. */
const NO_PROSE = /[@/#_]/;
const INFLECTION = /(?:s|es|ed|d|ing)$/i;

/** A word, and what it may be made of with such an ending. */
function stemsOf(word: string, ending: RegExp): string[] {
  const stem = word.replace(ending, "");
  return stem === word ? [word] : [word, stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")];
}

/**
 * The two Englishes, with their dictionaries and what their verbs end in. The packages' own modules read the dictionaries
 * with top-level await, which neither tsx nor jest translates.
 */
const ENGLISH = {
  british: { name: "British", dictionary: require.resolve("dictionary-en-gb"), ending: "is" },
  american: { name: "American", dictionary: require.resolve("dictionary-en"), ending: "iz" },
};

/**
 * Reads both dictionaries, which takes about half a second. `check` finds misspelt words in a passage that has been parsed;
 * `known` are words that are right in its text. `isWord` knows the words of either English. `learnt` are texts whose words are right, such as
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
  for (const word of wordsIn([...learnt, ...readSoftwareTerms()].join(" ")))
    if (!isForeign(word)) listed.add(word).add(lowered(word));
  const suggestions = new Map<string, string[]>();

  /** As the site's English spells a word of the other. */
  const respell = (word: string): string[] => {
    const { stem = "", ending = "" } = VERB.exec(word)?.groups ?? {};
    const verb = stem + own.ending + word.slice(stem.length + ending.length);
    if (own.has(verb)) return [verb];
    return own
      .suggest(word)
      .filter(
        (each) => !other.has(each) && /^\p{L}+$/u.test(each) && Math.abs(each.length - word.length) < 3,
      );
  };
  const correct = (word: string): string[] => {
    const found = suggestions.get(word) ?? (suggestions.size < MAX_SUGGESTIONS ? own.suggest(word) : []);
    suggestions.set(word, found);
    return found;
  };

  const isTail = (part: string) => TAIL.test(part) || (part.length > 3 && isWord(part));
  const isWord = (word: string) => word.length > 2 && (own.has(word) || other.has(word));
  /** Whether it is made of words of either dictionary: with a beginning or an ending, or of two. */
  const isMade = remembered((word) =>
    stemsOf(word, INFLECTION).some((whole) =>
      [whole, whole.replace(PREFIX, "")].some(
        (part) =>
          (part !== whole && isWord(part)) ||
          (/(?:ed|es|ing)$/.test(word) && !DOUBLES.test(part) && part.length > 3 && isWord(part)) ||
          stemsOf(part, SUFFIX).some((stem) => stem !== part && stem.length > 3 && isWord(stem)) ||
          Array.from({ length: Math.max(0, part.length - 5) }, (_, at) => at + 4).some(
            (end) => isWord(part.slice(0, end)) && isTail(part.slice(end)),
          ),
      ),
    ),
  );

  const check = (text: string, tree: ProseTree, known: ReadonlySet<string>): ProseProblem[] => {
    const isKnown = (word: string) => {
      if (own.has(word)) return true;
      const owner = word.replace(/'(?:s|ed|ing)?$/, "");
      const bare = owner.normalize("NFD").replaceAll(/\p{M}/gu, "");
      const forms = [word, owner, bare, owner.replace(/s$/, "")].flatMap((form) => [form, lowered(form)]);
      // A capital that the other dictionary asks for makes a name.
      const isName = !isForeign(owner) && (other.has(owner) || isWord(capitalised(owner.replace(/s$/, ""))));
      if (owner.length < 3 || PREFIX.exec(`${owner}word`)?.[0] === owner) return true;
      if (!isForeign(owner) && isMade(lowered(owner))) return true;
      return (
        isName || own.has(owner) || own.has(bare) || forms.some((form) => listed.has(form) || known.has(form))
      );
    };
    // A capital that no sentence begins with is a name's.
    const isNamed = (word: string, index: number) =>
      /^\p{Lu}/u.test(word) &&
      (known.has(NAMED + lowered(word)) ||
        !BEGINS.test(text.slice(0, index)) ||
        /^ \p{Lu}\p{Ll}/u.test(text.slice(index + word.length)));
    const problems: ProseProblem[] = [];
    visit(tree, "WordNode", ({ position }) => {
      const index = position?.start.offset ?? 0;
      const written = text.slice(index, position?.end.offset).replaceAll("’", "'");
      if (
        NO_PROSE.test(text.charAt(index - 1)) ||
        isKnown(written) ||
        (isNamed(written, index) && !isForeign(written))
      )
        return;
      const wrong = wordsIn(written).find((word) => !NO_ENGLISH.test(word) && !isKnown(word));
      if (wrong === undefined) return;
      const instances = isForeign(wrong) ? respell(wrong) : correct(wrong);
      // A word of the other English alone, for which this one has no spelling.
      if (isForeign(wrong) && instances.length === 0 && !/[iy]z/.test(wrong)) return;
      const better = instances
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

/** Marks a word that a text has as a name. */
const NAMED = "^";

/** What stands before the first word of a sentence, of a cell or of what is said. */
const BEGINS = /(?:^|[.!?:…“"([•|–—-])[\s“"'‘’([]*$/;

/** The names of some texts: words with a capital where no sentence begins. Their first letter is that of other words here. */
export function namesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.replaceAll("’", "'").matchAll(/\p{Lu}[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
      BEGINS.test(text.slice(0, index)) || /[\p{L}\p{N}]$/u.test(text.slice(0, index))
        ? []
        : NAMED + lowered(word),
    ),
  );
}

/** The words of a text, those around a hyphen apart. */
export function wordsIn(text: string): string[] {
  return text.replaceAll("’", "'").match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? [];
}

/** Asks once for each word. */
function remembered(judge: (word: string) => boolean): (word: string) => boolean {
  const answers = new Map<string, boolean>();
  return (word) => {
    const answer = answers.get(word) ?? judge(word);
    answers.set(word, answer);
    return answer;
  };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const lowered = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

function readEnglish(english: WordList["english"]) {
  const { name, dictionary, ending } = ENGLISH[english];
  const folder = dirname(dictionary);
  const checker = nspell({
    aff: readFileSync(join(folder, "index.aff")),
    dic: readFileSync(join(folder, "index.dic")),
  });
  const has = remembered((word) => {
    if (checker.correct(word)) return true;
    const verb = VERB.exec(word)?.groups;
    return (
      verb?.ending?.toLowerCase() === ending &&
      ["", "e", "y"].some((end) => checker.correct(`${verb.stem}${end}`))
    );
  });
  return { name, ending, has, suggest: (word: string) => checker.suggest(word) };
}
