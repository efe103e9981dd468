import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { draftsAreShown } from "./environment";
import { CACHE, digest } from "./file-cache";
import { papersArePrinted } from "./pdf";
import { SCHEMA } from "./schema";

/** Where it is noted, inside the cache, what the cache was made with. */
const NOTE = join(CACHE, "inputs");

/**
 * Gatsby keeps nodes and query results until their data changes; it cannot see that what makes them has. Without the
 * note of the same inputs the built site goes, for Gatsby empties a cache that it finds without one.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const noted = await readFile(NOTE, "utf8").catch(() => undefined);
  if (noted === (await digestOfInputs())) return;
  if (noted) reporter.info("The build's code, packages, folder or PDF printing has changed: building anew.");
  await rm("public", { recursive: true, force: true });
};

/**
 * Gatsby has emptied its cache by now, or kept one of these inputs. Where it emptied one for reasons of its own, such as
 * another package.json, the built site goes too: nothing tells any more what of it was withdrawn.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = async () => {
  if (!existsSync(NOTE)) await rm("public", { recursive: true, force: true });
  await writeFile(NOTE, await digestOfInputs());
};

/** What decides how content reads, beside the content and what Gatsby watches itself (gatsby-config, package.json). */
async function digestOfInputs(): Promise<string> {
  return digest(
    // All of our code that runs in the build, as Gatsby has just compiled it, figures and Markdown included.
    await readFile(join(CACHE, "compiled", "gatsby-node.js")),
    await readFile(SCHEMA),
    await readFile("package-lock.json"),
    // Nodes hold absolute paths.
    process.cwd(),
    String(await papersArePrinted()),
    String(draftsAreShown(process.env)),
  );
}
