/**
 * The symbols of the formulae, in a paper that has a list of them: each is introduced where it is first used or before,
 * by a sentence that says what it means.
 */

import { symbolsBeside } from "../../src/content/content-paths";
import { type Alphabet, type AlphabetEntry, type Alphabets, alphabetOf } from "../../src/paper/alphabet";
import { type Sign, signsOf } from "../../src/paper/formula-signs";
import { type ContentProblem, placeAt } from "../../src/site/content-problem";
import { FORMULA } from "./passages";
import type { ReadText } from "./read-text";

/** What is wrong with the symbols of a text, and the lines of the alphabets that it uses. */
export function checkSymbols(
  { source, path, tree, passages }: ReadText,
  alphabets: Alphabets,
): { problems: ContentProblem[]; used: readonly AlphabetEntry[] } {
  const alphabet = alphabetOf(path, tree, alphabets);
  if (alphabet.size === 0) return { problems: [], used: [] };
  const uses = findUses(passages);
  const symbols = [...new Set(uses.map(({ symbol }) => symbol))];
  const problems = symbols.flatMap((symbol) => {
    const own = uses.filter((use) => use.symbol === symbol);
    const problem = findProblem(own, alphabet, path);
    return problem ? [{ path, ...placeAt(source, own[0]?.offset ?? 0), ...problem }] : [];
  });
  return { problems, used: symbols.flatMap((symbol) => alphabet.get(symbol) ?? []) };
}

/** A line for each symbol of the alphabets that no text uses. */
export function findIdleSymbols(alphabets: Alphabets, used: ReadonlySet<AlphabetEntry>): ContentProblem[] {
  return [...alphabets.values()]
    .flatMap((alphabet) => [...alphabet.values()])
    .filter((entry) => !used.has(entry))
    .map(({ symbol, place }) => ({
      ...place,
      message: `No paper that has this list uses ${symbol}.`,
      advice: "Take its line out.",
    }));
}

/** A symbol in a formula. */
type Use = {
  symbol: string;
  /** Of the formula, in the file. */
  offset: number;
  /** Counted in the text. */
  formula: number;
  /** The sentence around the formula, or before it where it stands on a line of its own. */
  sentence: string;
  /** How many paragraphs, headings and cells begin before the formula ends. */
  block: number;
  display: boolean;
  /** Whether the formula is the symbol alone, before its arguments or a relation, or a list of symbols. */
  introduces: boolean;
};

/** Uses of one symbol, in the order of the text. */
function findProblem(
  uses: readonly Use[],
  alphabet: Alphabet,
  path: string,
): Pick<ContentProblem, "message" | "advice"> | undefined {
  const [first] = uses;
  if (!first) return undefined;
  const { symbol } = first;
  const ownList = symbolsBeside(path);
  const entry = alphabet.get(symbol);
  if (!entry)
    return {
      message: `The symbol ${symbol} has no line in a list of symbols.`,
      advice: `Add one to ${ownList} with its meaning, in words of the sentence that introduces it, such as ${symbol}: payment; or use the symbol of a list that means this.`,
    };
  const { words, place } = entry;
  const meaning = words.map((each) => `"${each}"`).join(" or ");
  const definition = uses.find(({ introduces, sentence }) => introduces && says(sentence, words));
  if (!definition)
    return {
      message: `No sentence introduces the symbol ${symbol}, which means ${meaning} in ${place.path}.`,
      advice: `Where it first stands, write it by itself in a sentence with these words; or, where it means something else in this paper, say so in ${ownList}.`,
    };
  // The paragraph behind a display explains it; and within one sentence order is free.
  const inTime =
    definition.formula <= first.formula ||
    definition.sentence === first.sentence ||
    (first.display && definition.block === first.block + 1);
  if (inTime) return undefined;
  return {
    message: `The symbol ${symbol} is used before the sentence that introduces it.`,
    advice: `Say here or before that it means ${meaning}; now it says so first in "${definition.sentence.replaceAll(FORMULA, "…").trim()}"`,
  };
}

/** Whether a sentence has one of these words, or a longer one that begins so. */
function says(sentence: string, words: readonly string[]): boolean {
  const plain = (text: string) =>
    ` ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}]+/gu, " ")
      .trim()}`;
  return words.some((each) => plain(sentence).includes(plain(each)));
}

function findUses(passages: ReadText["passages"]): Use[] {
  const uses: Use[] = [];
  let [formula, block, before] = [0, 0, ""];
  // Between a sentence and the display that it leads to come the claims of its citations.
  for (const passage of passages.filter(({ inCitedNote, formulae }) => !inCitedNote || formulae.length > 0)) {
    const { text, offsets, formulae } = passage;
    const display = text === FORMULA;
    const sentences = display ? [{ text: before, formulae }] : passage.sentences;
    if (!display) block += 1;
    for (const { text: sentence, formulae } of sentences) {
      for (const { index, value } of formulae) {
        formula += 1;
        const signs = readableSigns(value, display);
        const introduced = symbolsIntroduced(signs);
        for (const symbol of symbolsIn(signs))
          uses.push({
            ...{ symbol, formula, sentence, block, display },
            offset: offsets[index] ?? 0,
            introduces: introduced.has(symbol),
          });
      }
      before = sentence;
    }
  }
  return uses;
}

/** The signs of a formula; none where it does not parse, which the other check tells of. */
function readableSigns(latex: string, display: boolean): Sign[] {
  try {
    return signsOf(latex, display);
  } catch {
    return [];
  }
}

const symbolsIn = (signs: readonly Sign[]) => new Set(signs.flatMap(({ symbol }) => symbol ?? []));

/** The one symbol before its arguments or a relation, or those of a list. */
function symbolsIntroduced(signs: readonly Sign[]): ReadonlySet<string> {
  const end = signs.findIndex(({ operator = "" }) => /^[(=≤≥<>…]$/.test(operator));
  const head = signs.slice(0, end < 0 ? undefined : end);
  const operators = head.flatMap(({ operator }) => operator ?? []);
  const introduced = symbolsIn(head);
  const isList = operators.includes(",") && !operators.some((operator) => /^[+−]$/.test(operator));
  return introduced.size === 1 || isList ? introduced : new Set();
}
