import { readJestReport, readPlaywrightReport, type TestResult } from "../../../tools/test/reports";
import { summarise } from "../../../tools/test/summary";

const passed: TestResult = { name: "a › passes", outcome: "passed", duration: 10 };

test("a run that passes says how many did, and which were the slowest", () => {
  const results = Array.from({ length: 12 }, (_, index) => ({
    ...passed,
    name: `test ${index}`,
    duration: index * 10,
  }));
  const { text, failed } = summarise(results);
  expect(failed).toBe(false);
  expect(text.split("\n").filter((line) => /^ {2}0\.\d s/.test(line))).toHaveLength(10);
  expect(text).toContain("0.1 s  test 11\n");
  expect(text).not.toMatch(/test [01]\n/);
  expect(text.split("\n").at(-1)).toBe("12 passed, 0 failed");
});

test("what was skipped is counted with its reasons", () => {
  const skipped: TestResult = { ...passed, outcome: "skipped", reason: "Only on Linux." };
  const { text, tally, failed } = summarise([passed, skipped, skipped]);
  expect(failed).toBe(false);
  expect(tally).toEqual({ passed: 1, failed: 0, skipped: 2 });
  expect(text).toContain("2: Only on Linux.");
  expect(text).toMatch(/\n1 passed, 0 failed, 2 skipped$/);
});

test("a test that passed only when it was tried again is named", () => {
  const { text, failed } = summarise([passed, { ...passed, name: "shaky", flaky: true }]);
  expect(failed).toBe(false);
  expect(text).toContain("Passed only when tried again:\n  shaky\n");
});

test("a run with a failed test has failed, and says why", () => {
  const { text, failed } = summarise([
    passed,
    { ...passed, name: "red", outcome: "failed", reason: "1 is not 2" },
  ]);
  expect(failed).toBe(true);
  expect(text).toContain("red\n    1 is not 2");
});

test("a run in which nothing passed has failed", () => {
  expect(summarise([]).failed).toBe(true);
});

test("jest's report gives each test, the first line of a failure, and files that do not load", () => {
  const results = readJestReport(
    {
      testResults: [
        {
          name: "/site/__tests__/lib/a.test.ts",
          message: "",
          assertionResults: [
            { fullName: "adds", status: "passed", duration: 5, failureMessages: [] },
            {
              fullName: "divides",
              status: "failed",
              duration: 7,
              failureMessages: ["\u001b[31mError: expected 2\u001b[39m\n    at line 3"],
            },
            { fullName: "waits", status: "pending", duration: null, failureMessages: [] },
            {
              fullName: "writes (skipped: There is no disk.)",
              status: "pending",
              duration: null,
              failureMessages: [],
            },
          ],
        },
        { name: "/site/__tests__/b.test.ts", message: "● Cannot find module", assertionResults: [] },
      ],
    },
    "/site",
  );
  expect(results.map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
    ["__tests__/lib/a.test.ts › adds", "passed", undefined],
    ["__tests__/lib/a.test.ts › divides", "failed", "Error: expected 2"],
    ["__tests__/lib/a.test.ts › waits", "skipped", "no reason given"],
    ["__tests__/lib/a.test.ts › writes (skipped: There is no disk.)", "skipped", "There is no disk."],
    ["__tests__/b.test.ts", "failed", "● Cannot find module"],
  ]);
});

test("Playwright's report gives each test with its file and line, reasons to skip, and what failed outside", () => {
  const tests = (status: "expected" | "unexpected" | "flaky" | "skipped", message?: string) => [
    {
      status,
      annotations: status === "skipped" ? [{ type: "skip", description: "Another browser." }] : [],
      results: [{ duration: 5, errors: message ? [{ message }] : [] }],
    },
  ];
  const spec = { file: "a.spec.ts", line: 3 };
  const results = readPlaywrightReport(
    {
      config: { rootDir: "/site/__tests__/browser" },
      errors: [{ message: "Error: no server" }],
      suites: [
        {
          title: "a.spec.ts",
          specs: [{ ...spec, title: "opens", tests: tests("expected") }],
          suites: [
            {
              title: "on a phone",
              specs: [
                { ...spec, title: "closes", tests: tests("unexpected", "Error: still open\nmore") },
                { ...spec, title: "comes and goes", tests: tests("flaky", "Error: once") },
                { ...spec, title: "shakes", tests: tests("skipped") },
              ],
            },
          ],
        },
      ],
    },
    "/site",
  );
  expect(results.map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
    ["__tests__/browser/a.spec.ts:3 › opens", "passed", undefined],
    ["__tests__/browser/a.spec.ts:3 › on a phone › closes", "failed", "Error: still open"],
    ["__tests__/browser/a.spec.ts:3 › on a phone › comes and goes", "passed", undefined],
    ["__tests__/browser/a.spec.ts:3 › on a phone › shakes", "skipped", "Another browser."],
    ["__tests__/browser", "failed", "Error: no server"],
  ]);
});
