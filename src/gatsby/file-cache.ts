import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Beside what Gatsby keeps between builds, so that `gatsby clean` takes this too. */
export const CACHE = resolve(".cache");

/** Files of earlier builds, each named after the digest of all that it was made from. */
export type FileCache = {
  /** What was put under a name, if anything was. */
  get(name: string): Buffer | undefined;
  put(name: string, content: string | Buffer): void;
  /** Deletes what was neither asked for nor put there since the folder was opened. */
  prune(): void;
};

/** Opens a folder of cached files, and makes it where there is none. */
export function openFileCache(folder: string): FileCache {
  const used = new Set<string>();
  mkdirSync(folder, { recursive: true });
  return {
    get(name) {
      used.add(name);
      try {
        return readFileSync(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    put(name, content) {
      used.add(name);
      writeWhole(join(folder, name), content);
    },
    prune() {
      for (const name of readdirSync(folder))
        if (!used.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}

/** Writes a draft and renames it: a build that is stopped while it writes leaves no half of the file. */
export function writeWhole(file: string, content: string | Buffer, draft = `${file}.${process.pid}`): void {
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** A digest of several texts, in their order. */
export function digest(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts)
    hash
      .update(String(Buffer.byteLength(part)))
      .update("\0")
      .update(part);
  return hash.digest("hex");
}
