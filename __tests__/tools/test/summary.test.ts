import { outcomeOf, summarise } from "../../../tools/test/summary";

const units = { name: "units", report: "units.json" };

const jestReport = (counts: object) =>
  JSON.stringify({
    ...{ numPassedTests: 2, numFailedTests: 0, numPendingTests: 1, numRuntimeErrorTestSuites: 0 },
    ...counts,
  });

test("a step without a report is one test, by its exit code", () => {
  expect(summarise([outcomeOf({ name: "types" }, 0)]).text).toBe("1 passed, 0 failed");
  expect(summarise([outcomeOf({ name: "types" }, 2)]).text).toBe("types: ended with 2\n0 passed, 1 failed");
});

test("jest's report gives the counts, with the files that do not load", () => {
  const outcome = outcomeOf(units, 1, jestReport({ numFailedTests: 1, numRuntimeErrorTestSuites: 1 }));
  expect(outcome).toMatchObject({ passed: 2, failed: 2, skipped: 1, says: "units: 2 failed" });
});

test("Playwright's report gives the counts, with what failed outside of tests", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const outcome = outcomeOf(units, 1, JSON.stringify({ stats, errors: [{ message: "no server" }] }));
  expect(outcome).toMatchObject({ passed: 5, failed: 2, skipped: 2, again: 1 });
});

test.each([
  ["was not run", undefined, undefined],
  ["left no report", 0, undefined],
  ["left no report", 1, undefined],
  ["reported no test", 0, jestReport({ numPassedTests: 0 })],
  ["ended with 1", 1, jestReport({})],
])("a step that %s has failed (exit code %s)", (reason, code, report) => {
  expect(outcomeOf(units, code, report)).toMatchObject({ failed: 1, says: `units: ${reason}` });
});

test("the last line counts, below the steps that failed and how many passed only when tried again", () => {
  const outcome = { passed: 2, failed: 0, skipped: 0, again: 0 };
  const { text, isFailed } = summarise([outcome, { passed: 3, failed: 1, skipped: 1, again: 1, says: "a" }]);
  expect(isFailed).toBe(true);
  expect(text).toBe("a\n1 passed only when tried again\n5 passed, 1 failed, 1 skipped");
  expect(summarise([outcome])).toEqual({ text: "2 passed, 0 failed", isFailed: false });
  expect(summarise([]).isFailed).toBe(true);
});
