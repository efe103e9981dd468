import type { Element, Parents } from "hast";
import { select } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import type { CitedWork } from "./brackets";
import { hasClass } from "./has-class";
import { type OpenQuestion, openQuestions } from "./open-questions";
import { readSections, type SectionText, wordsOf } from "./section-texts";

/** In a paper's page: the id of the nearest heading above. */
type Place = { section: string | null };

/** What a paper is made of, each kind in the order of the text. Ids are those of the page. */
export type PaperParts = {
  sections: Omit<SectionText, "text">[];
  citations: (Place & {
    id: string;
    /** The work's key in the bibliography. */
    key: string;
    /** The work's number in the paper. */
    number: number;
    /** How many times the paper has cited the work, this time included. */
    occurrence: number;
    /** What the work is cited for. */
    claim: string | null;
  })[];
  figures: (Place & {
    id: string;
    number: number;
    /** The name of a drawing of ours; none for an image. */
    name: string | null;
    caption: string;
    /** What those learn from it who do not see it. */
    alternative: string;
  })[];
  openQuestions: OpenQuestion[];
  /** Where a term of the glossary is marked: its first use in each section. */
  terms: (Place & { slug: string })[];
};

/** The parts of a paper, from the tree of its page without its lists of terms, references and changes. */
export function listParts(tree: Parents, citedWorks: readonly CitedWork[]): PaperParts {
  const parts: PaperParts = {
    sections: readSections(tree).map(({ text, ...section }) => section),
    citations: [],
    figures: [],
    openQuestions: openQuestions(tree),
    terms: [],
  };
  let section: string | null = null;

  const readLink = (link: Element) => {
    const { id, href, dataCite } = link.properties;
    if (hasClass(link, "term")) parts.terms.push({ section, slug: String(href).replace("#term-", "") });
    if (dataCite === undefined) return;
    const key = String(dataCite);
    const work = citedWorks.find((candidate) => candidate.key === key);
    const occurrence = Number(String(id).split("-").at(-1));
    parts.citations.push({
      ...{ section, id: String(id), key, number: work?.number ?? 0, occurrence },
      claim: work?.claims[occurrence - 1] ?? null,
    });
  };

  const readFigure = (figure: Element) => {
    const { id, dataFigure } = figure.properties;
    const [, number] = /^figure-(\d+)$/.exec(String(id)) ?? [];
    if (!number) return;
    parts.figures.push({
      ...{ section, id: String(id), number: Number(number) },
      name: dataFigure === undefined ? null : String(dataFigure),
      ...{ caption: captionOf(figure), alternative: alternativeOf(figure) },
    });
  };

  visit(tree, "element", (element) => {
    const { tagName, properties } = element;
    if (hasClass(element, "figure-drawing")) return SKIP;
    if (/^h[23]$/.test(tagName)) section = String(properties.id);
    if (tagName === "a") readLink(element);
    if (tagName === "figure") readFigure(element);
    return CONTINUE;
  });
  return parts;
}

/** A caption's words without "Figure 1". */
function captionOf(display: Element): string {
  const [, ...words] = select("figcaption", display)?.children ?? [];
  return wordsOf({ type: "root", children: words });
}

function alternativeOf(figure: Element): string {
  const image = select("img", figure);
  if (image) return String(image.properties.alt ?? "");
  const description = select("desc", figure);
  return description ? textOf(description) : "";
}
