import { readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { AIDS_PATH, type SearchAids } from "../search/search-aids";
import { PUBLIC, publicFile } from "./public-file";
import type { SearchRecord } from "./search-records";

/** By its path, since the package has no entry for `require`, which compiled gatsby-node files use. */
const PAGEFIND = resolve("node_modules", "pagefind", "lib", "index.js");

/** Pagefind's own interfaces, and the worker that we do without: Trusted Types would refuse its address. */
const NOT_SERVED = /-ui\.|highlight|worker|wasm\.unknown/;

/** Files for the texts that are quoted, whatever the number of records: a search asks for most of them. */
const TEXT_FILES = 4;

/**
 * Indexes the records into the folder `pagefind` of the built site, and writes beside it what helps to search. Throws with
 * Pagefind's own words when it fails.
 */
export async function writeSearchIndex(
  records: readonly SearchRecord[],
  aids: SearchAids,
  built = PUBLIC,
): Promise<void> {
  const { close, createIndex }: typeof import("pagefind") = createRequire(PAGEFIND)(PAGEFIND);
  const folder = join(built, "pagefind");
  try {
    const { index, errors } = await createIndex({ maxFragments: TEXT_FILES });
    if (!index) throw new Error(errors.join("\n"));
    for (const { url, content, title, names = [], page } of records)
      refuse(
        await index.addCustomRecord({
          url,
          content,
          language: "en",
          meta: { title, names: names.join("|") },
          filters: { page: [page] },
        }),
      );
    refuse(await index.writeFiles({ outputPath: folder }));
  } finally {
    await close();
  }
  for (const file of await readdir(folder)) {
    if (NOT_SERVED.test(file)) await rm(join(folder, file));
  }
  await writeFile(publicFile(AIDS_PATH, built), JSON.stringify(aids));
}

function refuse({ errors }: { errors: string[] }): void {
  if (errors.length > 0) throw new Error(errors.join("\n"));
}
