import { Seo } from "../components/Seo";
import { getCanonicalUrl, site } from "../site/site";
import { type ContentPage, getFullTitle } from "./content-page";

/** The elements of a content page's `head`. A paper also has citation tags and JSON-LD. */
export function ContentPageHead({ page }: { page: ContentPage }) {
  const { path, title, description } = page;
  const isPaper = page.kind === "paper";
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      kind={isPaper ? "article" : "website"}
      surface="paper"
      citationTags={isPaper ? createCitationTags(page) : []}
      structuredData={isPaper ? createArticleData(page) : undefined}
    />
  );
}

/** Returns the tags that Google Scholar and Zotero read: https://scholar.google.com/intl/en/scholar/inclusion.html#indexing. */
function createCitationTags(paper: ContentPage): (readonly [name: string, content: string])[] {
  return [
    ["citation_title", getFullTitle(paper)],
    ["citation_author", site.name],
    ["citation_publication_date", (paper.date ?? "").replaceAll("-", "/")],
    ["citation_technical_report_institution", site.name],
    ["citation_technical_report_number", `version ${paper.version}`],
    ["citation_language", site.language],
    ...(paper.pdf ? [["citation_pdf_url", getCanonicalUrl(paper.pdf)] as const] : []),
  ];
}

/** Returns the paper as `ScholarlyArticle` and its `BreadcrumbList` of schema.org. */
function createArticleData(paper: ContentPage): object {
  const url = getCanonicalUrl(paper.path);
  const organisation = { "@type": "Organization", name: site.name };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "ScholarlyArticle",
        "@id": url,
        url,
        headline: getFullTitle(paper),
        abstract: paper.description,
        version: paper.version,
        datePublished: paper.date,
        inLanguage: site.language,
        author: organisation,
        publisher: organisation,
        license: site.licence.url,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: site.name, item: getCanonicalUrl("/") },
          { "@type": "ListItem", position: 2, name: paper.title, item: url },
        ],
      },
    ],
  };
}
