import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { PUBLIC_FOLDER } from "./public-file-path";

/** The path of Pagefind's module. Its package.json has no entry for `require`, into which Gatsby compiles `import`. */
const PAGEFIND_MODULE = resolve("node_modules", "pagefind", "lib", "index.js");

/** Elements without sentences: tables, drawings, controls, citations, the bibliography, TeX, links of headings and notes. */
const EXCLUDED_ELEMENTS = [
  "table",
  "[data-figure-part=data]",
  "[data-figure-part=drawing]",
  "[data-figure-part=setting]",
  "[data-scripted]",
  "[id^=citation--]",
  ".csl-bib-body",
  "annotation",
  "[data-heading-link]",
  ".note-number",
  "[data-footnote-ref]",
  "[data-footnote-backref]",
];

/** Writes the index of all elements with `data-pagefind-body` to the folder `pagefind` of the built site. Throws if that fails. */
export async function writeSearchIndex(site = PUBLIC_FOLDER): Promise<void> {
  const { close, createIndex }: typeof import("pagefind") = createRequire(PAGEFIND_MODULE)(PAGEFIND_MODULE);
  try {
    const { index, errors } = await createIndex({ forceLanguage: "en", excludeSelectors: EXCLUDED_ELEMENTS });
    const indexing = await index?.addDirectory({ path: site });
    const writing = await index?.writeFiles({ outputPath: join(site, "pagefind") });
    const allErrors = [errors, indexing?.errors ?? [], writing?.errors ?? []].flat();
    if (allErrors.length > 0)
      throw new Error(`The search index could not be written.\n${allErrors.join("\n")}`);
  } finally {
    await close();
  }
}
