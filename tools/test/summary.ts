/** What the runners' own reports say of a run. */

export type Outcome = { passed: number; skipped: number; failed: string[]; flaky: string[] };

/** Of `jest --json`: what is used here. */
type JestFile = { name: string; status: string; assertionResults: { fullName: string; status: string }[] };
type JestReport = { numPassedTests: number; numPendingTests: number; testResults: JestFile[] };

/** Of Playwright's json reporter: what is used here. `errors` are those outside of any test. */
type PlaywrightSpec = { title: string; line: number; tests: { status: string }[] };
type PlaywrightSuite = { title: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = {
  stats: { expected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

const nothing: Outcome = { passed: 0, skipped: 0, failed: [], flaky: [] };

/** What a step came to, by its exit code and the text of its report. A step that left no report has failed. */
export function outcomeOf(step: { name: string; report?: string }, code: unknown, report?: string): Outcome {
  const outcome = report ? readReport(JSON.parse(report)) : { ...nothing, passed: step.report ? 0 : 1 };
  if (outcome.failed.length > 0) return outcome;
  const fail = (reason: string) => ({
    ...outcome,
    passed: report ? outcome.passed : 0,
    failed: [`${step.name}: ${reason}`],
  });
  if (code === undefined) return fail("was not run");
  if (step.report && !report) return fail("left no report");
  if (code !== 0) return fail(`ended with ${code}`);
  return outcome.passed === 0 ? fail("reported no test") : outcome;
}

function readReport(report: JestReport | PlaywrightReport): Outcome {
  if ("testResults" in report) {
    const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === "failed");
      // A file that does not load has no tests.
      if (tests.length === 0) return status === "failed" ? [name] : [];
      return tests.map(({ fullName }) => `${name} › ${fullName}`);
    });
    return { ...nothing, passed: report.numPassedTests, skipped: report.numPendingTests, failed };
  }
  const { stats, suites, errors } = report;
  const failed = suites.flatMap((suite) => namesOf(suite, "unexpected"));
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: [...failed, ...errors.map(({ message }) => `Playwright: ${message}`)],
    flaky: suites.flatMap((suite) => namesOf(suite, "flaky")),
  };
}

function namesOf({ title, specs, suites = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  const names = own.map((spec) => `${spec.title} (line ${spec.line})`);
  return [...names, ...suites.flatMap((suite) => namesOf(suite, status))].map((name) => `${title} › ${name}`);
}

/** What stands at the end of a run. A run in which nothing passed has failed. */
export function summarise(outcomes: readonly Outcome[]): { text: string; failed: boolean } {
  const sum = (key: "passed" | "skipped") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const list = (title: string, names: readonly string[]) =>
    names.length === 0 ? "" : `\n${title}:\n${names.map((name) => `  ${name}\n`).join("")}\n`;
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
  const lists = list("Passed only when tried again", flaky) + list("Failed", failed);
  const text = `${lists}${sum("passed")} passed, ${failed.length} failed${skipped}`;
  return { text, failed: failed.length > 0 || sum("passed") === 0 };
}
