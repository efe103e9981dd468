import { join } from "node:path";
import {
  type Library,
  type LitepaperOpener,
  type LitepaperOutline,
  openLitepaper,
  type RenderedLitepaper,
} from "../markdown/litepaper";
import { CACHE, digest, openFileCache } from "./file-cache";

/** Papers as they were read before, by the digest of all that they were made from. */
export type LitepaperCache = {
  /** As `openLitepaper`; parses only what it has not seen before. */
  open: LitepaperOpener;
  /** Deletes what nobody has asked for since the cache was made. */
  prune(): void;
};

/**
 * Caches what papers were read as, in a folder, for the builds after this one.
 *
 * All papers are read in each build, and while developing after each change of any file, and parsing one takes a
 * twentieth of a second. Other code finds the folder empty (`cache-invalidation.ts`). Only what could be read is cached,
 * so that mistakes are reported each time.
 */
export function openLitepaperCache(folder: string): LitepaperCache {
  const files = openFileCache(folder);

  function cached<T>(key: string, read: () => T): T {
    const name = `${key}.json`;
    const before = files.get(name);
    if (before) return JSON.parse(before.toString()) as T;
    const fresh = read();
    files.put(name, JSON.stringify(fresh));
    return fresh;
  }

  return {
    open(source, path) {
      const key = digest(path, source);
      const paper = openLitepaper(source, path);
      return {
        outline: () => cached<LitepaperOutline>(key, paper.outline),
        links: paper.links,
        render: (library) =>
          cached<RenderedLitepaper>(digest(key, digestOfLibrary(library, path)), () => paper.render(library)),
        problems: paper.problems,
      };
    },
    prune: files.prune,
  };
}

let cache: LitepaperCache | undefined;

/** `openLitepaper` for the build: what it has read before it does not read again. */
export const openCachedLitepaper: LitepaperOpener = (source, path) => buildCache().open(source, path);

/** Deletes from the cache what this build has not opened. */
export function pruneLitepapers(): void {
  buildCache().prune();
}

function buildCache(): LitepaperCache {
  cache ??= openLitepaperCache(join(CACHE, "litepapers"));
  return cache;
}

function digestOfLibrary(
  { references, glossary, symbols, run, imagesBeside }: Library,
  path: string,
): string {
  return digest(JSON.stringify([[...references], glossary, [...symbols], run, [...imagesBeside(path)]]));
}
