import { site } from "../site/site";

/** A page of the content, as its parts show it. A litepaper has an order, a version and a date. */
export type ContentPage = NonNullable<Queries.ContentPageQuery["mdx"]>["frontmatter"] &
  NonNullable<Queries.ContentPageQuery["mdx"]>["fields"] & {
    /** Address of the page as PDF, where the build prints. */
    pdf: string | null;
  };

/** A litepaper's name where it stands alone: in citations and in libraries. */
export function getFullTitle({ title, subtitle }: Pick<ContentPage, "title" | "subtitle">): string {
  return `${title}: ${subtitle}`;
}

/** How to cite a litepaper: as BibTeX, in APA style, and as a plain sentence. */
export function formatCitations(paper: ContentPage): { bibtex: string; apa: string; plain: string } {
  const { path, slug, version, date } = paper;
  const day = date ?? "";
  const [year = ""] = day.split("-");
  const url = site.url + path;
  const key = `${site.name}_${slug}`.toLowerCase().replaceAll("-", "_");
  return {
    bibtex: `@techreport{${key},
  author = {{${site.name}}},
  title = {{${getFullTitle(paper)}}},
  institution = {${site.name}},
  type = {Litepaper},
  number = {version ${version}},
  year = {${year}},
  url = {${url}},
}`,
    apa: `${site.name}. (${year}). ${getFullTitle(paper)} (Litepaper, version ${version}). ${url}`,
    plain: `${site.name}, “${getFullTitle(paper)}”, litepaper, version ${version}, ${day}, ${url}`,
  };
}
