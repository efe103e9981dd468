import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOfFiles } from "../../src/gatsby/kept-files";

/** Code that has a say in what Gatsby keeps of the content, beside the configuration, which Gatsby watches by itself. */
const CODE = ["src/gatsby", "src/markdown", "src/figures", "src/models", "src/lib"];

/**
 * Gatsby keeps nodes and pages until their data changes, and cannot see that the code which makes them has. Where it is
 * not the code of the last build in `root`, what was kept and built goes, as by `gatsby clean`. Says whether it did.
 */
export function dropStaleCache(root: string): boolean {
  const note = join(root, ".cache", "code");
  const code = digestOfFiles(CODE.map((folder) => join(root, folder)));
  const before = read(note);
  const stale = before !== undefined && before !== code;
  if (stale)
    for (const folder of [".cache", "public"]) rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, code);
  return stale;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
