import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { site } from "../lib/site";

/** Writes what has to spell the site's address, which is known in one place only. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const robots = ["User-agent: *", "Allow: /", "", `Sitemap: ${site.url}/sitemap-index.xml`, ""].join("\n");
  await writeFile(join("public", "robots.txt"), robots);
};
