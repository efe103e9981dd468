/** A `##` section of a paper. */
export type LitepaperSection = {
  id: string;
  title: string;
  /** Heading level: 2 for what the table of contents lists. */
  depth: number;
  /** Words in sight in the section, its subsections included. */
  words: number;
};

/** A paper as the foot of another one links to it. */
export type LitepaperLink = Queries.LitepaperLinkFragment;

/** A paper in the foot of every page. */
export type PublishedLitepaper = Queries.PublishedLitepaperFragment;

/** A paper in a list. */
export type ListedLitepaper = LitepaperLink & { readingMinutes: number };

/** A paper on a card. */
export type LitepaperSummary = Queries.LitepaperSummaryFragment;

/** A paper on its own page, with the versions that can be read as they were, oldest first. */
export type Litepaper = NonNullable<Queries.LitepaperPageQuery["litepaper"]> & {
  versions: readonly string[];
};

/** Sections that every paper has around its own matter. */
const FRAME: readonly string[] = ["abstract", "introduction", "conclusion"];

/** The titles of the sections that are a paper's own matter, in order. */
export function matterOf(sections: readonly Pick<LitepaperSection, "id" | "title">[]): string[] {
  return sections.filter(({ id }) => !FRAME.includes(id)).map(({ title }) => title);
}

/** A paper's name where it stands alone: in citations, in libraries, on covers. */
export function fullTitle({ title, subtitle }: Pick<Litepaper, "title" | "subtitle">): string {
  return `${title}: ${subtitle}`;
}
