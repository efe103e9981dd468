import { litepaperPath } from "../lib/litepaper";
import { site } from "../lib/site";

type SitemapQuery = {
  allSitePage: { nodes: { path: string }[] };
  allLitepaper: { nodes: { slug: string; dateModified: string }[] };
};

type SitemapPage = { path: string; lastmod?: string };

/** gatsby-plugin-sitemap: every page once, in its canonical form, papers with the day of their last change. */
export const sitemapOptions = {
  output: "/",
  query: `{
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allLitepaper { nodes { slug dateModified } }
  }`,
  resolveSiteUrl: () => site.url,
  resolvePages: ({ allSitePage, allLitepaper }: SitemapQuery): SitemapPage[] => {
    const modified = new Map(
      allLitepaper.nodes.map(({ slug, dateModified }) => [litepaperPath(slug), dateModified]),
    );
    return allSitePage.nodes.map(({ path }) => ({ path, lastmod: modified.get(path) }));
  },
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod ? { lastmod } : {}) }),
};
