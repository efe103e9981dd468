/** What a step came to, by the runners' own reports; `again` are the tests that passed only when tried again. */
export type Outcome = { passed: number; failed: number; skipped: number; again: number; says?: string };

/** Of `jest --json`: what is used here. */
type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Of files that do not load. */
  numRuntimeErrorTestSuites: number;
};

/** Of Playwright's json reporter: what is used here. `errors` are those outside of any test. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, again: 0 };

/** What a step came to, by its exit code and the text of its report. A step that left no report has failed. */
export function outcomeOf(step: { name: string; report?: string }, code: unknown, report?: string): Outcome {
  const outcome = report ? readReport(JSON.parse(report)) : { ...nothing, passed: step.report ? 0 : 1 };
  if (outcome.failed > 0) return { ...outcome, says: `${step.name}: ${outcome.failed} failed` };
  const fail = (reason: string) => ({
    ...outcome,
    passed: report ? outcome.passed : 0,
    failed: 1,
    says: `${step.name}: ${reason}`,
  });
  if (code === undefined) return fail("was not run");
  if (step.report && !report) return fail("left no report");
  if (code !== 0) return fail(`ended with ${code}`);
  return outcome.passed === 0 ? fail("reported no test") : outcome;
}

function readReport(report: JestReport | PlaywrightReport): Outcome {
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, again: flaky };
  }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, again: 0 };
}

/** What stands at the end of a run. A run in which nothing passed has failed. */
export function summarise(outcomes: readonly Outcome[]): { text: string; isFailed: boolean } {
  const sum = (key: "passed" | "failed" | "skipped" | "again") =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const notes = outcomes.flatMap(({ says = [] }) => says);
  if (sum("again") > 0) notes.push(`${sum("again")} passed only when tried again`);
  const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
  const text = [...notes, `${sum("passed")} passed, ${sum("failed")} failed${skipped}`].join("\n");
  return { text, isFailed: sum("failed") > 0 || sum("passed") === 0 };
}
