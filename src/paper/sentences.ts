const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text. */
export const splitSentences = (words: string): string[] =>
  [...segmenter.segment(words)].map(({ segment }) => segment.trim());
