export type ReadingProgress = {
  /** For each section, how much of it lies above the line, from 0 to 1. */
  sections: readonly number[];
  /** The same for all of them together. */
  whole: number;
};

/**
 * How far a reader has come. `tops` are where the sections begin, `end` is where the last one ends, `line` is where the
 * reader is; all in the same unit and from the same origin.
 */
export function readingProgress(tops: readonly number[], end: number, line: number): ReadingProgress {
  const sections = tops.map((top, index) => share(top, tops[index + 1] ?? end, line));
  return { sections, whole: tops[0] === undefined ? 0 : share(tops[0], end, line) };
}

function share(from: number, to: number, line: number): number {
  if (line <= from) return 0;
  if (line >= to) return 1;
  return (line - from) / (to - from);
}
