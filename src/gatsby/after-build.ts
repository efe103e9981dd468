import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { litepaperPath } from "../lib/litepaper";
import { site } from "../lib/site";

type MarkdownQuery = { allLitepaper: { nodes: { slug: string; markdown: string }[] } };

/** Writes the papers as Markdown, and what has to spell the site's address, which is known in one place only. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<MarkdownQuery>("{ allLitepaper { nodes { slug markdown } } }");
  if (!data) {
    reporter.panicOnBuild("The litepapers could not be written as Markdown.", errors);
    return;
  }
  for (const { slug, markdown } of data.allLitepaper.nodes) {
    await writeFile(join("public", `${litepaperPath(slug)}.md`), markdown);
  }
  const robots = ["User-agent: *", "Allow: /", "", `Sitemap: ${site.url}/sitemap-index.xml`, ""].join("\n");
  await writeFile(join("public", "robots.txt"), robots);
};
