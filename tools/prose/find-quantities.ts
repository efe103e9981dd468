import type { ProseProblem } from "./passages";
import type { Sentence } from "./read-text";

/** A number that stands by itself: not the 4337 of ERC-4337, the 3 of L3 or the 9 of 9th. */
const NUMBER = /(?<![\p{L}\p{N}]|[\p{L}\p{N}][-./,])\d(?:[\d.,/]*\d)?(?!\p{L})/gu;

const UNIT =
  "(?:%|per cent|percent|HYPT|USDC|ETH|SOL|tokens?|dollars?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|blocks?)";
const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";

const YEAR = /^(?:1[5-9]|20)\d\d$/;
const BEFORE_UNIT = new RegExp(`^\\s*${UNIT}(?![\\p{L}])`, "u");
const BEFORE_MONTH = new RegExp(`^\\s+${MONTH}\\b`);
const AFTER_MONTH = new RegExp(`${MONTH}\\s+$`);
const AFTER_LABEL =
  /\b(?:table|figure|section|equation|row|step|stage|note|version|revision|BOLT|RFC)s?\s+(?:\d+\s*(?:,|and|to|or)\s*)*$/i;

const SPELT_OUT = new RegExp(
  `\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|(?:a|one) (?:dozen|hundred|thousand|million))\\s+${UNIT}(?![\\p{L}])`,
  "giu",
);

/** A symbol that is given a value, and a formula that is nothing but one; zero and one are bounds, not settings. */
const ASSIGNED = /(?:=|\\approx|\\sim|\\leq?|\\geq?|<|>)\s*(\d+(?:[.,]\d+)?)\s*(?:$|[,;)\]}\\]|[a-z]{2})/;
const BARE = /^\s*(\d+(?:[.,]\d+)?)\s*(?:\\?%|\\[,;]?\s*\\(?:text|mathrm)\{[^}]*\})?\s*$/;
const BOUNDS = new Set(["0", "1"]);

/** The specification's one example: a session key valid for 24 hours with a limit of 0.5 ETH. */
const EXAMPLE = /^(?:24\s+hours|0\.5\s+ETH)\b/;

/**
 * Numbers that readers could take for settings of the protocol.
 *
 * A number is in order as a date, as the label of a table, figure or version, in the specification's example of a
 * session key, and in a sentence or a note that gives its source. In a box of the run and in an answer the example, too, comes
 * from the run's values: no number is typed there, so that none can differ from the models'.
 */
export function findQuantities(sentence: Sentence): ProseProblem[] {
  if (sentence.cited) return [];
  const { text, start, inRun } = sentence;
  const problems: ProseProblem[] = [];
  const add = (index: number, number: string) =>
    problems.push({ index, ...(inRun ? typedNumber(number) : unsourced(number)) });

  for (const match of text.matchAll(NUMBER)) {
    const before = text.slice(0, match.index);
    const rest = text.slice(match.index);
    const after = rest.slice(match[0].length);
    if (!inRun && EXAMPLE.test(rest) && /\bkeys?\b/i.test(text)) continue;
    if (YEAR.test(match[0]) && !BEFORE_UNIT.test(after)) continue;
    if (BEFORE_MONTH.test(after) || AFTER_MONTH.test(before) || AFTER_LABEL.test(before)) continue;
    add(start + match.index, match[0]);
  }
  for (const match of text.matchAll(SPELT_OUT)) add(start + match.index, match[0]);
  for (const { index, value } of sentence.formulae) {
    const number = BARE.exec(value)?.[1] ?? ASSIGNED.exec(value)?.[1];
    if (number !== undefined && !BOUNDS.has(number)) add(index, number);
  }
  return problems;
}

const unsourced = (number: string) => ({
  message: `"${number}" has no source: protocol constants stay symbols.`,
  advice: "Write a symbol, such as $T_w$; or, for another system's figure, cite its source in this sentence.",
});

const typedNumber = (number: string) => ({
  message: `"${number}" is typed: in a run box and in an answer numbers come from the models.`,
  advice:
    "Write the value's name, such as {run.job.price}; `npm run check:content -- --run` lists them. A name such as ERC-4337 keeps its digits.",
});
