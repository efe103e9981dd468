import type { Passage, ProseProblem } from "./passages";
import type { WordList } from "./word-list";

/** Two or more capitals, with digits among them or not, and a plural s. */
const ACRONYM =
  /(?<![\p{L}\p{N}])(?=[A-Z0-9]*[A-Z][A-Z0-9]*[A-Z])([A-Z0-9]{2,})(?:s(?![\p{L}]))?(?![\p{L}\p{N}])/gu;

/** The words of RFC 2119 and RFC 8174 that say in capitals what is required. */
const REQUIREMENTS = ["MUST", "NOT", "REQUIRED", "SHALL", "SHOULD", "RECOMMENDED", "MAY", "OPTIONAL"];

const SMALL_WORDS = new Set("a an and as at by for in of on the to with".split(" "));

/**
 * Acronyms whose long form does not stand before or behind them at their first use, as in "trusted execution environment
 * (TEE)" or "TEE (trusted execution environment)".
 *
 * The passages are those of one text, in order. Returns for each passage what is wrong in it.
 */
export function findAcronyms(passages: readonly Passage[], { names }: WordList): ProseProblem[][] {
  const known = new Set([...names, ...REQUIREMENTS]);
  return passages.map(({ text }) => {
    const problems: ProseProblem[] = [];
    for (const match of text.matchAll(ACRONYM)) {
      const acronym = match[1] ?? "";
      if (known.has(acronym)) continue;
      known.add(acronym);
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
