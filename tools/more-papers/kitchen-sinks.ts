import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { litepaperPath } from "../../src/lib/litepaper";
import { LITEPAPERS, REDIRECTS } from "../../src/markdown/content-paths";
import { parseLitepaperFrontmatter } from "../../src/markdown/litepaper-frontmatter";
import { publishPapers } from "../content/publish-paper";

/** The draft that has everything a paper may have. */
const KITCHEN_SINK = "kitchen-sink";

const NUMERALS: Readonly<Record<number, string>> = { 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh" };

/** Publishes the kitchen sink under `root` once more, as the paper of this place, under a name of its own. */
export function publishKitchenSink(root: string, order: number): void {
  const numeral = NUMERALS[order];
  if (!numeral) throw new Error(`There is no name for paper ${order}.`);
  const slug = `the-${numeral}`;
  const folder = join(root, LITEPAPERS, slug);
  cpSync(join(root, LITEPAPERS, KITCHEN_SINK), folder, { recursive: true });
  const name = `The ${numeral} paper`;
  const sink = readFileSync(join(folder, "index.mdx"), "utf8");
  const { dateModified } = parseLitepaperFrontmatter(sink, KITCHEN_SINK);
  const source = sink
    .replace(/^title: .*$/m, `title: ${name}`)
    .replace(/^shortTitle: .*$/m, `shortTitle: ${name}`)
    .replace(/^order: .*$/m, `order: ${order}`);
  writeFileSync(join(folder, "index.mdx"), source);
  publishPapers(root, [slug], dateModified);
}

/** Gives a published paper another address, as a writer does: the folder's name, a record, a redirect. */
export function renamePaper(root: string, from: string, to: string): void {
  renameSync(join(root, LITEPAPERS, from), join(root, LITEPAPERS, to));
  publishPapers(root, [to]);
  writeFileSync(join(root, REDIRECTS), `${litepaperPath(from)}: ${litepaperPath(to)}\n`);
}
