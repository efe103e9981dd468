import { join } from "node:path";
import {
  type Library,
  type LitepaperOpener,
  type LitepaperOutline,
  type OpenLitepaper,
  openLitepaper,
  type RenderedLitepaper,
} from "../markdown/litepaper";
import { CACHE, digest, digestOfFiles, openKeptFiles } from "./kept-files";

/** All code that has a say in how a paper reads. */
const CODE = [
  "src/markdown",
  "src/gatsby/figures.ts",
  "src/gatsby/run.ts",
  "src/figures",
  "src/models",
  "src/lib",
  "package-lock.json",
];

/** Papers as they were read before, by the digest of all that they were made from. */
export type PaperKeeper = {
  /** As `openLitepaper`; parses only what it has not seen before. */
  open: LitepaperOpener;
  /** Deletes what nobody has asked for since the keeper was made. */
  forgetOthers(): void;
};

/**
 * Keeps what papers were read as, in a folder, for this build and those after it.
 *
 * A build asks for each paper four times (to check it, for its node, for its page and as Markdown) and parsing one takes
 * a twentieth of a second. `code` stands for the code that reads papers: another code, another reading. Only what
 * could be read is kept, so that mistakes are reported each time.
 */
export function keepPapers(folder: string, code: string): PaperKeeper {
  const files = openKeptFiles(folder);
  // Of the paper that was opened last, what was parsed serves its node and its page.
  let last: { key: string; paper: OpenLitepaper } | undefined;

  function keep<T>(key: string, read: () => T): T {
    const name = `${key}.json`;
    const kept = files.get(name);
    if (kept) return JSON.parse(kept.toString()) as T;
    const fresh = read();
    files.put(name, JSON.stringify(fresh));
    return fresh;
  }

  return {
    open(source, path) {
      const key = digest(code, path, source);
      if (last?.key !== key) last = { key, paper: openLitepaper(source, path) };
      const { paper } = last;
      return {
        outline: () => keep<LitepaperOutline>(key, paper.outline),
        render: (library) =>
          keep<RenderedLitepaper>(digest(key, digestOfLibrary(library)), () => paper.render(library)),
      };
    },
    forgetOthers: files.forgetOthers,
  };
}

let keeper: PaperKeeper | undefined;

/** `openLitepaper` for the build: what it has read before, with the same code, it does not read again. */
export const openKeptLitepaper: LitepaperOpener = (source, path) => buildKeeper().open(source, path);

/** Forgets the papers that this build has not opened. */
export function forgetOtherPapers(): void {
  buildKeeper().forgetOthers();
}

function buildKeeper(): PaperKeeper {
  keeper ??= keepPapers(join(CACHE, "litepapers"), digestOfFiles(CODE));
  return keeper;
}

/** Figures are code, and so in the digest of the code. */
function digestOfLibrary({ references, glossary, run }: Library): string {
  const terms = glossary.map(({ slug, term, aliases, definition }) => [slug, term, aliases, definition]);
  // Sorted: the order in which Gatsby's store lists nodes is no part of the library.
  return digest(JSON.stringify([[...references].sort(), terms.sort(), run]));
}
