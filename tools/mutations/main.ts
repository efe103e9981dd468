/**
 * `npm run mutations [words]`: makes each deliberate edit of `edits.ts` (or those whose description or file has the words), runs
 * the tests that should see it, and takes it back. An edit that no test sees survives, and the command fails.
 *
 * Units that import the edited file run first, the quick ones of its own folder before all others; only what they let pass
 * is built, and what was built is read or looked at in a browser; not even that with `--units`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readJestReport, readPlaywrightReport, type TestResult } from "../test/reports";
import { carelessEdits } from "./careless-edits";
import type { Edit } from "./edit";
import { edits } from "./edits";
import { figureEdits } from "./figure-edits";
import { modelEdits } from "./model-edits";
import { stateEdits } from "./state-edits";

const root = join(__dirname, "..", "..");
const report = join(root, "test-results", "mutations.json");

type Outcome = { edit: Edit; seenBy: string | undefined };

function main(words: string, unitsOnly: boolean): void {
  const chosen = [...edits, ...modelEdits, ...figureEdits, ...stateEdits, ...carelessEdits].filter(
    ({ what, file }) => `${file} ${what}`.includes(words),
  );
  if (chosen.length === 0) throw new Error(`No edit has “${words}” in its description.`);
  const stale = chosen.filter((edit) => !standsOnce(edit));
  if (stale.length > 0) {
    const each = stale.map(
      ({ what, file, from }) => `“${what}”: “${from}” has to stand in ${file} exactly once.`,
    );
    throw new Error(`Edits in tools/mutations that the code has left behind:\n${each.join("\n")}`);
  }
  const outcomes = chosen.map((edit, index): Outcome => {
    const seenBy = withEdit(edit, () => seenByUnits(edit) ?? (unitsOnly ? undefined : seenInBuild(edit)));
    console.log(`${index + 1}/${chosen.length}  ${edit.what}\n    ${seenBy ?? "SURVIVED"}`);
    return { edit, seenBy };
  });
  const survivors = outcomes.filter(({ seenBy }) => !seenBy);
  console.log(`\n${outcomes.length - survivors.length} of ${outcomes.length} edits were seen.`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

function standsOnce({ file, from }: Edit): boolean {
  const path = join(root, file);
  return existsSync(path) && readFileSync(path, "utf8").split(from).length === 2;
}

/** Does something while the edit stands, and takes it back whatever happens. */
function withEdit<T>({ file, from, to }: Edit, act: () => T): T {
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  const restore = () => writeFileSync(path, source);
  process.once("exit", restore);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    return act();
  } finally {
    restore();
    process.off("exit", restore);
  }
}

function seenByUnits({ file, units = [] }: Edit): string | undefined {
  const tests = /\.tsx?$/.test(file) ? ["--findRelatedTests", file, ...units] : units;
  if (tests.length === 0) return undefined;
  const options = ["--json", "--outputFile", report, "--passWithNoTests", ...tests];
  const jest = (...more: string[]) =>
    run("jest", [...options, ...more], (json) => readJestReport(json as never, root));
  return jest("--testPathIgnorePatterns", outside(file)) ?? jest();
}

/** A pattern of all tests but the quick ones of a file's own folder directly below `src`: of `src/models`, say. */
function outside(file: string): string {
  const [, folder] = file.split("/");
  return `^(?!.*/__tests__/${folder}/)|\\.slow\\.test\\.`;
}

function seenInBuild({ built = [], browser = [] }: Edit): string | undefined {
  if (built.length + browser.length === 0) return undefined;
  // With PDFs, which pages link: without them a picture would differ whatever the edit.
  const build = spawnSync("npm", ["run", "build"], { cwd: root, encoding: "utf8" });
  if (build.status !== 0)
    return `the build: ${(build.stdout + build.stderr).match(/.*error.*/i)?.[0]?.trim()}`;
  if (built.length > 0) {
    const options = ["--config", "jest.build.config.js", "--json", "--outputFile", report];
    const seen = run(
      "jest",
      [...options, ...built.map((name) => `__tests__/build/${name}.test.ts`)],
      (json) => readJestReport(json as never, root),
    );
    if (seen || browser.length === 0) return seen;
  }
  const files = browser.map((name) => `__tests__/browser/${name}.spec.ts`);
  return run("playwright", ["test", "--max-failures=1", "--reporter=json", ...files], (json) =>
    readPlaywrightReport(json as never, root),
  );
}

/** The first test that fails, by name; `undefined` if none does. */
function run(
  program: string,
  options: readonly string[],
  read: (report: unknown) => TestResult[],
): string | undefined {
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const { status } = spawnSync(join(root, "node_modules", ".bin", program), options, {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: "ignore",
  });
  if (status === 0) return undefined;
  const failed = read(JSON.parse(readFileSync(report, "utf8"))).find(({ outcome }) => outcome === "failed");
  return failed ? `${failed.name}: ${failed.reason}` : `${program} failed outside its tests`;
}

const words = process.argv.slice(2);
main(words.filter((word) => word !== "--units").join(" "), words.includes("--units"));
