/**
 * What Zotero makes of a page that says by Highwire Press's tags what it is, by the rules of its translator "Embedded
 * Metadata" (github.com/zotero/translators, 13 June 2024), as far as they concern such a page.
 */
export type ZoteroItem = {
  itemType: string;
  title: string;
  creators: string[];
  date: string;
  institution: string;
  number: string;
  language: string;
  url: string;
  abstractNote: string;
  pdf: string | undefined;
};

export function zoteroItem(page: Document): ZoteroItem {
  /** The first of a name wins, and only the name's end has to be right; only in the head. */
  const text = (name: string) =>
    page.querySelector(`html > head > meta[name$="${name}"]`)?.getAttribute("content")?.trim() ?? "";
  const all = (name: string) =>
    [
      ...page.querySelectorAll(`html > head > meta[name$="${name}"], html > body > meta[name$="${name}"]`),
    ].map((meta) => meta.getAttribute("content") ?? "");
  const names = [...page.querySelectorAll("meta[name]")].map((meta) => meta.getAttribute("name") ?? "");
  const has = (name: string) => names.some((given) => given.endsWith(name));
  return {
    itemType: has("citation_technical_report_institution")
      ? "report"
      : has("citation_title")
        ? "journalArticle"
        : "webpage",
    title: text("citation_title").replaceAll(/\s+/g, " "),
    // Several authors in one tag are split at semicolons, then at commas with words on both sides.
    creators: all("citation_author").flatMap((names) => names.split(/\s*;\s*/)),
    date: text("citation_publication_date") || text("citation_online_date") || text("citation_year"),
    institution: text("citation_technical_report_institution"),
    number: text("citation_technical_report_number"),
    language: text("citation_language"),
    url:
      text("citation_public_url") ||
      (page.querySelector("meta[property='og:url']")?.getAttribute("content") ?? ""),
    abstractNote: text("citation_abstract") || text("description"),
    pdf: all("citation_pdf_url")[0],
  };
}
