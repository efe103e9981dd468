/** What `npm test` is made of. */
import { type PlaywrightReport, readJestReport, readPlaywrightReport, type TestResult } from "./reports";

export type Step = {
  name: string;
  command: readonly [program: string, ...options: string[]];
  /** Names of the steps that this one needs to have succeeded. */
  after?: readonly string[];
  /** Takes every core for itself, so nothing runs beside it. */
  alone?: boolean;
  /** Where the runner leaves its report, and how to read it; a step without one counts as a single test. */
  report?: { file: string; read: (report: unknown, root: string) => TestResult[] };
};

function jest(name: string, config: string): Pick<Step, "command" | "report"> {
  const file = `${name}.json`;
  const { testTimeout } = require(`../../${config}`) as { testTimeout: number };
  return {
    command: ["jest", "--config", config, "--json", "--outputFile", `test-results/${file}`],
    report: { file, read: (report, root) => readJestReport(report as never, root, testTimeout) },
  };
}

export const quickSteps: readonly Step[] = [
  { name: "units and components", ...jest("units", "jest.config.js") },
  { name: "types", command: ["tsc", "--noEmit", "-p", "."] },
  { name: "content", command: ["tsx", "tools/content/check.ts"] },
  { name: "prose", command: ["tsx", "tools/prose/check.ts"] },
  { name: "styles", command: ["stylelint", "src/**/*.css"] },
  { name: "format and lint", command: ["biome", "check", "."] },
];

export const slowSteps: readonly Step[] = [
  { name: "clean", command: ["gatsby", "clean"] },
  { name: "build", command: ["gatsby", "build"], after: ["clean"] },
  { name: "markup", command: ["html-validate", "public/**/*.html"], after: ["build"] },
  {
    name: "what was built",
    ...jest("build", "jest.build.config.js"),
    after: ["build"],
  },
  {
    name: "browser",
    command: ["playwright", "test"],
    after: ["build"],
    alone: true,
    report: {
      file: "browser.json",
      read: (report, root) => readPlaywrightReport(report as PlaywrightReport, root),
    },
  },
  {
    name: "more papers",
    command: ["tsx", "tools/more-papers/main.ts"],
    after: ["build"],
    alone: true,
    report: { file: "more-papers.json", read: (report) => report as TestResult[] },
  },
];
