/**
 * Builds the site with more papers than the landing page has cards, each made of everything that Markdown allows and the
 * first of them renamed since, and tries on it what has to hold with any number of papers: the built site's sentences,
 * and the browser's that are tagged @papers or are about the first paper that was added, which has the next card.
 *
 * A copy of the project is built: the one that the tests of builds have left, where there is one, since its cache saves
 * half of a first build. All are made like the first of them, so what one paper shows is not tried on the others again.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_CARDS } from "../../src/lib/litepaper";
import { readPublishedPapers } from "../../src/markdown/litepaper-frontmatter";
import { BUILT_COPY, copySiteTo, projectRoot } from "../site-copy";
import {
  type PlaywrightReport,
  readJestReport,
  readPlaywrightReport,
  type TestResult,
  untimedResult,
} from "../test/reports";
import { ISOLATED_BUILDS } from "../test/steps";
import { publishKitchenSink, renamePaper } from "./kitchen-sinks";

/** What the site is made with is the same with any number of papers. */
const SUPPLY_CHAIN = "supply-chain";

function main(): void {
  const root = BUILT_COPY;
  copySiteTo(root);
  mkdirSync(join(root, "test-results"), { recursive: true });
  const slug = publishKitchenSink(root);
  // Its first address leads on to its second.
  renamePaper(root, slug, `${slug}-renamed`);
  do publishKitchenSink(root);
  while (readPublishedPapers(root).length <= MAX_CARDS);
  const words = slug.replaceAll("-", ".");
  const results = trySite(root, new RegExp(`@papers|${words}`, "i"));
  writeFileSync(join(projectRoot, "test-results", "more-papers.json"), JSON.stringify(results));
  process.exitCode = results.some(({ outcome }) => outcome === "failed") ? 1 : 0;
}

function trySite(root: string, sentences: RegExp): TestResult[] {
  const outcome = (program: string, ...options: string[]): TestResult =>
    untimedResult(program, run(root, program, options) ? undefined : "its output stands above");
  const results = [outcome("gatsby", "build")];
  if (results[0]?.outcome === "passed") {
    results.push(outcome("html-validate", "public/**/*.html"));
    run(root, "jest", [
      ...["--config", "jest.build.config.js", "--testPathIgnorePatterns", ISOLATED_BUILDS, SUPPLY_CHAIN],
      ...["--json", "--outputFile", "test-results/build.json"],
    ]);
    results.push(...reported(root, "build.json", (report) => readJestReport(report as never, root, 0)));
    run(root, "playwright", ["test", "--grep", sentences.source]);
    results.push(
      ...reported(root, "browser.json", (report) => readPlaywrightReport(report as PlaywrightReport, root)),
    );
  }
  return results.map((result) => ({ ...result, name: `with more papers than cards › ${result.name}` }));
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

main();
