import { rmSync } from "node:fs";
import { join } from "node:path";
import { digestOfFiles, openKeptFiles } from "../../src/gatsby/kept-files";

/** Code that has a say in what Gatsby keeps of the content, beside the configuration, which Gatsby watches by itself. */
const CODE = ["src/gatsby", "src/markdown", "src/figures", "src/models", "src/lib"];

/** Where the digest of that code is noted, beside what was kept. */
const NOTE = "code";

/**
 * Gatsby keeps nodes and pages until their data changes, and cannot see that the code which makes them has. Where it is
 * not the code of the last build in `root`, what was kept and built goes, as by `gatsby clean`. Says whether it did.
 */
export function dropStaleCache(root: string): boolean {
  const cache = join(root, ".cache");
  const code = digestOfFiles(CODE.map((folder) => join(root, folder)));
  const before = openKeptFiles(cache).get(NOTE)?.toString();
  const stale = before !== undefined && before !== code;
  if (stale)
    for (const folder of [cache, join(root, "public")]) rmSync(folder, { recursive: true, force: true });
  openKeptFiles(cache).put(NOTE, code);
  return stale;
}
