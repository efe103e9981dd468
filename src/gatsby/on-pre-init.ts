import { rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { PUBLIC } from "./public-file";

/**
 * Begins with an empty site. Gatsby keeps nodes, query results and files from build to build, and cannot see that the code
 * which makes them has changed. Where `public` is missing, it empties its cache too, except webpack's.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  await rm(PUBLIC, { recursive: true, force: true });
};
