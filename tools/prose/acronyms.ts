import type { Passage, ProseProblem } from "./passages";
import { readAcronyms } from "./software-terms";
import type { WordList } from "./word-list";

const FAMILIAR = readAcronyms();

/** Three or more capitals, and a plural s; with a digit, as in ES2015, they are a name. */
const ACRONYM = /(?<![\p{L}\p{N}.@/#_])([A-Z]{3,})s?(?![\p{L}\p{N}])/gu;

/** Words that are stressed by capitals; longer ones the dictionary knows, and a TEE is no tee. */
const STRESSED = /^(?:ALL|AND|ANY|BUT|CAN|FOR|MAY|NOT|ONE|THE|TWO)$/;

/** Numbers and units: VIII, GiB. */
const NO_ACRONYM = /^(?:[IVX]+|[KMGT]IB)$/;
const NUMBER_BEHIND = /^[-\s]?\d/;

const SMALL_WORDS = new Set("a an and as at by for in of on the to with".split(" "));

/**
 * Acronyms whose long form does not stand before or behind them at their first use, as in "trusted execution environment
 * (TEE)" or "TEE (trusted execution environment)".
 *
 * The passages are those of one text, in order; `isWord` knows the words of the language. Returns for each passage what is wrong in it.
 */
export function findAcronyms(
  passages: readonly Passage[],
  { names }: WordList,
  isWord: (word: string) => boolean,
): ProseProblem[][] {
  const known = new Set([...names, ...FAMILIAR]);
  return passages.map(({ text }) => {
    const problems: ProseProblem[] = [];
    for (const match of text.matchAll(ACRONYM)) {
      const acronym = match[1] ?? "";
      if (known.has(acronym) || NO_ACRONYM.test(acronym)) continue;
      if (STRESSED.test(acronym) || (acronym.length > 3 && isWord(acronym.toLowerCase()))) continue;
      known.add(acronym);
      if (NUMBER_BEHIND.test(text.slice(match.index + match[0].length))) continue;
      if (isSpeltOut(text, match.index, acronym)) continue;
      problems.push({
        index: match.index,
        message: `"${acronym}" is not spelt out at its first use.`,
        advice: `Write "long form (${acronym})" here; a name that needs no long form goes into "names" of content/prose.json.`,
      });
    }
    return problems;
  });
}

/** Whether the words before "(TEE" or in brackets behind it have these initials, small words left out or not. */
function isSpeltOut(text: string, index: number, acronym: string): boolean {
  const [, behind] = /^s?\s\(([^)]+)\)/.exec(text.slice(index + acronym.length)) ?? [];
  const longForm = behind ?? (text[index - 1] === "(" ? text.slice(0, index - 1) : "");
  const words = longForm
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const initials = (list: readonly string[]) =>
    list
      .slice(-acronym.length)
      .map((word) => word.charAt(0))
      .join("");
  const wanted = acronym.toLowerCase();
  return initials(words) === wanted || initials(words.filter((word) => !SMALL_WORDS.has(word))) === wanted;
}
