/** The repository's own content, read and rendered as a build does. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { figureLibrary } from "../../src/gatsby/figures";
import { readRun } from "../../src/gatsby/run";
import { readSite } from "../../src/gatsby/site-content";
import { ContentError } from "../../src/lib/content-problem";
import { readAlphabet, readBibliography, readGlossary } from "../../src/markdown/content-files";
import type { Library, LitepaperOutline, RenderedLitepaper } from "../../src/markdown/litepaper";
import { readPaperImages } from "../../src/markdown/paper-images";

export const ROOT = join(__dirname, "..", "..");

/** What papers refer to. */
export const library: Library = {
  references: readBibliography(ROOT),
  glossary: readGlossary(ROOT),
  symbols: readAlphabet(ROOT),
  ...figureLibrary,
  imagesBeside: (path) => readPaperImages(ROOT, path),
  run: readRun(ROOT),
};

type Published = { source: string; outline: LitepaperOutline } & RenderedLitepaper;

const reading = readSite(ROOT, { published: true });

/** A published paper: its source, what it promises, and its text as HTML and as Markdown. */
export function renderPublished(slug: string): Published {
  const { content, problems } = reading;
  const paper = content.papers.find((paper) => paper.slug === slug);
  if (!paper) throw new ContentError(problems);
  return { ...paper, source: readFileSync(join(ROOT, paper.path), "utf8"), outline: paper };
}
