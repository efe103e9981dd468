/**
 * Runs npm scripts, two at a time, and ends with the number of tests that passed and failed in all of them:
 * `node tools/test.mjs 'build lint:*' 'test:browser test:built'`. The scripts of an argument start when those of the argument
 * before it have ended. When `build` fails, the scripts of later arguments are not run and count as failed.
 *
 * A script called `test:<name>` leaves a JSON report of jest or Playwright in `test-results/<name>.json`. Any other script
 * counts as one test.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import concurrently from "concurrently";

const groups = process.argv.slice(2).map((argument) => argument.split(" "));
const total = { passed: 0, failed: 0 };
const notes = [];

let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => (isStopped = true));

for (const script of groups.flat()) rmSync(getReportPath(script), { force: true });

let hasBuildFailed = false;
for (const group of groups) {
  const steps = hasBuildFailed ? group.map((script) => ({ script })) : await runScripts(group);
  // concurrently has ended the scripts, and reports them as successful after SIGINT.
  if (isStopped) process.exit(130);
  for (const step of steps) countTests(step);
  hasBuildFailed ||= steps.some(({ script, exitCode }) => script === "build" && exitCode !== 0);
}
console.log([...notes, `${total.passed} passed, ${total.failed} failed`].join("\n"));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** Runs scripts, and returns the exit code of each in their order. */
async function runScripts(scripts) {
  const commands = scripts.map((script) => `npm run ${script}`);
  const { result } = concurrently(commands, { maxProcesses: 2, group: true, prefix: "none" });
  // It rejects with the same list when a script has failed.
  const closed = await result.catch((events) => events);
  closed.sort((one, other) => one.index - other.index);
  return closed.map(({ command, exitCode }) => ({
    script: command.command.slice("npm run ".length),
    exitCode,
  }));
}

/** Adds the tests of a script to the total. A script that fails without a failed test, or reports none, is one failed test. */
function countTests({ script, exitCode }) {
  const scriptItself = { title: script, status: exitCode === 0 ? "passed" : "failed" };
  const tests = script.startsWith("test:") ? readReport(getReportPath(script)) : [scriptItself];
  const filterByStatus = (...statuses) => tests.filter(({ status }) => statuses.includes(status));
  const passed = filterByStatus("passed", "expected", "flaky").length;
  const failed = filterByStatus("failed", "unexpected").length;
  for (const { title } of filterByStatus("flaky")) notes.push(`passed only when tried again: ${title}`);
  for (const { title } of filterByStatus("pending", "skipped", "todo")) notes.push(`skipped: ${title}`);
  if (exitCode === undefined) notes.push(`${script} was not run`);
  else if (exitCode !== 0) notes.push(`${script} ended with ${exitCode}, ${failed} failed`);
  else if (passed + failed === 0) notes.push(`${script} reported no test`);
  total.passed += passed;
  total.failed += exitCode === 0 && passed > 0 ? failed : Math.max(failed, 1);
}

/** Returns the title and the status of each test in a report of jest or Playwright, none if there is no such file. */
function readReport(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, "utf8"));
  if (report.testResults)
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ title: fullName, status })),
    );
  const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)];
  return listSpecs(report).flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status })));
}

function getReportPath(script) {
  return `test-results/${script.replace("test:", "")}.json`;
}
