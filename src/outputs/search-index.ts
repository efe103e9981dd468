import { readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { PUBLIC_FOLDER } from "./public-file";

/** By its path: the package has no entry for `require`, which compiled gatsby-node files use. */
const PAGEFIND = resolve("node_modules", "pagefind", "lib", "index.js");

/** What is no sentence: cells, drawings, controls, numbers of works and the works, TeX, signs beside headings. */
const EXCLUDED_ELEMENTS = [
  "table",
  "[data-figure-part=data]",
  "[data-figure-part=drawing]",
  "[data-scripted]",
  "[id^=citation--]",
  ".csl-bib-body",
  "annotation",
  "[data-heading-link]",
  ".note-number",
  "[data-footnote-ref]",
  "[data-footnote-backref]",
];

/** Pagefind's own interfaces, and the worker, whose address Trusted Types would refuse. */
const UNUSED_FILES = /-ui\.|highlight|worker|wasm\.unknown/;

/** Indexes what stands in elements with `data-pagefind-body`, into the folder `pagefind` of the built site. */
export async function writeSearchIndex(site = PUBLIC_FOLDER): Promise<void> {
  const { close, createIndex }: typeof import("pagefind") = createRequire(PAGEFIND)(PAGEFIND);
  const folder = join(site, "pagefind");
  try {
    const { index, errors } = await createIndex({ forceLanguage: "en", excludeSelectors: EXCLUDED_ELEMENTS });
    const read = await index?.addDirectory({ path: site });
    const written = await index?.writeFiles({ outputPath: folder });
    const all = [errors, read?.errors ?? [], written?.errors ?? []].flat();
    if (all.length > 0) throw new Error(`The search index could not be written.\n${all.join("\n")}`);
  } finally {
    await close();
  }
  for (const file of await readdir(folder)) if (UNUSED_FILES.test(file)) await rm(join(folder, file));
}
