/**
 * Publishes copies of the kitchen sink in the copy of the project that it is run in, until there are more papers than the
 * landing page has cards. Then it gives the first copy another address.
 */
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LITEPAPERS, REDIRECTS } from "../../src/content/content-paths";
import { nextOrder, readPapers, readPublishedPapers } from "../../src/content/litepaper-frontmatter";
import { KITCHEN_SINK, litepaperPath, MAX_CARDS } from "../../src/site/litepaper";
import { publishPapers } from "../content/publish-paper";
import { projectRoot } from "../project";
import { runMain } from "../run-main";

const folderOf = (slug: string) => join(projectRoot, LITEPAPERS, slug);

function addPaper(number: number): string {
  const order = nextOrder(readPapers(projectRoot));
  const slug = `${KITCHEN_SINK}-${order}`;
  cpSync(folderOf(KITCHEN_SINK), folderOf(slug), { recursive: true });
  const file = join(folderOf(slug), "index.mdx");
  const source = readFileSync(file, "utf8")
    .replace(/^title: .*$/m, `title: Added paper ${number}`)
    .replace(/^shortTitle: .*$/m, `shortTitle: Added paper ${number}`)
    .replace(/^order: .*$/m, `order: ${order}`);
  writeFileSync(file, source);
  return slug;
}

runMain(() => {
  const papers = readPapers(projectRoot);
  const missing = Math.max(MAX_CARDS + 1 - readPublishedPapers(projectRoot).length, 2);
  const slugs = Array.from({ length: missing }, (_, index) => addPaper(index + 1));
  // A paper's dates fit its changes.
  publishPapers(projectRoot, slugs, papers.find(({ slug }) => slug === KITCHEN_SINK)?.dateModified);
  const [first = ""] = slugs;
  const renamed = `${first}-renamed`;
  renameSync(folderOf(first), folderOf(renamed));
  publishPapers(projectRoot, [renamed]);
  writeFileSync(join(projectRoot, REDIRECTS), `${litepaperPath(first)}: ${litepaperPath(renamed)}\n`);
});
