import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { SearchRecord } from "./products/search-records";

const FOLDER = join("public", "pagefind");

/** By its path, since the package has no entry for `require`, which compiled gatsby-node files use. */
const PAGEFIND = resolve("node_modules", "pagefind", "lib", "index.js");

/** Pagefind's own interfaces, and the worker that we do without: Trusted Types would refuse its address. */
const NOT_SERVED = /-ui\.|highlight|worker|wasm\.unknown/;

/** Files for the texts that are quoted, whatever the number of records: a search asks for most of them. */
const TEXT_FILES = 4;

/** Pagefind passes over a part of its index that cannot be fetched, as if no text had the words in it. */
const PASSES_OVER = '"load_index_chunk")).catch(()=>{})';

/** Indexes the records into `public/pagefind`. Throws with Pagefind's own words when it fails. */
export async function writeSearchIndex(records: readonly SearchRecord[]): Promise<void> {
  const { close, createIndex }: typeof import("pagefind") = createRequire(PAGEFIND)(PAGEFIND);
  await rm(FOLDER, { recursive: true, force: true });
  try {
    const { index, errors } = await createIndex({ maxFragments: TEXT_FILES });
    if (!index) throw new Error(errors.join("\n"));
    for (const { url, content, title, page } of records)
      refuse(
        await index.addCustomRecord({
          url,
          content,
          language: "en",
          meta: { title },
          filters: { page: [page] },
        }),
      );
    refuse(await index.writeFiles({ outputPath: FOLDER }));
  } finally {
    await close();
  }
  for (const file of await readdir(FOLDER)) {
    if (NOT_SERVED.test(file)) await rm(join(FOLDER, file));
  }
  const script = join(FOLDER, "pagefind.js");
  await writeFile(script, withoutPassingOver(await readFile(script, "utf8")));
}

function refuse({ errors }: { errors: string[] }): void {
  if (errors.length > 0) throw new Error(errors.join("\n"));
}

/** The script of a search that fails where a part of the index cannot be had. */
function withoutPassingOver(script: string): string {
  if (!script.includes(PASSES_OVER))
    throw new Error(
      `pagefind.js has no ${PASSES_OVER} any more.\n    → Find out what this version does with a part of the index that it cannot fetch, and mend src/gatsby/search-index.ts.`,
    );
  return script.replace(PASSES_OVER, PASSES_OVER.replace(".catch(()=>{})", ""));
}
