/**
 * `npm run publish:paper -- pop`: keeps the text of a paper's version, as it goes out now, in content/published. A draft
 * is one no more. With `-- --all`, every paper whose version is not on record.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { versionProblem } from "../../src/all-content/check-published";
import { type Reading, readAllContent } from "../../src/all-content/read-all-content";
import { LITEPAPERS, litepaperFile, recordPath } from "../../src/content/content-paths";
import { splitFrontmatter } from "../../src/content/frontmatter";
import { readPublishedPapers } from "../../src/content/litepaper-frontmatter";
import { readPublished } from "../../src/content/published";
import { readContent } from "../../src/content/read-content";
import { readLitepaper } from "../../src/paper/read-litepaper";
import { ContentError, FILE_START } from "../../src/site/content-problem";
import { openYaml } from "../../src/text/yaml";
import { projectRoot } from "../project";
import { runMain } from "../run-main";

/**
 * Records the present version of each of these papers under `root`. `today` is YYYY-MM-DD: the two dates of what was a
 * draft. Throws a ContentError at the first that cannot be published as it is.
 */
export function publishPapers(
  root: string,
  slugs: readonly string[],
  today = new Date().toISOString().slice(0, 10),
) {
  const papers = slugs.map((slug) => paperOf(root, slug, today));
  // Among all content, so that their links are judged too.
  const changed = new Map(papers.map(({ path, final }) => [path, final]));
  const reading = readAllContent(root, { changed });
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
  const { frontmatter, outline, problems } = readLitepaper(source, path);
  if (!frontmatter || problems.length > 0) throw new ContentError(problems);
  const ids = outline.sectionList.map(({ id }) => id);
  // What was published before has promised its sections.
  const lost = published.length === 0 ? [] : frontmatter.sections.filter((id) => !ids.includes(id));
  const final = frontmatter.draft ? withoutDraft(source, path, dates, today, [...ids, ...lost]) : source;
  return { slug, path, source, final, published };
}

/**
 * Returns the path of the paper's record from the root, and whether it is new. Throws a ContentError with all that is wrong
 * in the paper's folder, or with what keeps it from being read.
 */
function publishPaper(
  root: string,
  { slug, path, source, final, published }: ReturnType<typeof paperOf>,
  { content, problems: all }: Reading,
) {
  const own = all.filter((problem) => dirname(problem.path) === dirname(path));
  const paper = content.papers.find((paper) => paper.path === path);
  if (own.length > 0 || !paper) throw new ContentError(own.length > 0 ? own : all);
  const { version, markdown } = paper;
  const problem = versionProblem({ ...paper, source: final }, published);
  if (problem) throw new ContentError(problem);
  const record = recordPath(slug, version);
  if (published.some(({ path }) => path === record)) return { slug, record, isNew: false };
  mkdirSync(dirname(join(root, record)), { recursive: true });
  writeFileSync(join(root, record), markdown);
  if (final !== source) writeFileSync(join(root, path), final);
  return { slug, record, isNew: true };
}

/** A draft's source as the paper that is published today, which is the day of these of its dates, with these sections. */
function withoutDraft(
  source: string,
  path: string,
  dates: readonly string[],
  today: string,
  sections: readonly string[],
): string {
  const { yaml } = splitFrontmatter(source, path);
  const { document } = openYaml(yaml);
  document.delete("draft");
  for (const field of dates) document.set(field, today);
  document.set("sections", document.createNode(sections));
  return source.replace(yaml, () => document.toString({ lineWidth: 0 }));
}

function main(given: readonly string[]): void {
  if (given.length === 0) throw new Error("Say which papers: npm run publish:paper -- pop agfi");
  const all = given.includes("--all");
  const slugs = all ? readPublishedPapers(projectRoot).map(({ slug }) => slug) : given;
  const publications = publishPapers(projectRoot, slugs);
  for (const { slug, record, isNew } of publications)
    console.log(isNew ? `${record} is to be committed.` : `${slug}: this version is on record.`);
}

if (require.main === module) {
  runMain(() => main(process.argv.slice(2)));
}
