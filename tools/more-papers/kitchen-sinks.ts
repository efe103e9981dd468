import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KITCHEN_SINK, litepaperPath } from "../../src/lib/litepaper";
import { LITEPAPERS, REDIRECTS } from "../../src/markdown/content-paths";
import { nextOrder, parseLitepaperFrontmatter, readPapers } from "../../src/markdown/litepaper-frontmatter";
import { publishPapers } from "../content/publish-paper";

/** Publishes the kitchen sink under `root` once more, as the last of the papers; returns its slug. */
export function publishKitchenSink(root: string): string {
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
  publishPapers(root, [slug], dateModified);
  return slug;
}

/** Gives a published paper another address, as a writer does: the folder's name, a record, a redirect. */
export function renamePaper(root: string, from: string, to: string): void {
  renameSync(join(root, LITEPAPERS, from), join(root, LITEPAPERS, to));
  publishPapers(root, [to]);
  writeFileSync(join(root, REDIRECTS), `${litepaperPath(from)}: ${litepaperPath(to)}\n`);
}
