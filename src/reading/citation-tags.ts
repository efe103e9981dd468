import { fullTitle, type Litepaper } from "../site/litepaper-facts";
import { canonicalUrl, site } from "../site/site";

export type CitationTag = readonly [name: string, content: string];

type CitedPaper = Pick<Litepaper, "title" | "subtitle" | "version" | "lang" | "dateModified" | "pdf">;

/**
 * A paper in the `citation_*` tags that Zotero and Google Scholar read: a report by its institution, as in `citePaper`.
 * `dateModified` is YYYY-MM-DD.
 */
export function citationTags(paper: CitedPaper): CitationTag[] {
  const { version, lang, dateModified, pdf } = paper;
  return [
    ["citation_title", fullTitle(paper)],
    ["citation_author", site.name],
    ["citation_publication_date", dateModified.replaceAll("-", "/")],
    ["citation_technical_report_institution", site.name],
    ["citation_technical_report_number", `version ${version}`],
    ["citation_language", lang],
    ...(pdf ? [["citation_pdf_url", canonicalUrl(pdf)] as const] : []),
  ];
}
