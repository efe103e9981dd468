import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LITEPAPERS } from "../src/markdown/content-paths";
import { parseLitepaperFrontmatter } from "../src/markdown/litepaper-frontmatter";

const root = join(__dirname, "..");

/** What each paper that is published says about itself, in the papers' order; there may be any number of them. */
export const publishedPapers = readdirSync(join(root, LITEPAPERS))
  .map((slug) => {
    const path = `${LITEPAPERS}/${slug}/index.mdx`;
    const source = readFileSync(join(root, path), "utf8");
    return { slug, source, ...parseLitepaperFrontmatter(source, path) };
  })
  .filter(({ draft }) => !draft)
  .sort((one, other) => one.order - other.order);
