/**
 * Publishes the kitchen sink of this copy of the project again and again, each time as the last of the papers, until there
 * are more than the landing page has cards; then the first of these gets another address.
 */
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KITCHEN_SINK, litepaperPath, MAX_CARDS } from "../../src/lib/litepaper";
import { LITEPAPERS, REDIRECTS } from "../../src/markdown/content-paths";
import {
  nextOrder,
  parseLitepaperFrontmatter,
  readPapers,
  readPublishedPapers,
} from "../../src/markdown/litepaper-frontmatter";
import { publishPapers } from "../content/publish-paper";
import { runMain } from "../run-main";
import { projectRoot } from "../site-copy";

/** Changes the copy of the project that it is run in. */
function main(root: string): void {
  const missing = MAX_CARDS + 1 - readPublishedPapers(root).length;
  const copies = Array.from({ length: Math.max(missing, 2) }, () => copyKitchenSink(root));
  const [first] = copies;
  if (!first) throw new Error("No paper was added.");
  publishPapers(
    root,
    copies.map(({ slug }) => slug),
    first.dateModified,
  );
  renamePaper(root, first.slug, `${first.slug}-renamed`);
}

function copyKitchenSink(root: string): { slug: string; dateModified: string } {
  const order = nextOrder(readPapers(root));
  const slug = `${KITCHEN_SINK}-${order}`;
  const folder = join(root, LITEPAPERS, slug);
  cpSync(join(root, LITEPAPERS, KITCHEN_SINK), folder, { recursive: true });
  const sink = readFileSync(join(folder, "index.mdx"), "utf8");
  const { shortTitle, dateModified } = parseLitepaperFrontmatter(sink, KITCHEN_SINK);
  const source = sink
    .replace(/^title: .*$/m, `title: ${shortTitle} ${order}`)
    .replace(/^shortTitle: .*$/m, `shortTitle: ${shortTitle} ${order}`)
    .replace(/^order: .*$/m, `order: ${order}`);
  writeFileSync(join(folder, "index.mdx"), source);
  return { slug, dateModified };
}

/** Gives a published paper another address, as a writer does: the folder's name, a record, a redirect. */
function renamePaper(root: string, from: string, to: string): void {
  renameSync(join(root, LITEPAPERS, from), join(root, LITEPAPERS, to));
  publishPapers(root, [to]);
  writeFileSync(join(root, REDIRECTS), `${litepaperPath(from)}: ${litepaperPath(to)}\n`);
}

runMain(() => main(projectRoot));
