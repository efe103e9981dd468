import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import type { BreadcrumbList, Graph, Organization, ScholarlyArticle, Thing, WebSite } from "schema-dts";
import { visit } from "unist-util-visit";
import { litepaperPath } from "../../lib/litepaper";
import { canonicalUrl, site } from "../../lib/site";
import { type Documents, type PaperDocument, paperAt } from "./documents";

const ORGANISATION = `${site.url}/#organisation`;
const WEBSITE = `${site.url}/#website`;

/**
 * What a page says to programs in the words of schema.org; undefined for a page that says it in its own markup, as the
 * glossary does, or has nothing to say.
 */
export function structuredDataOf(path: string, { papers }: Pick<Documents, "papers">): Graph | undefined {
  const paper = paperAt(papers, path);
  if (paper) return graph([article(paper), trail(path, paper.title)]);
  if (path === "/") return graph([website(), organisation()]);
  return undefined;
}

const graph = (things: Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

function website(): WebSite {
  return {
    "@type": "WebSite",
    "@id": WEBSITE,
    name: site.name,
    url: canonicalUrl("/"),
    publisher: { "@id": ORGANISATION },
  };
}

function organisation(): Organization {
  return {
    "@type": "Organization",
    "@id": ORGANISATION,
    name: site.name,
    url: canonicalUrl("/"),
    logo: canonicalUrl(site.logo),
    sameAs: Object.values(site.social),
  };
}

function article(paper: PaperDocument): ScholarlyArticle {
  const { slug, title, version, datePublished, dateModified, body } = paper;
  const url = canonicalUrl(litepaperPath(slug));
  return {
    "@type": "ScholarlyArticle",
    "@id": url,
    headline: title,
    version,
    datePublished,
    dateModified,
    inLanguage: site.language,
    author: { "@type": "Organization", name: site.name },
    citation: worksOf(body),
  };
}

/** The works of a paper's list of references, by their addresses, or in words where they have none. */
function worksOf(body: string): string[] {
  const works: string[] = [];
  visit(fromHtml(body, { fragment: true }), "element", (element) => {
    if (!String(element.properties.id ?? "").startsWith("reference-")) return;
    let url: string | undefined;
    visit(element, "element", ({ tagName, properties }) => {
      if (tagName === "a" && /^https:/.test(String(properties.href))) url = String(properties.href);
    });
    const words = textOf(element).replace(/\s*(?:↩\d*\s*)+$/, "");
    works.push(url ?? words);
  });
  return works;
}

function trail(path: string, name: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: site.name, item: canonicalUrl("/") },
      { "@type": "ListItem", position: 2, name, item: canonicalUrl(path) },
    ],
  };
}

/** Its own id: by it the script is found again in a page that was built before, and in a browser that goes on. */
const ID = "structured-data";
const WRITTEN = new RegExp(`<script id="${ID}"[^>]*>.*?</script>`, "gs");

/** A page's HTML with what it says to programs at its end, in place of what stood there before. */
export function withStructuredData(html: string, data: object | undefined): string {
  const bare = html.replace(WRITTEN, "");
  if (!data) return bare;
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return bare.replace(
    "</body>",
    () => `<script id="${ID}" type="application/ld+json">${text}</script></body>`,
  );
}
