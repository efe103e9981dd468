import type { ProseProblem } from "./passages";
import type { Sentence } from "./read-text";
import type { WordList } from "./word-list";

const MAX_WORDS = 40;

/** Sentences of more than forty words. */
export function findLongSentence({ words, start }: Sentence): ProseProblem[] {
  if (words <= MAX_WORDS) return [];
  return [
    {
      index: start,
      message: `This sentence has ${words} words.`,
      advice: `Split it: sentences have at most ${MAX_WORDS} words, most under 25.`,
    },
  ];
}

/** Finds words that the word list says to avoid, in any inflection. */
export function createAvoidedCheck({ avoid }: Pick<WordList, "avoid">) {
  const avoided = Object.entries(avoid).map(([word, advice]) => ({
    ...{ word, advice },
    pattern: inflections(word),
  }));
  return ({ text, start }: Sentence): ProseProblem[] =>
    avoided.flatMap(({ word, advice, pattern }) =>
      [...text.matchAll(pattern)].map((match) => ({
        index: start + match.index,
        word: `avoid ${word}`,
        message: `"${match[0]}" is a word that this site does not use.`,
        advice,
      })),
    );
}

/** Matches a word in its forms: leverage, leverages, leveraged, leveraging; empower, empowerment. */
function inflections(word: string): RegExp {
  const stem = word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/[\s-]/g, "[\\s-]");
  const endings = stem.endsWith("e")
    ? `${stem.slice(0, -1)}(?:e|es|ed|ing|er|ers|ement|ements)`
    : `${stem}(?:s|es|ed|ing|er|ers|ly|ness|ment|ments)?`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${endings}(?![\\p{L}\\p{N}])`, "giu");
}
