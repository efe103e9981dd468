/**
 * `npm run check:content`: reads all content as the build will, in a second, and says what to mend. With `-- --run` it
 * also lists the values and the ledgers of the run, by the names under which papers use them.
 */
import { join } from "node:path";
import { drawFigure, figureNames, tabulateFigure } from "../../src/gatsby/figures";
import { readRun } from "../../src/gatsby/run";
import { ContentError } from "../../src/lib/content-problem";
import type { Run } from "../../src/lib/run";
import { checkContent } from "../../src/markdown/content-files";

try {
  const root = join(__dirname, "..", "..");
  if (process.argv.includes("--run")) listRun(readRun(root));
  checkContent(root, { drawFigure, tabulateFigure, figureNames, readRun: () => readRun(root) });
  console.log("The content is in order.");
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function listRun({ values, ledgers }: Run): void {
  for (const [name, { text, description }] of Object.entries(values)) {
    console.log(`{run.${name}}`.padEnd(40), text.padEnd(24), description);
  }
  for (const [name, { caption, accounts, steps }] of Object.entries(ledgers)) {
    console.log(`\n<Ledger name="${name}" />  ${caption}`);
    console.log(["", ...accounts].join(" | "));
    for (const { step, balances } of steps) console.log([step, ...balances].join(" | "));
  }
}
