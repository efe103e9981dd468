/**
 * `npm run bench`: what our pages cost a visitor with a slow line and a slow processor.
 *
 * First really slowed, beside the same text without any style; then as Lighthouse simulates it, beside the same page
 * without scripts; then how soon what can be operated answers. `npm run bench -- slowed`, `-- lighthouse` or
 * `-- interactions` for one of them; `RUNS=1` for a quick look.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runMain } from "../../run-main";
import { projectRoot } from "../../site-copy";
import { measureInteractions } from "./interactions";
import { measureWithLighthouse } from "./lighthouse";
import { servePages } from "./server";
import { measureSlowed } from "./slowed";

const MEASUREMENTS = {
  slowed: measureSlowed,
  lighthouse: measureWithLighthouse,
  interactions: measureInteractions,
};

async function main(asked: readonly string[]): Promise<void> {
  if (!existsSync(join(projectRoot, "public/index.html")))
    throw new Error("There is no build: run npm run build first.");
  const unknown = asked.find((name) => !(name in MEASUREMENTS));
  if (unknown)
    throw new Error(`There is no "${unknown}" here, only ${Object.keys(MEASUREMENTS).join(", ")}.`);
  const site = await servePages(join(projectRoot, "public"));
  try {
    for (const [name, measure] of Object.entries(MEASUREMENTS)) {
      if (asked.length === 0 || asked.includes(name)) await measure(site.origin);
    }
  } finally {
    site.close();
  }
}

runMain(() => main(process.argv.slice(2)));
