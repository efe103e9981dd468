import { readCommitDate } from "./well-known-files";

type SitemapData = {
  allSitePage: { nodes: readonly { path: string }[] };
  allMdx: { nodes: readonly { fields: { path: string }; frontmatter: { date: string | null } }[] };
};

/** The options of gatsby-plugin-sitemap. A page was last changed on the date in its frontmatter, or else with the last commit. */
export const sitemapOptions = {
  output: "/",
  createLinkInHead: false,
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allMdx { nodes { fields { path } frontmatter { date } } }
  }`,
  resolvePages: ({ allSitePage, allMdx }: SitemapData) => {
    const dates = new Map(allMdx.nodes.map(({ fields, frontmatter }) => [fields.path, frontmatter.date]));
    const commitDate = readCommitDate().toISOString();
    return allSitePage.nodes.map(({ path }) => ({ path, lastmod: dates.get(path) ?? commitDate }));
  },
  serialize: ({ path, lastmod }: { path: string; lastmod: string }) => ({ url: path, lastmod }),
};
