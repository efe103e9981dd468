import { execFile } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const FOLDER = join("public", "pagefind");

/** The package has no entry for `require`, which compiled gatsby-node files use: so its program is run. */
const PROGRAM = join("node_modules", "pagefind", "lib", "runner", "bin.cjs");

/** Pagefind's own interfaces, and the worker that we do without: Trusted Types would refuse its address. */
const NOT_SERVED = /-ui\.|highlight|worker|wasm\.unknown/;

/**
 * What nobody looks for, and what reads as noise in an excerpt: signs and numbers that link, addresses, formulae and drawings.
 * A paper's terms stand in the glossary too.
 */
const NOT_INDEXED = [
  ".heading-link",
  ".citation",
  ".note-reference",
  ".note-number",
  ".backlinks",
  ".references a",
  ".formula",
  ".figure-drawing",
  ".code-scroll",
  ".terms",
];

/**
 * Indexes what carries `data-pagefind-body` in the built papers and the glossary, with their sections, into
 * `public/pagefind`. Throws with Pagefind's own words when it fails.
 */
export async function writeSearchIndex(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [
    PROGRAM,
    "--site",
    "public",
    "--glob",
    "{litepapers/*,glossary}/index.html",
    "--exclude-selectors",
    NOT_INDEXED.join(","),
    "--quiet",
  ]);
  for (const file of await readdir(FOLDER)) {
    if (NOT_SERVED.test(file)) await rm(join(FOLDER, file));
  }
}
