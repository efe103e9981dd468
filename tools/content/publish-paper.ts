/**
 * `npm run publish:paper -- pop`: keeps the text of a paper's version, as it goes out now, in content/published. A draft
 * is one no more. With `-- --all`, every paper whose version is not on record.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isMap, isNode, isScalar, stringify } from "yaml";
import { type Reading, readAllContent } from "../../src/content/content-files";
import { LITEPAPERS, litepaperFile, recordPath } from "../../src/content/content-paths";
import { splitFrontmatter } from "../../src/content/frontmatter";
import { readPublishedPapers } from "../../src/content/litepaper-frontmatter";
import { readPublished, versionProblems } from "../../src/content/published";
import { readContent } from "../../src/content/read-content";
import { readRun } from "../../src/content/read-run";
import { openYaml } from "../../src/content/yaml";
import { figureLibrary } from "../../src/gatsby/draw-figures";
import { type LitepaperOpener, openLitepaper } from "../../src/paper/litepaper";
import { ContentError, FILE_START } from "../../src/site/content-problem";
import { runMain } from "../run-main";

/** What became of a paper: its record's path from the root, and whether it was on record before. */
export type Publication = { slug: string; record: string; isNew: boolean };

/**
 * Records the present version of each of these papers under `root`. `today` is YYYY-MM-DD: the two dates of what was a
 * draft. Throws a ContentError at the first that cannot be published as it is.
 */
export function publishPapers(
  root: string,
  slugs: readonly string[],
  today = new Date().toISOString().slice(0, 10),
): Publication[] {
  const papers = slugs.map((slug) => paperOf(root, slug, today));
  // Among all content, so that their links are judged too.
  const open: LitepaperOpener = (text, file) =>
    openLitepaper(papers.find(({ path }) => path === file)?.final ?? text, file);
  const reading = readAllContent(root, { ...figureLibrary, readRun: () => readRun(root) }, open);
  return papers.map((paper) => publishPaper(root, paper, reading));
}

/** A paper's text as it stands and as it is published, with its records. */
function paperOf(root: string, slug: string, today: string) {
  const path = litepaperFile(slug);
  if (!existsSync(join(root, path))) {
    const message = "There is no such paper.";
    const advice = `Write the name of a folder in ${LITEPAPERS}: npm run publish:paper -- pop`;
    throw new ContentError({ path, ...FILE_START, message, advice });
  }
  const source = readContent(root, path);
  const published = readPublished(root, slug);
  const dates = published.length === 0 ? ["datePublished", "dateModified"] : ["dateModified"];
  const { draft, sections, sectionList } = openLitepaper(source, path).outline();
  const ids = sectionList.map(({ id }) => id);
  // What was published before has promised its sections.
  const lost = published.length === 0 ? [] : sections.filter((id) => !ids.includes(id));
  const final = draft ? withSections(withoutDraft(source, dates, today), [...ids, ...lost], path) : source;
  return { slug, path, source, final, published };
}

/** Throws a ContentError with all that is wrong in the paper's folder, or with what keeps it from being read. */
function publishPaper(
  root: string,
  { slug, path, source, final, published }: ReturnType<typeof paperOf>,
  { content, problems: all }: Reading,
): Publication {
  const own = all.filter((problem) => dirname(problem.path) === dirname(path));
  const paper = content.papers.find((paper) => paper.path === path);
  if (own.length > 0 || !paper) throw new ContentError(own.length > 0 ? own : all);
  const { version, markdown } = paper;
  const problems = versionProblems({ ...paper, source: final }, published);
  if (problems.length > 0) throw new ContentError(problems);
  const record = recordPath(slug, version);
  if (published.some(({ path }) => path === record)) return { slug, record, isNew: false };
  mkdirSync(dirname(join(root, record)), { recursive: true });
  writeFileSync(join(root, record), markdown);
  if (final !== source) writeFileSync(join(root, path), final);
  return { slug, record, isNew: true };
}

/** A draft's source as the paper that is published today, which is the day of these of its dates. */
function withoutDraft(source: string, dates: readonly string[], today: string): string {
  return dates.reduce(
    (text, field) => text.replace(new RegExp(`^${field}:.*$`, "m"), `${field}: "${today}"`),
    source.replace(/^draft:.*\n/m, ""),
  );
}

/** The source with this list as its `sections`. */
function withSections(source: string, ids: readonly string[], path: string): string {
  const { yaml } = splitFrontmatter(source, path);
  const { document } = openYaml(yaml);
  const list = stringify({ sections: ids });
  const field = isMap(document.contents)
    ? document.contents.items.find(({ key }) => isScalar(key) && key.value === "sections")
    : undefined;
  const start = isScalar(field?.key) ? field.key.range?.[0] : undefined;
  const end = isNode(field?.value) ? field.value.range?.[1] : undefined;
  if (start === undefined || end === undefined) return source.replace(yaml, () => `${yaml}${list}`);
  const rest = yaml.slice(end).replace(/^\n/, "");
  return source.replace(yaml, () => `${yaml.slice(0, start)}${list}${rest}`);
}

function main(given: readonly string[]): void {
  const root = join(__dirname, "..", "..");
  if (given.length === 0) throw new Error("Say which papers: npm run publish:paper -- pop agfi");
  const all = given.includes("--all");
  const publications = publishPapers(root, all ? readPublishedPapers(root).map(({ slug }) => slug) : given);
  for (const { slug, record, isNew } of publications)
    console.log(isNew ? `${record} is to be committed.` : `${slug}: this version is on record.`);
}

if (require.main === module) {
  runMain(() => main(process.argv.slice(2)));
}
