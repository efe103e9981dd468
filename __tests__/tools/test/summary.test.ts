import { outcomeOf, summarise } from "../../../tools/test/summary";

const reported = { name: "units", report: "units.json" };

const jestReport = (...files: object[]) =>
  JSON.stringify({ numPassedTests: 2, numPendingTests: 1, testResults: files });

test("a step without a report is one test, by its exit code", () => {
  expect(summarise([outcomeOf({ name: "types" }, 0)]).text).toBe("1 passed, 0 failed");
  expect(outcomeOf({ name: "types" }, 2)).toMatchObject({ passed: 0, failed: ["types: ended with 2"] });
});

test("jest's report gives the counts, the failed tests, and the files that do not load", () => {
  const report = jestReport(
    {
      name: "a.test.ts",
      status: "failed",
      assertionResults: [
        { fullName: "adds", status: "passed" },
        { fullName: "divides", status: "failed" },
      ],
    },
    { name: "b.test.ts", status: "failed", assertionResults: [] },
  );
  const outcome = outcomeOf(reported, 1, report);
  expect(outcome).toMatchObject({ passed: 2, skipped: 1, failed: ["a.test.ts › divides", "b.test.ts"] });
});

test("Playwright's report gives the counts, the failed and flaky tests, and what failed outside of tests", () => {
  const spec = (title: string, status: string) => ({ title, line: 3, tests: [{ status }] });
  const report = JSON.stringify({
    stats: { expected: 4, flaky: 1, skipped: 2 },
    errors: [{ message: "no server" }],
    suites: [
      {
        title: "a.spec.ts",
        specs: [spec("opens", "expected"), spec("shakes", "flaky")],
        suites: [{ title: "on a phone", specs: [spec("closes", "unexpected")] }],
      },
    ],
  });
  expect(outcomeOf(reported, 1, report)).toEqual({
    passed: 5,
    skipped: 2,
    failed: ["a.spec.ts › on a phone › closes (line 3)", "Playwright: no server"],
    flaky: ["a.spec.ts › shakes (line 3)"],
  });
});

test.each([
  ["was not run", undefined, undefined],
  ["left no report", 0, undefined],
  ["left no report", 1, undefined],
  ["reported no test", 0, JSON.stringify({ numPassedTests: 0, numPendingTests: 3, testResults: [] })],
  ["ended with 1", 1, jestReport()],
])("a step that %s has failed (exit code %s)", (reason, code, report) => {
  expect(outcomeOf(reported, code, report).failed).toEqual([`units: ${reason}`]);
});

test("the end names what failed and what passed only when tried again, and the last line counts", () => {
  const outcome = { passed: 2, skipped: 0, failed: [], flaky: [] };
  const { text, failed } = summarise([outcome, { passed: 3, skipped: 1, failed: ["a"], flaky: ["b"] }]);
  expect(failed).toBe(true);
  expect(text).toMatch(/tried again:\n {2}b\n\n\nFailed:\n {2}a\n\n5 passed, 1 failed, 1 skipped$/);
  expect(summarise([outcome])).toEqual({ text: "2 passed, 0 failed", failed: false });
  expect(summarise([]).failed).toBe(true);
});
