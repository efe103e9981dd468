import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";

/** Every type that the site queries, so that nothing depends on what the content happens to hold. */
export const SCHEMA = "src/gatsby/schema.graphql";

/** Declares them. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async ({ actions }) => {
  actions.createTypes(await readFile(SCHEMA, "utf8"));
};
