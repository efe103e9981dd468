import { Seo } from "../components/Seo";
import { getCanonicalUrl, site } from "../site/site";
import { type ContentPage, getFullTitle } from "./content-page";

/** What a page of the content says of itself in its head: for search engines, for libraries, and for programs. */
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

/** A litepaper in the tags that Zotero and Google Scholar read. */
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

/** A litepaper for schema.org, and the way to it from the landing page. */
function createArticleData(paper: ContentPage): object {
  const url = getCanonicalUrl(paper.path);
  const organisation = { "@type": "Organization", name: site.name };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "ScholarlyArticle",
        "@id": url,
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
