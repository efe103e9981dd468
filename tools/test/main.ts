/**
 * Runs one of the project's lists of checks and adds up what the runners report, two steps at a time: each has stretches
 * in which it leaves a core idle.
 *
 * `npm run check`: the quick checks, before a commit; `-- --changed` runs those that look at changed files.
 * `npm test`: what a change can break. `npm run test:builds`: what proves the build itself.
 * Every step runs even when another has failed, except those that need one which did.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changedFiles } from "./changed-files";
import { isBuildFresh } from "./fresh-build";
import { type TestResult, untimedResult } from "./reports";
import { buildsSteps, checkSteps, makeBuild, type Step, stepsFor, testSteps } from "./steps";
import { summarise } from "./summary";

const root = join(__dirname, "..", "..");
const reports = join(root, "test-results");

const LANES = 2;

/**
 * Room for what lives shortly, 64 MB in place of V8's 16: it is collected less often, which takes 4 % off a build's
 * processor time and 6 % off the units'.
 */
const ROOM = "--max-semi-space-size=64";

const commands: Readonly<Record<string, () => readonly Step[]>> = {
  check: () => (process.argv.includes("--changed") ? stepsFor(checkSteps, changedFiles(root)) : checkSteps),
  test: () => testSteps,
  builds: () => (isBuildFresh(root) ? buildsSteps : [...makeBuild, ...buildsSteps]),
};

async function main(command: string): Promise<void> {
  const steps = commands[command]?.();
  if (!steps) throw new Error(`Say which: ${Object.keys(commands).join(", ")}.`);
  if (steps.length === 0) return console.log("Nothing has changed since the last commit.");
  // Builds follow the tests in CI, whose reports stay.
  if (command !== "builds") rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const waiting = new Set<Step>(steps);
  const running = new Map<Step, Promise<void>>();
  const succeeded = new Map<string, boolean>();
  const results: TestResult[] = [];

  const isPlanned = (name: string) => steps.some((step) => step.name === name);

  const start = (step: Step) => {
    waiting.delete(step);
    running.set(
      step,
      run(step).then((outcome) => {
        results.push(...outcome.results);
        succeeded.set(step.name, outcome.succeeded);
        running.delete(step);
      }),
    );
  };

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      const failed = step.after?.find((name) => succeeded.get(name) === false);
      if (failed) {
        waiting.delete(step);
        succeeded.set(step.name, false);
        results.push(untimedResult(step.name, `not run, since “${failed}” failed`));
        continue;
      }
      const ready = step.after?.every((name) => succeeded.has(name) || !isPlanned(name)) ?? true;
      if (!ready || running.size >= LANES) continue;
      start(step);
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.size > 0)
      throw new Error(`Nothing leads to: ${[...waiting].map(({ name }) => name).join(", ")}.`);
  }

  const { text, tally, failed } = summarise(results);
  // .ci/run adds these up.
  writeFileSync(join(reports, `${command}.tally.json`), JSON.stringify(tally));
  console.log(text);
  process.exitCode = failed ? 1 : 0;
}

async function run(step: Step): Promise<{ succeeded: boolean; results: TestResult[] }> {
  const [program, ...options] = step.command;
  const started = Date.now();
  if (step.live) console.log(`\n── ${step.name}`);
  const child = spawn(join(root, "node_modules", ".bin", program), options, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${ROOM}` },
    stdio: step.live ? "inherit" : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((done) => {
    child.once("error", (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      done(null);
    });
    child.once("close", done);
  });
  const results = resultsOf(step, code === 0);
  const succeeded = code === 0 && results.every(({ outcome }) => outcome !== "failed");
  if (!step.live) process.stdout.write(`\n── ${step.name}\n${Buffer.concat(output)}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${step.name}: ${succeeded ? "ok" : "FAILED"}, ${seconds} s`);
  return { succeeded, results };
}

/** What a step's own report says. A failed step has at least one failure, and a report without a test is one. */
function resultsOf({ name, report }: Step, succeeded: boolean): TestResult[] {
  if (!report) return [untimedResult(name, succeeded ? undefined : "its output stands above")];
  const file = join(reports, report.file);
  const results = existsSync(file) ? report.read(JSON.parse(readFileSync(file, "utf8")), root) : [];
  if (results.length === 0 && succeeded && report.mayBeEmpty) return [untimedResult(name)];
  if (results.length === 0) return [untimedResult(name, "it has reported no test")];
  const failed = results.some(({ outcome }) => outcome === "failed");
  if (!succeeded && !failed) return [...results, untimedResult(name, "it failed outside its tests")];
  return results;
}

void main(process.argv[2] ?? "");
