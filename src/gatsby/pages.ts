import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { LITEPAPERS_PATH, litepaperPath, MOST_CARDS } from "../lib/litepaper";

type SlugsQuery = { allLitepaper: { nodes: { slug: string }[] } };

/** One page for each paper, and one that lists them if they are many; each page's own query asks for the rest. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<SlugsQuery>(
    "{ allLitepaper(sort: { order: ASC }) { nodes { slug } } }",
  );
  if (!data) {
    reporter.panicOnBuild("The litepapers could not be listed.", errors);
    return;
  }
  if (data.allLitepaper.nodes.length > MOST_CARDS) {
    actions.createPage({
      path: LITEPAPERS_PATH,
      component: resolve("src/templates/litepaper-list.tsx"),
      context: {},
    });
  }
  const slugs = data.allLitepaper.nodes.map(({ slug }) => slug);
  for (const [index, slug] of slugs.entries()) {
    actions.createPage({
      path: litepaperPath(slug),
      component: resolve("src/templates/litepaper.tsx"),
      context: { slug, previous: slugs[index - 1] ?? null, next: slugs[index + 1] ?? null },
    });
  }
};
