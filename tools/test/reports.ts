/** What jest and Playwright say of a run, in one shape. */
import { relative, sep } from "node:path";

export type TestResult = {
  /** The file below the project, and the test's names from the outside in. */
  name: string;
  outcome: "passed" | "failed" | "skipped";
  /** In ms. */
  duration: number;
  /** Of a failed test, the first line of why; of a skipped one, the reason given. */
  reason?: string;
  /** It failed at first and passed when it was tried again. */
  flaky?: boolean;
};

/** Of a test that was skipped without a word, or was not asked for. */
export const NO_REASON = "no reason given";

type JestReport = {
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages: readonly string[] | null;
    }[];
  }[];
};

/** Of what does not say how long it took: it passed, or failed for a reason. */
export function untimedResult(name: string, reason?: string): TestResult {
  return {
    name,
    duration: 0,
    ...(reason === undefined ? { outcome: "passed" } : { outcome: "failed", reason }),
  };
}

/** Of `jest --json`. A file that does not even load counts as one failed test. */
export function readJestReport(report: JestReport, root: string): TestResult[] {
  return report.testResults.flatMap(({ name: path, message, assertionResults }) => {
    const file = relative(root, path).split(sep).join("/");
    if (assertionResults.length === 0) {
      return [{ name: file, outcome: "failed", duration: 0, reason: firstLine(message) }];
    }
    return assertionResults.map(({ fullName, status, duration, failureMessages }): TestResult => {
      const test = { name: `${file} › ${fullName}`, duration: duration ?? 0 };
      if (status === "passed") return { ...test, outcome: "passed" };
      if (status === "failed") return { ...test, outcome: "failed", reason: firstLine(failureMessages?.[0]) };
      // jest keeps no reason; `testWhere` puts it at the end of the name.
      const [, why = NO_REASON] = /\(skipped: (.+)\)$/.exec(fullName) ?? [];
      return { ...test, outcome: "skipped", reason: why };
    });
  });
}

type PlaywrightSuite = {
  title: string;
  specs: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {
      status: "expected" | "unexpected" | "flaky" | "skipped";
      annotations: readonly { type: string; description?: string }[];
      results: readonly { duration: number; errors: readonly { message?: string }[] }[];
    }[];
  }[];
  suites?: readonly PlaywrightSuite[];
};

export type PlaywrightReport = {
  config: { rootDir: string };
  suites: readonly PlaywrightSuite[];
  /** What went wrong outside of any test. */
  errors: readonly { message?: string }[];
};

/** Of Playwright's JSON reporter. */
export function readPlaywrightReport(
  { config, suites, errors }: PlaywrightReport,
  root: string,
): TestResult[] {
  const folder = relative(root, config.rootDir).split(sep).join("/");
  const read = (suite: PlaywrightSuite, titles: readonly string[]): TestResult[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, annotations, results }): TestResult => {
        const test = {
          name: [`${folder}/${file}:${line}`, ...titles, title].join(" › "),
          duration: results.reduce((sum, { duration }) => sum + duration, 0),
        };
        if (status === "expected") return { ...test, outcome: "passed" };
        if (status === "flaky") return { ...test, outcome: "passed", flaky: true };
        if (status === "skipped") {
          const skip = annotations.find(({ type }) => type === "skip" || type === "fixme");
          return { ...test, outcome: "skipped", reason: skip?.description ?? NO_REASON };
        }
        const error = results.flatMap((result) => result.errors).find(({ message }) => message);
        return { ...test, outcome: "failed", reason: firstLine(error?.message) };
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...titles, inner.title])),
  ];
  const outside = errors.map(({ message }) => untimedResult(folder, firstLine(message)));
  return [...suites.flatMap((file) => read(file, [])), ...outside];
}

/** The first line with words in it, without the colours of a terminal. */
function firstLine(message: string | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
  const lines = (message ?? "").replace(/\u001b\[[0-9;]*m/g, "").split("\n");
  return lines.map((line) => line.trim()).find((line) => /\w/.test(line)) ?? "no message";
}
