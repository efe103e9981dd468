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

/** All that is wrong with one or more content files. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(formatProblems(problems));
    this.name = "ContentError";
    this.problems = problems;
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

/** Every problem of several attempts, each once: runs each, and notes what its ContentError reports. */
export function problemsOf(attempts: readonly (() => void)[]): ContentProblem[] {
  const problems = attempts.flatMap((attempt) => {
    try {
      attempt();
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  });
  return distinctProblems(problems);
}

/** As `problemsOf`, but throws one error that holds them all, if there are any. */
export function collectProblems(attempts: readonly (() => void)[]): void {
  const problems = problemsOf(attempts);
  if (problems.length > 0) throw new ContentError(problems);
}

/** Each problem once, in the order in which they were found. */
export function distinctProblems(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [formatProblems([problem]), problem])).values()];
}

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
