import { getCanonicalUrl, site } from "../site/site";

/** A content page: its frontmatter and fields. Only a paper has an order, a version and a date. */
export type ContentPage = NonNullable<Queries.ContentPageQuery["mdx"]>["frontmatter"] &
  NonNullable<Queries.ContentPageQuery["mdx"]>["fields"] & {
    /** The path of the paper's PDF; null if the build prints no PDFs. */
    pdf: string | null;
  };

/** Returns title and subtitle, as citations write them. */
export function getFullTitle({ title, subtitle }: Pick<ContentPage, "title" | "subtitle">): string {
  return `${title}: ${subtitle}`;
}

/** Returns a paper's citations by the names of their formats. */
export function formatPaperCitations(paper: ContentPage) {
  const { path, slug, version, date } = paper;
  const isoDate = date ?? "";
  const [year = ""] = isoDate.split("-");
  const url = getCanonicalUrl(path);
  const bibtexKey = `${site.name}_${slug}`.toLowerCase().replaceAll("-", "_");
  return {
    APA: `${site.name}. (${year}). ${getFullTitle(paper)} (Litepaper, version ${version}). ${url}`,
    BibTeX: `@techreport{${bibtexKey},
  author = {{${site.name}}},
  title = {{${getFullTitle(paper)}}},
  institution = {${site.name}},
  type = {Litepaper},
  number = {version ${version}},
  year = {${year}},
  date = {${isoDate}},
  url = {${url}},
}`,
    Plain: `${site.name}, “${getFullTitle(paper)}”, litepaper, version ${version}, ${isoDate}, ${url}`,
  };
}
