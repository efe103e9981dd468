/** A wrong edit that a person would see or hear, and where to look for what it breaks. */
export type Edit = {
  what: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Unit tests beside those that import the file. */
  units?: readonly string[];
  /** Tests of what was built, by name, for what is written and not drawn. */
  built?: readonly string[];
  /** Browser tests by name, for what no unit can see. */
  browser?: readonly string[];
};
