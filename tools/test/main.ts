/**
 * `tsx tools/test/main.ts <list>`: runs the steps of `check`, `test`, `builds` or `ci`, two beside each other, and ends with the
 * count of all their tests. A step runs even when another has failed, except after one that it needs.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import concurrently from "concurrently";
import { projectRoot } from "../project";
import { type Outcome, outcomeOf, summarise } from "./summary";

type Step = {
  name: string;
  command: string;
  cwd?: string;
  /** The file that the runner writes. A step without a report counts as one test. */
  report?: string;
  /** Whether the steps of the next waves need this one. */
  needed?: true;
};

/** Steps that may run at the same time; the next wave begins when all have ended. */
type Wave = readonly Step[];

function jest(name: string, options = ""): Step {
  const report = `test-results/${name}.json`;
  return { name, command: `jest ${options} --json --outputFile ${report}`, report };
}

const BUILT = "--config jest.build.config.js --runInBand";

const build: Step = { name: "build", command: "gatsby clean && gatsby build", needed: true };
const markup: Step = { name: "markup", command: 'html-validate "public/**/*.html"' };
const browser: Step = { name: "browser", command: "playwright test", report: "test-results/browser.json" };
const built = jest("built", `${BUILT} --testPathIgnorePatterns builds`);

/** Builds the site in copies of the project: with a fourth paper, with mistakes, without a network. */
const builds = jest("builds", `${BUILT} builds`);

const checks: Wave = [
  { name: "types", command: "tsc --noEmit -p ." },
  { name: "spelling", command: "cspell lint --no-progress" },
  { name: "Markdown", command: "remark content --ext mdx --quiet --frail" },
  { name: "styles", command: 'stylelint "src/**/*.css"' },
  { name: "format and lint", command: "biome check ." },
];

/** What needs no build runs beside it. */
const first: Wave = [build, jest("units"), ...checks];

const lists: Readonly<Record<string, () => readonly Wave[]>> = {
  check: () => [
    [
      jest("units", "--testPathIgnorePatterns __tests__/browser/ __tests__/build/ .slow.test."),
      { name: "content", command: "tsx tools/content/check.ts" },
      ...checks,
    ],
  ],
  test: () => [first, [browser, built, markup]],
  builds: () => [[builds]],
  ci: () => [first, [browser, built, markup], [builds]],
};

/** Whether somebody has stopped the run: no step begins after that, and none counts as passed. */
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => (stopped = true));

async function runList(waves: readonly Wave[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let missing: string | undefined;
  for (const steps of waves.filter((wave) => wave.length > 0)) {
    const codes: ReadonlyMap<string, unknown> = missing === undefined ? await runWave(steps) : new Map();
    for (const step of steps) {
      const code = codes.get(step.name);
      const file = step.report && join(step.cwd ?? projectRoot, step.report);
      const report = file && existsSync(file) ? readFileSync(file, "utf8") : undefined;
      outcomes.push(outcomeOf(step, code, report));
      if (step.needed && code !== 0) missing = step.name;
    }
  }
  return outcomes;
}

/** The exit code of each step that was run, by its name. */
async function runWave(steps: Wave): Promise<Map<string, unknown>> {
  if (stopped) return new Map();
  for (const { report, cwd = projectRoot } of steps) {
    if (!report) continue;
    const file = join(cwd, report);
    // jest does not make the folder of its report.
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
  const { result } = concurrently([...steps], {
    maxProcesses: 2,
    group: true,
    cwd: projectRoot,
    prefix: "none",
  });
  const ended = await result.catch((closed) => closed as Awaited<typeof result>);
  return new Map(stopped ? [] : ended.map(({ command, exitCode }) => [command.name, exitCode]));
}

async function main(name = ""): Promise<void> {
  const waves = lists[name];
  if (!waves) throw new Error(`Say which: ${Object.keys(lists).join(", ")}.`);
  const { text, isFailed } = summarise(await runList(waves()));
  console.log(text);
  process.exitCode = isFailed ? 1 : 0;
}

void main(process.argv[2]);
