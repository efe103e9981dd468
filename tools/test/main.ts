/**
 * Runs every check of the project in turn and adds up what the runners report.
 *
 * `npm run check` is the quick part, before a commit; `npm test` is all of it, as CI runs it. Every step runs even when
 * an earlier one has failed, except those that need a build which failed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

type Count = { passed: number; failed: number };

type Step = {
  name: string;
  command: readonly [program: string, ...options: string[]];
  /** Where the step's runner leaves its report, and how to read it; a step without one counts as a single check. */
  report?: { file: string; read: (report: unknown) => Count };
  env?: Record<string, string>;
  needsBuild?: boolean;
};

const root = join(__dirname, "..", "..");
const reports = join(root, "test-results");

const jestReport = (file: string): Step["report"] => ({
  file,
  read: (report) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites } =
      report as Record<string, number>;
    return {
      passed: numPassedTests ?? 0,
      // A file that does not even load has no failed test, but has failed.
      failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0, numRuntimeErrorTestSuites ?? 0),
    };
  },
});

const quick: readonly Step[] = [
  { name: "format and lint", command: ["biome", "check", "."] },
  { name: "styles", command: ["stylelint", "src/**/*.css"] },
  { name: "types", command: ["tsc", "--noEmit", "-p", "."] },
  { name: "content", command: ["tsx", "tools/content/check.ts"] },
  { name: "prose", command: ["tsx", "tools/prose/check.ts"] },
  {
    name: "units and components",
    command: ["jest", "--json", "--outputFile", "test-results/units.json"],
    report: jestReport("units.json"),
  },
];

const slow: readonly Step[] = [
  { name: "clean", command: ["gatsby", "clean"] },
  { name: "build", command: ["gatsby", "build"] },
  { name: "markup", command: ["html-validate", "public/**/*.html"], needsBuild: true },
  {
    name: "what was built",
    command: [
      "jest",
      "--config",
      "jest.build.config.js",
      "--json",
      "--outputFile",
      "test-results/build.json",
    ],
    report: jestReport("build.json"),
    needsBuild: true,
  },
  {
    name: "browser",
    command: ["playwright", "test"],
    report: {
      file: "browser.json",
      read: (report) => {
        const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
    },
    needsBuild: true,
  },
];

function main(quickOnly: boolean): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  const failures: string[] = [];
  let built = true;

  for (const step of quickOnly ? quick : [...quick, ...slow]) {
    if (step.needsBuild && !built) {
      failures.push(`${step.name} (not run: there is no build)`);
      total.failed += 1;
      continue;
    }
    console.log(`\n── ${step.name}`);
    const started = Date.now();
    const succeeded = run(step);
    const count = tally(step, succeeded);
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) failures.push(step.name);
    if (step.name === "build") built = succeeded;
    console.log(
      `── ${step.name}: ${succeeded ? "ok" : "FAILED"}, ${Math.round((Date.now() - started) / 1000)} s`,
    );
  }

  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function run({ command: [program, ...options], env }: Step): boolean {
  const { status, error } = spawnSync(join(root, "node_modules", ".bin", program), options, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (error) console.error(error.message);
  return status === 0;
}

/** What a step's own report says; a failed step counts at least one failure, whatever it reported. */
function tally({ report }: Step, succeeded: boolean): Count {
  const file = report ? join(reports, report.file) : undefined;
  const count =
    report && file && existsSync(file)
      ? report.read(JSON.parse(readFileSync(file, "utf8")))
      : { passed: succeeded && !report ? 1 : 0, failed: 0 };
  const silent = report !== undefined && count.passed + count.failed === 0;
  return succeeded && !silent ? count : { ...count, failed: Math.max(1, count.failed) };
}

main(process.argv.includes("--quick"));
