import { sitemapOptions } from "../../src/gatsby/sitemap";
import { site } from "../../src/lib/site";

test("the sitemap lists every page once, papers with the day of their last change", () => {
  const pages = sitemapOptions.resolvePages({
    allSitePage: { nodes: [{ path: "/" }, { path: "/litepapers/pop" }] },
    allLitepaper: { nodes: [{ slug: "pop", dateModified: "2026-11-21" }] },
  });
  expect(pages.map(sitemapOptions.serialize)).toEqual([
    { url: "/" },
    { url: "/litepapers/pop", lastmod: "2026-11-21" },
  ]);
  expect(sitemapOptions.resolveSiteUrl()).toBe(site.url);
});
