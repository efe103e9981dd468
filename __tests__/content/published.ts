/** The repository's own content, read and rendered as a build does. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { figureLibrary } from "../../src/gatsby/figures";
import { readRun } from "../../src/gatsby/run";
import { readBibliography, readGlossary } from "../../src/markdown/content-files";
import { LITEPAPERS } from "../../src/markdown/content-paths";
import {
  type Library,
  type LitepaperOutline,
  openLitepaper,
  type RenderedLitepaper,
} from "../../src/markdown/litepaper";
import { readPaperImages } from "../../src/markdown/paper-images";

export const ROOT = join(__dirname, "..", "..");

/** What papers refer to. */
export const library: Library = {
  references: readBibliography(ROOT),
  glossary: readGlossary(ROOT),
  ...figureLibrary,
  imagesBeside: (path) => readPaperImages(ROOT, path),
  run: readRun(ROOT),
};

type Published = { source: string; outline: LitepaperOutline } & RenderedLitepaper;

const rendered = new Map<string, Published>();

/** A published paper: its source, what it promises, and its text as HTML and as Markdown. */
export function renderPublished(slug: string): Published {
  const before = rendered.get(slug);
  if (before) return before;
  const path = `${LITEPAPERS}/${slug}/index.mdx`;
  const source = readFileSync(join(ROOT, path), "utf8");
  const paper = openLitepaper(source, path);
  const published = { source, outline: paper.outline(), ...paper.render(library) };
  rendered.set(slug, published);
  return published;
}
