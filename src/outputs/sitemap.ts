import { isOfVersion, litepaperPath } from "../site/litepaper-paths";
import { site } from "../site/site";

type SitemapPage = { path: string; lastmod?: string };

/**
 * For gatsby-plugin-sitemap: every page once, with the day of its last change, but no versions of papers: their papers link to
 * them. Pages that are no papers show what papers say, so their day is the newest of those.
 */
export const sitemapOptions = {
  // robots.txt names it; a link would be the first thing that every page says.
  createLinkInHead: false,
  output: "/",
  query: /* GraphQL */ `query Sitemap {
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allLitepaper { nodes { slug dateModified } }
  }`,
  resolveSiteUrl: () => site.url,
  resolvePages: ({ allSitePage, allLitepaper }: Queries.SitemapQuery): SitemapPage[] => {
    const modified = new Map(
      allLitepaper.nodes.map(({ slug, dateModified }) => [litepaperPath(slug), dateModified]),
    );
    const newest = [...modified.values()].sort().at(-1);
    const listed = allSitePage.nodes.filter(({ path }) => !isOfVersion(path));
    return listed.map(({ path }) => ({ path, lastmod: modified.get(path) ?? newest }));
  },
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod ? { lastmod } : {}) }),
};
