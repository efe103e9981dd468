/** A problem in a passage, before its place in the file is known. */
export type ProseProblem = {
  /** Counted in the passage's text. */
  index: number;
  /** Where it is about a word, which one and what of it: the text's one finding of that says how often it stands there. */
  word?: string;
  message: string;
  advice: string;
};
