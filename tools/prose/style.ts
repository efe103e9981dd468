import type { ProseProblem } from "./problem";
import type { Sentence } from "./sentences";
import type { WordList } from "./word-list";

const MAX_WORDS = 40;

const DASH = /\u2014|(?<=\s)(?:\u2013|--)(?=\s)|---/g;

const AMERICAN =
  /\b[\p{L}]+?(?:iz|(?<=anal|paral|catal)yz)(?:e|es|ed|er|ers|ing|able|ation|ations|ational)\b/giu;
/** Words that every British writer spells with a z. */
const BRITISH_Z = /^(?:(?:re|over|under|down|up|out|mid)?siz|priz|appriz|seiz|capsiz|maiz|assiz|baiz)/i;

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

/** Dashes that interrupt a sentence; ranges such as 173–199 are in order. */
export function findDashes({ text, start }: Sentence): ProseProblem[] {
  return [...text.matchAll(DASH)].map((match) => ({
    index: start + match.index,
    message: "A dash interrupts the sentence.",
    advice: "Use a comma, a colon, or a new sentence.",
  }));
}

/** American -ize and -yze, except in names. */
export function findAmericanEndings({ text, start }: Sentence, { names }: WordList): ProseProblem[] {
  return [...text.matchAll(AMERICAN)]
    .filter(([word]) => !BRITISH_Z.test(word) && !names.includes(word))
    .map((match) => ({
      index: start + match.index,
      message: `"${match[0]}" is American spelling.`,
      advice: `Write "${match[0].replace(/z(?=[a-z]*$)/, "s")}"; a name that is spelt so goes into "names" of content/prose.json.`,
    }));
}

/** Words that the word list says to avoid, in any inflection. */
export function findAvoidedWords({ text, start }: Sentence, { avoid }: WordList): ProseProblem[] {
  return Object.entries(avoid).flatMap(([word, advice]) =>
    [...text.matchAll(inflections(word))].map((match) => ({
      index: start + match.index,
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
