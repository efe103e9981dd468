/**
 * `npm run publish:paper -- pop`: keeps the text of a paper's version, as it goes out now, in content/published. A draft
 * is one no more. With `-- --all`, every paper whose version is not on record.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawFigure, figureNames, tabulateFigure } from "../../src/gatsby/figures";
import { readRun } from "../../src/gatsby/run";
import { ContentError } from "../../src/lib/content-problem";
import { readBibliography, readGlossary } from "../../src/markdown/content-files";
import { LITEPAPERS } from "../../src/markdown/content-paths";
import { openLitepaper } from "../../src/markdown/litepaper";
import { readPaperImages } from "../../src/markdown/paper-images";
import {
  type PublishedVersion,
  readPublished,
  recordPath,
  type VersionedPaper,
  versionProblems,
} from "../../src/markdown/published";
import { readContent } from "../../src/markdown/read-content";

/**
 * Records the paper's present version under `root`, and returns the record's path; undefined where it is on record.
 * Throws a ContentError where the paper cannot be published as it is. `today` is YYYY-MM-DD: a draft's two dates.
 */
export function publishPaper(root: string, slug: string, today: string): string | undefined {
  const path = `${LITEPAPERS}/${slug}/index.mdx`;
  if (!existsSync(join(root, path))) {
    const message = "There is no such paper.";
    const advice = `Write the name of a folder in ${LITEPAPERS}: npm run publish:paper -- pop`;
    throw new ContentError([{ path, line: 1, column: 1, message, advice }]);
  }
  const source = readContent(root, path);
  const final = isDraft(source, path) ? withoutDraft(source, today) : source;
  const paper = toPublish(root, { slug, path, source: final });
  const published = readPublished(root);
  const problems = versionProblems(paper, published);
  if (problems.length > 0) throw new ContentError(problems);
  if (isOnRecord(paper, published)) return undefined;
  const record = recordPath(slug, paper.version);
  mkdirSync(dirname(join(root, record)), { recursive: true });
  writeFileSync(join(root, record), paper.markdown);
  if (final !== source) writeFileSync(join(root, path), final);
  return record;
}

function toPublish(
  root: string,
  { slug, path, source }: { slug: string; path: string; source: string },
): VersionedPaper & { markdown: string } {
  const paper = openLitepaper(source, path);
  const { version, changes } = paper.outline();
  const { markdown } = paper.render({
    references: readBibliography(root),
    glossary: readGlossary(root),
    run: readRun(root),
    imagesBeside: () => readPaperImages(root, path),
    drawFigure,
    figureNames,
    tabulateFigure,
  });
  return { slug, path, source, version, changes, markdown };
}

const isDraft = (source: string, path: string) => openLitepaper(source, path).outline().draft;

/** A draft's source as the paper that is published today. */
function withoutDraft(source: string, today: string): string {
  return source
    .replace(/^draft:.*\n/m, "")
    .replace(/^(datePublished|dateModified):.*$/gm, (_line, field: string) => `${field}: "${today}"`);
}

function isOnRecord({ slug, version }: VersionedPaper, published: readonly PublishedVersion[]): boolean {
  return published.some((record) => record.slug === slug && record.version === version);
}

function main([given]: readonly string[]): void {
  const root = join(__dirname, "..", "..");
  const today = new Date().toISOString().slice(0, 10);
  if (!given) throw new Error("Say which paper: npm run publish:paper -- pop");
  const slugs = given === "--all" ? publishedSlugs(root) : [given];
  for (const slug of slugs) {
    const record = publishPaper(root, slug, today);
    console.log(record ? `${record} is to be committed.` : `${slug}: this version is on record.`);
  }
}

function publishedSlugs(root: string): string[] {
  return readdirSync(join(root, LITEPAPERS)).filter((slug) => {
    const path = `${LITEPAPERS}/${slug}/index.mdx`;
    return !isDraft(readFileSync(join(root, path), "utf8"), path);
  });
}

if (require.main === module) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
