/** The repository's own content, read and rendered as a build does. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readAllContent } from "../../src/all-content/read-all-content";
import { readBibliography } from "../../src/content/bibliography";
import { readGlossary } from "../../src/content/glossary";
import { readPaperImages } from "../../src/content/paper-images";
import { readRun } from "../../src/content/read-run";
import { figureLibrary } from "../../src/figures/figure-library";
import { readAlphabets } from "../../src/paper/alphabet";
import type { Library } from "../../src/paper/library";
import type { RenderedLitepaper } from "../../src/paper/read-litepaper";
import { ContentError } from "../../src/site/content-problem";

export const ROOT = join(__dirname, "..", "..");

/** What papers refer to. */
export const library: Library = {
  references: new Map(readBibliography(ROOT).map(({ work, html }) => [work.id, html])),
  glossary: readGlossary(ROOT),
  symbols: readAlphabets(ROOT),
  figures: figureLibrary,
  imagesBeside: (path) => readPaperImages(ROOT, path),
  run: readRun(ROOT),
};

type Published = { source: string; outline: RenderedLitepaper } & RenderedLitepaper;

const reading = readAllContent(ROOT, { published: true });

/** A published paper: its source, what it promises, and its text as HTML and as Markdown. */
export function renderPublished(slug: string): Published {
  const { content, problems } = reading;
  const paper = content.papers.find((paper) => paper.slug === slug);
  if (!paper) throw new ContentError(problems);
  return { ...paper, source: readFileSync(join(ROOT, paper.path), "utf8"), outline: paper };
}
