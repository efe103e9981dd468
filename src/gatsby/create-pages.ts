import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import {
  LITEPAPERS_PATH,
  type ListedLitepaper,
  litepaperPaths,
  MAX_CARDS,
  type PublishedLitepaper,
} from "../site/litepaper";
import { versionPages } from "./create-resolvers";

type PapersQuery = {
  allLitepaper: { nodes: (ListedLitepaper & PublishedLitepaper & { version: string })[] };
  allLitepaperVersion: { nodes: { id: string; slug: string; version: string }[] };
};

/** One page for each paper, and one that lists them if they are many; a paper's own query asks for the rest. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<PapersQuery>(
    `{
      allLitepaper(sort: { order: ASC }) { nodes { slug title summary readingMinutes pdf version } }
      allLitepaperVersion { nodes { id slug version } }
    }`,
  );
  if (!data) {
    reporter.panicOnBuild("The litepapers could not be listed.", errors);
    return;
  }
  const papers = data.allLitepaper.nodes;
  if (papers.length > MAX_CARDS) {
    actions.createPage({
      path: LITEPAPERS_PATH,
      component: resolve("src/templates/litepaper-list.tsx"),
      context: { papers },
    });
  }
  for (const page of versionPages(process.cwd(), papers, data.allLitepaperVersion.nodes)) {
    actions.createPage({ ...page, component: resolve("src/templates/litepaper-version.tsx") });
  }
  const slugs = papers.map(({ slug }) => slug);
  for (const [index, slug] of slugs.entries()) {
    for (const path of litepaperPaths(slug)) {
      actions.createPage({
        path,
        component: resolve("src/templates/litepaper.tsx"),
        context: { slug, previous: slugs[index - 1] ?? null, next: slugs[index + 1] ?? null },
      });
    }
  }
};
