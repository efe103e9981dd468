/** How many papers have a card on the landing page, which does not grow with more; its query says the same number. */
export const MAX_CARDS = 6;

/** The route of the list of all papers, which is there as soon as some have no card. */
export const LITEPAPERS_PATH = "/litepapers";

/** The id of the place in a paper's text where it first uses a term of the glossary. */
export function firstUseId(term: string): string {
  return `use-${term}`;
}

/** The route of a paper. */
export function litepaperPath(slug: string): string {
  return `${LITEPAPERS_PATH}/${slug}`;
}

/** The draft that shows writers every element; its other address is quickly typed. */
export const KITCHEN_SINK = "kitchen-sink";

/** Every route of a paper's page. */
export function litepaperPaths(slug: string): string[] {
  return [litepaperPath(slug), ...(slug === KITCHEN_SINK ? [`/${slug}`] : [])];
}

/**
 * The route at which a version of a paper stays. It has hyphens where the version has dots: servers take what follows a
 * dot for a file's extension, and some then redirect such a page for ever.
 */
export function versionPath(slug: string, version: string): string {
  return `${litepaperPath(slug)}/v/${version.replaceAll(".", "-")}`;
}

/** The route of the differences between a version and the present one. */
export function changesPath(slug: string, version: string): string {
  return `${versionPath(slug, version)}/changes`;
}

type Version = { slug: string; version: string };

/** Whether a version is the one that its paper has now, among the papers that there are. */
export function isPresentVersion({ slug, version }: Version, papers: readonly Partial<Version>[]): boolean {
  return papers.some((paper) => paper.slug === slug && paper.version === version);
}

/** Whether a route is that of a version; no list of pages names those. */
export function isOfVersion(path: string): boolean {
  return /^\/litepapers\/[^/]+\/v\//.test(path);
}

/** The address of a paper as PDF. */
export function pdfPath(slug: string): string {
  return `${litepaperPath(slug)}.pdf`;
}

/** Where a paper is described for programs with all its citations, which would be too heavy for its page. */
export function descriptionPath(slug: string): string {
  return `${litepaperPath(slug)}.jsonld`;
}

/** How a paper is cited, for programs that keep references (CSL-JSON). */
export function citationPath(slug: string): string {
  return `${litepaperPath(slug)}.csl.json`;
}

/** The media type of such a file. */
export const CITATION_TYPE = "application/vnd.citationstyles.csl+json";

/** The address of a paper as EPUB. */
export function epubPath(slug: string): string {
  return `${litepaperPath(slug)}.epub`;
}

/** A book's media type. */
export const EPUB_TYPE = "application/epub+zip";

/** The address of all papers as one EPUB. */
export const ALL_EPUB_PATH = `${LITEPAPERS_PATH}.epub`;
