/**
 * `npm run check:content`: reads all content as the build will, in seconds, and says what to fix. With `-- --json` it
 * says it for programs, and in GitHub's CI beside the lines; with `-- --run` it also lists the values and the ledgers of
 * the run, by the names under which papers use them.
 */

import { readAllContent } from "../../src/all-content/read-all-content";
import { futureDates } from "../../src/content/future-dates";
import { readRun } from "../../src/content/read-run";
import { damagedImages } from "../../src/gatsby/write-images";
import type { DescribedRun } from "../../src/example/run";
import { ContentError, formatAnnotations } from "../../src/site/content-problem";
import { projectRoot } from "../project";

const json = process.argv.includes("--json");

/** Done when everything has been said. */
export const checked = check();

async function check(): Promise<void> {
  try {
    if (process.argv.includes("--run")) listRun(readRun(projectRoot));
    const { content, problems } = readAllContent(projectRoot, { published: true });
    const { paths } = content;
    const all = [
      ...problems,
      ...futureDates(projectRoot, paths),
      ...(await damagedImages(projectRoot, paths)),
    ];
    if (all.length > 0) throw new ContentError(all);
    console.log(json ? "[]" : "The content is in order.");
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { problems, message } = error;
    const count = `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the content.`;
    if (json) console.log(JSON.stringify(problems, null, 2));
    else console.error(`${message}\n\n${count}`);
    if (process.env.GITHUB_ACTIONS === "true") console.log(formatAnnotations(problems));
    process.exitCode = 1;
  }
}

function listRun({ values, ledgers }: DescribedRun): void {
  for (const [name, { text, description }] of Object.entries(values)) {
    const says = description.endsWith(".") ? `whether this holds: ${description}` : description;
    console.log(`{run.${name}}`.padEnd(40), text.padEnd(24), says);
  }
  for (const [name, { caption, accounts, steps }] of Object.entries(ledgers)) {
    console.log(`\n<Ledger name="${name}" />  ${caption}`);
    console.log(["", ...accounts].join(" | "));
    for (const { step, balances } of steps) console.log([step, ...balances].join(" | "));
  }
}
