import { isOfVersion, litepaperPath } from "../site/litepaper";
import { site } from "../site/site";

type SitemapQuery = {
  allSitePage: { nodes: { path: string }[] };
  allLitepaper: { nodes: { slug: string; dateModified: string }[] };
};

type SitemapPage = { path: string; lastmod?: string };

/** gatsby-plugin-sitemap: every page once, in its canonical form, with the day of its last change: other pages show what the papers say, so theirs is the newest of those. */
export const sitemapOptions = {
  // robots.txt names it; a link would be the first thing that every page says.
  createLinkInHead: false,
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
    const newest = [...modified.values()].sort().at(-1);
    const listed = allSitePage.nodes.filter(({ path }) => !isOfVersion(path));
    return listed.map(({ path }) => ({ path, lastmod: modified.get(path) ?? newest }));
  },
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod ? { lastmod } : {}) }),
};
