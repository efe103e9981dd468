/** Something in the content that a writer has to fix: where it is, what is wrong, what to write instead. */
export type ContentProblem = {
  /** Path from the repository's root, with forward slashes. */
  path: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  message: string;
  advice: string;
};

/** Where something stands in a file. */
export type Place = Pick<ContentProblem, "line" | "column">;

/** For what is wrong with a file as a whole. */
export const FILE_START: Place = { line: 1, column: 1 };

/** Where the character at an offset of a text stands. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** The offset in a text of a place; the reverse of `placeAt`. */
export function offsetAt(text: string, { line, column }: Place): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((offset, { length }) => offset + length + 1, column - 1);
}

/** All that is wrong with one or more content files, each problem once, file by file in the order of lines. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: ContentProblem | readonly ContentProblem[]) {
    const ordered = orderedProblems([problems].flat());
    super(formatProblems(ordered));
    this.name = "ContentError";
    this.problems = ordered;
  }
}

/** One line a problem, in the form `path:line:column message advice` that terminals and editors link to the place. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  return problems
    .map(
      ({ path, line, column, message, advice }) => `${path}:${line}:${column}  ${message}\n    → ${advice}`,
    )
    .join("\n");
}

/** What `task` returns; undefined where it throws a ContentError, whose problems are added to `problems`. */
export function catchProblems<Result>(problems: ContentProblem[], task: () => Result): Result | undefined {
  try {
    return task();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** Each problem once, file by file, in the order of lines. */
export function orderedProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  const distinct = new Map(problems.map((problem) => [formatProblems([problem]), problem]));
  return [...distinct.values()].sort(
    (one, two) => compareNames(one.path, two.path) || one.line - two.line || one.column - two.column,
  );
}

/** As files are listed: capital letters first. */
const compareNames = (one: string, two: string) => (one < two ? -1 : Number(one > two));

/** As GitHub's workflow commands, which show each problem beside its line in the change that brought it. */
export function formatAnnotations(problems: readonly ContentProblem[]): string {
  const escaped = (text: string) =>
    text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = (text: string) => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  return problems
    .map(
      ({ path, line, column, message, advice }) =>
        `::error file=${property(path)},line=${line},col=${column}::${escaped(`${message}\n${advice}`)}`,
    )
    .join("\n");
}
