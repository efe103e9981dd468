import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { CACHE, writeWhole } from "./file-cache";

/** The files that builds write beside Gatsby's pages, and whose names come from the content. */
export type WrittenFiles = {
  /** The built site's folder. */
  folder: string;
  /** Where to write what is served at an address, in a folder that is there; from here on the file is this build's. */
  place(address: string): string;
  /**
   * Ends the build: deletes what builds before it wrote and it did not, with the folders that this empties. What is a
   * page now is Gatsby's and stays: `pages` are the paths of all.
   */
  removeLeftovers(pages: readonly string[]): void;
};

/**
 * Opens the built site's folder for writing beside its pages. `note` is the file where it is noted what was written.
 *
 * A file is noted before it is written, and forgotten only once a build has ended: what one wrote that was killed goes too.
 */
export function openWrittenFiles(folder = "public", note = join(CACHE, "written")): WrittenFiles {
  const noted = new Set(existsSync(note) ? readFileSync(note, "utf8").split("\n").slice(0, -1) : []);
  const written = new Set<string>();
  mkdirSync(dirname(note), { recursive: true });
  return {
    folder,
    place(address) {
      const file = join(folder, address);
      if (!noted.has(file)) appendFileSync(note, `${file}\n`);
      noted.add(file);
      written.add(file);
      mkdirSync(dirname(file), { recursive: true });
      return file;
    },
    removeLeftovers(pages) {
      const kept = new Set([...written, ...pages.map((path) => join(folder, path, "index.html"))]);
      for (const file of noted) if (!kept.has(file)) remove(file, folder);
      writeWhole(note, [...written].map((file) => `${file}\n`).join(""));
    },
  };
}

/** Deletes a file, if it is there, and the folders around it that are empty without it, up to `root`. */
function remove(file: string, root: string): void {
  if (!existsSync(file)) return;
  rmSync(file);
  for (
    let folder = dirname(file);
    folder !== root && readdirSync(folder).length === 0;
    folder = dirname(folder)
  )
    rmdirSync(folder);
}
