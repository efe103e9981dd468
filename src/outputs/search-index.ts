import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { AIDS_PATH, type SearchAids } from "../features/search/search-aids";
import { PUBLIC, publicFile } from "./public-file";
import type { SearchRecord } from "./search-records";

/** By its path, since the package has no entry for `require`, which compiled gatsby-node files use. */
const PAGEFIND = resolve("node_modules", "pagefind", "lib", "index.js");

/** Pagefind's own interfaces, and the worker that we do without: Trusted Types would refuse its address. */
const NOT_SERVED = /-ui\.|highlight|worker|wasm\.unknown/;

/** Files for the texts that are quoted, whatever the number of records: a search asks for most of them. */
const TEXT_FILES = 4;

/** What we change in Pagefind's script: which failures it passes over, and which it leaves to nobody. */
const CHANGES = [
  // As if no text had the words in a part of the index that cannot be fetched.
  { from: '"load_index_chunk")).catch(()=>{})', to: '"load_index_chunk"))' },
  // A search rejects with it, too: nobody waits for this promise, whose rejection would come uncaught to the console.
  { from: "this.init(options2?.language);", to: "this.init(options2?.language).catch(()=>{});" },
] as const;

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
    refuse(await index.writeFiles({ outputPath: folder }));
  } finally {
    await close();
  }
  for (const file of await readdir(folder)) {
    if (NOT_SERVED.test(file)) await rm(join(folder, file));
  }
  const script = join(folder, "pagefind.js");
  await writeFile(script, withHonestFailures(await readFile(script, "utf8")));
  await writeFile(publicFile(AIDS_PATH, built), JSON.stringify(aids));
}

function refuse({ errors }: { errors: string[] }): void {
  if (errors.length > 0) throw new Error(errors.join("\n"));
}

/** The script of a search that fails where a part of the index cannot be had, and says so to who has asked alone. */
export function withHonestFailures(script: string): string {
  return CHANGES.reduce((changed, { from, to }) => {
    if (changed.split(from).length !== 2)
      throw new Error(
        `pagefind.js does not have ${from} once any more.\n    → Find out what this version does with a part of the index that it cannot fetch, and mend src/outputs/search-index.ts.`,
      );
    return changed.replace(from, to);
  }, script);
}
