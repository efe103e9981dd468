/** What `npm test` is made of. */
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
  /** What of it looks at these files, where that is less than all of it; nothing where none of it does. */
  narrow?: (files: readonly string[]) => Partial<Step> | undefined;
};

const UNITS = "jest.config.js";

/** The tests that build copies of the site, among those of what was built. */
export const ISOLATED_BUILDS = "isolated-builds";

type Settings = { testTimeout: number; testPathIgnorePatterns: readonly string[] };

const settingsOf = (config: string): Settings => require(`../../${config}`);

function jest(name: string, config: string, ...which: string[]): Pick<Step, "command" | "report"> {
  const file = `${name}.json`;
  const { testTimeout } = settingsOf(config);
  return {
    command: ["jest", "--config", config, ...which, "--json", "--outputFile", `test-results/${file}`],
    report: { file, read: (report, root) => readJestReport(report as never, root, testTimeout) },
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
  command: [
    ...units.command,
    "--testPathIgnorePatterns",
    ...settingsOf(UNITS).testPathIgnorePatterns,
    "\\.slow\\.test\\.",
  ],
};

/** Of all tests, the slow ones too, those that look at these files. */
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

/** Of these steps what looks at these files; for those that are gone, what looks at all. */
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
export const quickSteps: readonly Step[] = [{ ...quickUnits, narrow: narrowUnits }, ...checks];

/** The build that all others look at, and those in a folder of their own, which go on from it. */
const builds: readonly Step[] = [
  { name: "clean", command: ["gatsby", "clean"] },
  { name: "build", command: ["gatsby", "build"], after: ["clean"] },
  {
    name: "isolated builds",
    ...jest("isolated-builds", "jest.build.config.js", ISOLATED_BUILDS),
    after: ["build"],
  },
];

const site: readonly Step[] = [
  { name: "markup", command: ["html-validate", "public/**/*.html"], after: ["build"] },
  {
    name: "what was built",
    ...jest("built", "jest.build.config.js", "--testPathIgnorePatterns", ISOLATED_BUILDS, "--runInBand"),
    after: ["build"],
  },
  {
    name: "browser",
    command: ["playwright", "test"],
    after: ["build"],
    live: true,
    report: {
      file: "browser.json",
      read: (report, root) => readPlaywrightReport(report as PlaywrightReport, root),
    },
  },
  {
    name: "more papers",
    command: ["tsx", "tools/more-papers/main.ts"],
    // It looks at what they leave.
    after: ["isolated builds"],
    report: { file: "more-papers.json", read: (report) => report as TestResult[] },
  },
];

export const slowSteps: readonly Step[] = [...builds, ...site];

/**
 * All of it, as CI runs it, in the order in which it is begun. Something else runs beside the units, so they are left half
 * of the processors; a build looks at the content first.
 */
export const allSteps: readonly Step[] = [
  ...builds,
  { ...units, command: [...units.command, "--maxWorkers", "50%"] },
  ...checks.filter(({ name }) => name !== "content"),
  ...site,
];
