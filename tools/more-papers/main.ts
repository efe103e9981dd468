/**
 * Publishes papers in the copy of the project that it is run in: those of `foreign`, which were written for other places,
 * as `npm run import:paper` makes drafts of them, and copies of the kitchen sink, until there are more papers than the
 * landing page has cards. Then it gives the first copy another address.
 */
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { LITEPAPERS, REDIRECTS } from "../../src/content/content-paths";
import { nextOrder, readPapers, readPublishedPapers } from "../../src/content/litepaper-frontmatter";
import { listFiles } from "../../src/content/read-content";
import { KITCHEN_SINK, litepaperPath, MAX_CARDS } from "../../src/site/litepaper-paths";
import { importPaper } from "../content/import-paper";
import { publishPapers } from "../content/publish-paper";
import { projectRoot } from "../project";
import { runMain } from "../run-main";

const FOREIGN = "tools/more-papers/foreign";

const folderOf = (slug: string) => join(projectRoot, LITEPAPERS, slug);

/** What a writer says of a file who knows nothing better. */
async function addForeign(path: string): Promise<string> {
  const file = join(projectRoot, path);
  const name = basename(path, ".md").replaceAll("-", " ");
  const ask = async (field: string) => {
    if (field === "base") return undefined;
    return field === "summary"
      ? `A paper from elsewhere, of which its writer has said no more than ${name}.`
      : name;
  };
  return (await importPaper(projectRoot, { file, today: today() }, ask)).slug;
}

/** Letters, since a number would have no source. */
function addPaper(index: number): string {
  const name = String.fromCharCode("A".charCodeAt(0) + index);
  const order = nextOrder(readPapers(projectRoot));
  const slug = `${KITCHEN_SINK}-${order}`;
  cpSync(folderOf(KITCHEN_SINK), folderOf(slug), { recursive: true });
  const file = join(folderOf(slug), "index.mdx");
  const source = readFileSync(file, "utf8")
    .replace(/^title: .*$/m, `title: Added paper ${name}`)
    .replace(/^shortTitle: .*$/m, `shortTitle: Added paper ${name}`)
    .replace(/^order: .*$/m, `order: ${order}`);
  writeFileSync(file, source);
  return slug;
}

/** A paper's dates fit its changes. */
const today = () => readPapers(projectRoot).find(({ slug }) => slug === KITCHEN_SINK)?.dateModified ?? "";

runMain(async () => {
  const foreign: string[] = [];
  for (const path of listFiles(projectRoot, FOREIGN, ".md")) foreign.push(await addForeign(path));
  const missing = Math.max(MAX_CARDS + 1 - readPublishedPapers(projectRoot).length, 2);
  const slugs = Array.from({ length: missing }, (_, index) => addPaper(index));
  const day = today();
  publishPapers(projectRoot, [...foreign, ...slugs], day);
  const [first = ""] = slugs;
  const renamed = `${first}-renamed`;
  renameSync(folderOf(first), folderOf(renamed));
  publishPapers(projectRoot, [renamed]);
  writeFileSync(join(projectRoot, REDIRECTS), `${litepaperPath(first)}: ${litepaperPath(renamed)}\n`);
});
