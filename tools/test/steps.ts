/** What `npm run check`, `npm test` and `npm run test:builds` are made of. */
import { existsSync, readdirSync } from "node:fs";
import { type PlaywrightReport, readJestReport, readPlaywrightReport, type TestResult } from "./reports";

export type Step = {
  name: string;
  command: readonly [program: string, ...options: string[]];
  /** Names of the steps that this one needs to have succeeded. */
  after?: readonly string[];
  /** Prints as it goes, since it takes long; what others print is printed when they end, so that two do not mix. */
  live?: boolean;
  /** Where the runner leaves its report, and how to read it; a step without one counts as a single test. */
  report?: { file: string; read: (report: unknown, root: string) => TestResult[]; mayBeEmpty?: boolean };
  /** For `check --changed`: the part of the step that these files can break; nothing if they cannot break it. */
  narrow?: (files: readonly string[]) => Partial<Step> | undefined;
};

const UNITS = "jest.config.js";

/** The tests in `__tests__/build` that prove the build itself, by building and printing again. */
export const PROOFS_OF_BUILDS = ["isolated-builds", "printed-twice"];

const NOT_UNITS: readonly string[] = require("../../jest.config.js").testPathIgnorePatterns;

function jest(name: string, config: string, ...which: string[]): Pick<Step, "command" | "report"> {
  const file = `${name}.json`;
  return {
    command: ["jest", "--config", config, ...which, "--json", "--outputFile", `test-results/${file}`],
    report: { file, read: (report, root) => readJestReport(report as never, root) },
  };
}

/** A change of one of these may be seen in anything. */
const EVERYTHING =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|biome\.json|jest\.config\.js|\.stylelintrc\.json|__mocks__\/)/;

const CODE = /\.[cm]?[jt]sx?$/;
const NOT_A_UNIT = /^__tests__\/(?:browser|build)\//;
const CONTENT = /^content\//;

const units: Step = { name: "units and components", ...jest("units", UNITS) };

/** Without the tests that are called slow: two seconds or more by themselves. */
const quickUnits: Step = {
  ...units,
  command: [...units.command, "--testPathIgnorePatterns", ...NOT_UNITS, "\\.slow\\.test\\."],
};

/** The tests, slow ones too, that these files can break. */
function narrowUnits(files: readonly string[]): Partial<Step> | undefined {
  const code = files.filter((file) => CODE.test(file) && !NOT_A_UNIT.test(file) && existsSync(file));
  // What they are about they read, and do not import.
  const content = files.some((file) => CONTENT.test(file)) ? listTests("__tests__/content") : [];
  if (code.length + content.length === 0) return undefined;
  const [program, ...options] = units.command;
  return {
    command: [program, ...options, "--passWithNoTests", "--findRelatedTests", ...code, ...content],
    report: units.report && { ...units.report, mayBeEmpty: true },
  };
}

const checks: readonly Step[] = [
  { name: "types", command: ["tsc", "--noEmit", "-p", "."], narrow: whole(CODE) },
  {
    name: "content",
    command: ["tsx", "tools/content/check.ts"],
    narrow: whole(/^(?:content|src\/(?:gatsby|markdown|figures|models|lib)|tools\/content)\//),
  },
  { name: "prose", command: ["tsx", "tools/prose/check.ts"], narrow: whole(/^(?:content|tools\/prose)\//) },
  {
    name: "styles",
    command: ["stylelint", "src/**/*.css"],
    narrow: (files) => some(files, /^src\/.*\.css$/, (sheets) => ["stylelint", ...sheets]),
  },
  {
    name: "format and lint",
    command: ["biome", "check", "."],
    narrow: (files) => some(files, /./, (all) => ["biome", "check", "--no-errors-on-unmatched", ...all]),
  },
];

/** The steps that these files can break; a deleted file counts for steps that look at everything. */
export function stepsFor(steps: readonly Step[], files: readonly string[]): readonly Step[] {
  if (files.some((file) => EVERYTHING.test(file))) return steps;
  return steps.flatMap((step) => {
    const narrowed = step.narrow ? step.narrow(files) : {};
    return narrowed ? { ...step, ...narrowed } : [];
  });
}

function whole(pattern: RegExp): Step["narrow"] {
  return (files) => (files.some((file) => pattern.test(file)) ? {} : undefined);
}

function some(
  files: readonly string[],
  pattern: RegExp,
  command: (matching: readonly string[]) => Step["command"],
): Partial<Step> | undefined {
  const matching = files.filter((file) => pattern.test(file) && existsSync(file));
  return matching.length > 0 ? { command: command(matching) } : undefined;
}

function listTests(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`);
}

/** Before a commit. */
export const checkSteps: readonly Step[] = [{ ...quickUnits, narrow: narrowUnits }, ...checks];

/** A build from nothing. */
export const makeBuild: readonly Step[] = [
  { name: "clean", command: ["gatsby", "clean"] },
  { name: "build", command: ["gatsby", "build"], after: ["clean"] },
];

/**
 * What a change can break, in the order in which it is begun. The units run beside the build, so they get half of the
 * processors. The build reads the content first.
 */
export const testSteps: readonly Step[] = [
  ...makeBuild,
  { ...units, command: [...units.command, "--maxWorkers", "50%"] },
  ...checks.filter(({ name }) => name !== "content"),
  {
    name: "browser",
    command: ["playwright", "test"],
    after: ["build"],
    live: true,
    report: { file: "browser.json", read: readBrowser },
  },
  {
    name: "what was built",
    ...jest("built", "jest.build.config.js", "--testPathIgnorePatterns", ...PROOFS_OF_BUILDS, "--runInBand"),
    after: ["build"],
  },
  { name: "markup", command: ["html-validate", "public/**/*.html"], after: ["build"] },
];

/** What proves the build itself. */
export const buildsSteps: readonly Step[] = [
  {
    name: "isolated builds",
    ...jest("isolated-builds", "jest.build.config.js", ...PROOFS_OF_BUILDS),
    after: ["build"],
  },
  {
    name: "more papers",
    command: ["tsx", "tools/more-papers/main.ts"],
    // The isolated builds leave what it looks at.
    after: ["isolated builds"],
    report: { file: "more-papers.json", read: (report) => report as TestResult[] },
  },
];

function readBrowser(report: unknown, root: string): TestResult[] {
  return readPlaywrightReport(report as PlaywrightReport, root);
}
