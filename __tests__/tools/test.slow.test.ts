import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTemporaryFolder } from "../temporary-folder";

const RUNNER = resolve(__dirname, "../../tools/test.mjs");

let project: string;
beforeEach(() => {
  project = createTemporaryFolder();
  mkdirSync(join(project, "test-results"));
});

const write = (file: string, content: object) => writeFileSync(join(project, file), JSON.stringify(content));

/** Runs the scripts and returns the exit code and the lines that the runner itself wrote at the end. */
function run(scripts: Record<string, string>, ...groups: string[]) {
  write("package.json", { scripts });
  const { status, stdout } = spawnSync(process.execPath, [RUNNER, ...groups], {
    cwd: project,
    encoding: "utf8",
  });
  const lines = stdout.trimEnd().split("\n");
  return {
    code: status,
    summary: lines.slice(lines.findLastIndex((line) => /exited with code/.test(line)) + 1),
  };
}

const jestReport = (...statuses: string[]) => ({
  testResults: [{ assertionResults: statuses.map((status) => ({ fullName: `a ${status} test`, status })) }],
});

test("adds up the tests of jest and Playwright, and counts any other script as one", () => {
  write("jest.json", jestReport("passed", "passed", "failed", "pending", "todo"));
  const tests = (status: string) => ({ title: `a ${status} test`, tests: [{ status }] });
  write("playwright.json", {
    suites: [{ specs: [tests("expected")], suites: [{ specs: [tests("flaky"), tests("skipped")] }] }],
  });
  const scripts = {
    build: "exit 0",
    "lint:code": "exit 0",
    "lint:css": "exit 2",
    "test:unit": "cp jest.json test-results/unit.json; exit 1",
    "test:browser": "cp playwright.json test-results/browser.json",
  };
  expect(run(scripts, "build lint:* test:unit", "test:browser")).toEqual({
    code: 1,
    summary: [
      "lint:css ended with 2, 1 failed",
      ...["skipped: a pending test", "skipped: a todo test", "test:unit ended with 1, 1 failed"],
      ...["passed only when tried again: a flaky test", "skipped: a skipped test"],
      "6 passed, 2 failed",
    ],
  });
});

test("counts a script as failed when it ends badly with no failed test, or leaves no report of its own", () => {
  write("jest.json", jestReport("passed"));
  write("test-results/built.json", jestReport("passed"));
  const scripts = { "test:unit": "cp jest.json test-results/unit.json; exit 1", "test:built": "exit 0" };
  expect(run(scripts, "test:unit test:built")).toEqual({
    code: 1,
    summary: ["test:unit ended with 1, 0 failed", "test:built reported no test", "1 passed, 2 failed"],
  });
});

test("runs nothing that comes after a failed build, and counts it as failed", () => {
  const scripts = { build: "exit 1", typecheck: "exit 0", "test:browser": "exit 0" };
  expect(run(scripts, "build typecheck", "test:browser")).toEqual({
    code: 1,
    summary: ["build ended with 1, 1 failed", "test:browser was not run", "1 passed, 2 failed"],
  });
});
