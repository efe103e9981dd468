/** Something to mend in a passage, before its place in the file is known. */
export type Finding = {
  /** Counted in the passage's text. */
  index: number;
  message: string;
  advice: string;
};
