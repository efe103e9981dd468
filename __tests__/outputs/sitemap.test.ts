import { sitemapOptions } from "../../src/outputs/sitemap";
import { site } from "../../src/site/site";

test("the sitemap lists every page once, each with the day of its last change", () => {
  const pages = sitemapOptions.resolvePages({
    allSitePage: { nodes: [{ path: "/" }, { path: "/litepapers/pop" }, { path: "/litepapers/agfi" }] },
    allLitepaper: {
      nodes: [
        { slug: "agfi", dateModified: "2026-11-22" },
        { slug: "pop", dateModified: "2026-11-21" },
      ],
    },
  });
  expect(pages.map(sitemapOptions.serialize)).toEqual([
    { url: "/", lastmod: "2026-11-22" },
    { url: "/litepapers/pop", lastmod: "2026-11-21" },
    { url: "/litepapers/agfi", lastmod: "2026-11-22" },
  ]);
  expect(sitemapOptions.resolveSiteUrl()).toBe(site.url);
});
