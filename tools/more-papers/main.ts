/**
 * Looks at the site with more papers than the landing page has cards, each made of everything that Markdown allows and the
 * first of them renamed since, and tries on it what has to hold with any number of papers: the built site's sentences,
 * and the browser's that are tagged @papers or are about the first paper that was added, which has the next card.
 *
 * The tests of builds have built it (`npm run test:builds` runs them first). All of those papers are made like the first of
 * them, and the others stand in the project's own build: what is about them alone is not tried again.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KITCHEN_SINK } from "../../src/lib/litepaper";
import { readPublishedPapers } from "../../src/markdown/litepaper-frontmatter";
import { runMain } from "../run-main";
import { MORE_PAPERS, projectRoot } from "../site-copy";
import {
  NO_REASON,
  type PlaywrightReport,
  readJestReport,
  readPlaywrightReport,
  type TestResult,
  untimedResult,
} from "../test/reports";
import { PROOFS_OF_BUILDS } from "../test/steps";

/** What the site is made with is the same with any number of papers. */
const SUPPLY_CHAIN = "supply-chain";

function main(): void {
  const papers = existsSync(MORE_PAPERS) ? readPublishedPapers(MORE_PAPERS) : [];
  const added = papers.find(({ slug }) => slug.startsWith(KITCHEN_SINK));
  if (!added) throw new Error("There is no build with more papers: npm run test:builds makes one.");
  mkdirSync(join(MORE_PAPERS, "test-results"), { recursive: true });
  const others = papers.map(({ slug }) => slug).filter((slug) => slug !== added.slug);
  const results = trySite(MORE_PAPERS, {
    built: `^(?!.*\\b(?:${others.join("|")})\\b)`,
    browser: `@papers|${added.title.replaceAll(" ", ".")}`,
  });
  writeFileSync(join(projectRoot, "test-results", "more-papers.json"), JSON.stringify(results));
  process.exitCode = results.some(({ outcome }) => outcome === "failed") ? 1 : 0;
}

/** Patterns of the sentences that are tried. */
type Sentences = { built: string; browser: string };

function trySite(root: string, sentences: Sentences): TestResult[] {
  const valid = run(root, "html-validate", ["public/**/*.html"]);
  run(root, "jest", [
    ...["--config", "jest.build.config.js", "--testPathIgnorePatterns", ...PROOFS_OF_BUILDS, SUPPLY_CHAIN],
    "--runInBand",
    ...["--testNamePattern", sentences.built],
    ...["--json", "--outputFile", "test-results/build.json"],
  ]);
  run(root, "playwright", ["test", "--grep", sentences.browser]);
  const results = [
    untimedResult("html-validate", valid ? undefined : "its output stands above"),
    ...reported(root, "build.json", (report) => readJestReport(report as never, root)),
    ...reported(root, "browser.json", (report) => readPlaywrightReport(report as PlaywrightReport, root)),
  ];
  // jest reports what was not asked, too.
  const asked = results.filter(({ outcome, reason }) => outcome !== "skipped" || reason !== NO_REASON);
  return asked.map((result) => ({ ...result, name: `with more papers than cards › ${result.name}` }));
}

function run(root: string, program: string, options: readonly string[]): boolean {
  console.log(`\n── ${program} ${options.join(" ")}`);
  const { status } = spawnSync(join(root, "node_modules", ".bin", program), options, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
}

/** What a runner's report says; one that says nothing is a failure. */
function reported(root: string, file: string, read: (report: unknown) => TestResult[]): TestResult[] {
  const path = join(root, "test-results", file);
  const results = existsSync(path) ? read(JSON.parse(readFileSync(path, "utf8"))) : [];
  if (results.length > 0) return results;
  return [untimedResult(file, "it has reported no test")];
}

runMain(main);
