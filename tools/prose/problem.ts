/** A problem in a passage, before its place in the file is known. */
export type ProseProblem = {
  /** Counted in the passage's text. */
  index: number;
  message: string;
  advice: string;
};
