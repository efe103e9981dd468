import { createHash, type Hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type Library,
  type LitepaperOpener,
  type LitepaperOutline,
  openLitepaper,
  type RenderedLitepaper,
} from "../markdown/litepaper";

/** Beside what Gatsby keeps between builds, so that `gatsby clean` takes this too. */
const FOLDER = resolve(".cache/litepapers");

/** All code that has a say in how a paper reads. */
const CODE = ["src/markdown", "src/figures", "src/models", "src/lib", "package-lock.json"];

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
  const asked = new Set<string>();
  mkdirSync(folder, { recursive: true });

  function keep<T>(key: string, read: () => T): T {
    const file = `${key}.json`;
    asked.add(file);
    try {
      return JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
    } catch {
      const fresh = read();
      // Renamed into place, since Gatsby may run queries in several processes.
      const draft = join(folder, `${file}.${process.pid}`);
      writeFileSync(draft, JSON.stringify(fresh));
      renameSync(draft, join(folder, file));
      return fresh;
    }
  }

  return {
    open(source, path) {
      const paper = openLitepaper(source, path);
      const key = digest(code, path, source);
      return {
        outline: () => keep<LitepaperOutline>(key, paper.outline),
        render: (library) =>
          keep<RenderedLitepaper>(digest(key, digestOfLibrary(library)), () => paper.render(library)),
      };
    },
    forgetOthers() {
      for (const file of readdirSync(folder)) if (!asked.has(file)) rmSync(join(folder, file));
    },
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
  keeper ??= keepPapers(FOLDER, digestOfFiles(CODE));
  return keeper;
}

/** Figures are code, and so in the digest of the code. */
function digestOfLibrary({ references, glossary }: Library): string {
  const terms = glossary.map(({ slug, term, aliases, definition }) => [slug, term, aliases, definition]);
  // Sorted: the order in which Gatsby's store lists nodes is no part of the library.
  return digest(JSON.stringify([[...references].sort(), terms.sort()]));
}

/** A digest of files, and of all files in folders, by name and content. */
export function digestOfFiles(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) addFile(hash, path);
  return hash.digest("hex");
}

function addFile(hash: Hash, path: string): void {
  const entries = readdirIfFolder(path);
  if (entries) for (const entry of entries.sort()) addFile(hash, join(path, entry));
  else hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
}

function readdirIfFolder(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw error;
  }
}

function digest(...parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}
