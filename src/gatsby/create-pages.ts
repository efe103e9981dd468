import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readRedirects } from "../content/read-redirects";
import { catchProblems } from "../site/content-problem";
import {
  changesPath,
  isPresentVersion,
  LITEPAPERS_PATH,
  litepaperPath,
  litepaperPaths,
  MAX_CARDS,
  versionPath,
} from "../site/litepaper-paths";
import { site } from "../site/site";

/** Makes a page for each paper, for each version on record, and one that lists the papers if they are many. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.CreatePagesQuery>(/* GraphQL */ `
    query CreatePages {
      allLitepaper(sort: { order: ASC }) { nodes { slug title summary readingMinutes pdf version lang } }
      allLitepaperVersion { nodes { id slug version } }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The litepapers could not be listed.", errors);
    return;
  }
  const papers = data.allLitepaper.nodes;
  const create = (path: string, template: string, context: object) =>
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });

  if (papers.length > MAX_CARDS) create(LITEPAPERS_PATH, "litepaper-list", { papers });
  for (const [index, { slug }] of papers.entries()) {
    const context = {
      slug,
      previous: papers[index - 1]?.slug ?? null,
      next: papers[index + 1]?.slug ?? null,
    };
    for (const path of litepaperPaths(slug)) create(path, "litepaper", context);
  }
  // While developing, pages are made also where the redirects have mistakes.
  const redirects = catchProblems([], () => readRedirects(process.cwd())) ?? [];
  for (const record of data.allLitepaperVersion.nodes) {
    const { id, slug, version } = record;
    const address = litepaperPath(slug);
    const isPresent = isPresentVersion(record, papers);
    // Where the paper is read now.
    const present = redirects.find(({ from }) => from === address)?.to ?? address;
    const lang = papers.find((paper) => paper.slug === slug)?.lang ?? site.language;
    const context = { id, present, isPresent, lang };
    create(versionPath(slug, version), "litepaper-version", { ...context, changes: false });
    if (!isPresent) create(changesPath(slug, version), "litepaper-version", { ...context, changes: true });
  }
};
