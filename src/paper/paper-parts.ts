import type { Element, Parents } from "hast";
import { select } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { DRAWING } from "../site/page-roles";
import { hasClass } from "../text/has-class";
import type { Citation } from "./markdown-nodes";
import { type OpenQuestion, openQuestions } from "./open-questions";
import { readSections, type SectionText, wordsOf } from "./section-texts";

declare module "hast" {
  interface ElementData {
    /** A formula's LaTeX, which cannot be read from the MathML. */
    latex?: string;
    citation?: Citation;
    /** Of a figure that has a number; the name is that of a drawing of ours. */
    figure?: { number: number; name: string | null };
  }
}

/** In a paper's page: the id of the nearest heading above. */
type Place = { section: string | null };

/** What a paper is made of, each kind in the order of the text. Ids are those of the page. */
export type PaperParts = {
  sections: Omit<SectionText, "text">[];
  citations: (Place & Citation & { id: string })[];
  figures: {
    id: string;
    number: number;
    /** The name of a drawing of ours; none for an image. */
    name: string | null;
    caption: string;
    /** What those learn from it who do not see it. */
    alternative: string;
  }[];
  openQuestions: OpenQuestion[];
  /** Where a term of the glossary is marked: its first use in each section. */
  terms: (Place & { slug: string })[];
};

/** The parts of a paper, from the tree of its page without its lists of terms, references and changes. */
export function listParts(tree: Parents): PaperParts {
  const parts: PaperParts = {
    sections: readSections(tree).map(({ text, ...section }) => section),
    citations: [],
    figures: [],
    openQuestions: openQuestions(tree),
    terms: [],
  };
  let section: string | null = null;

  visit(tree, "element", (element) => {
    const { tagName, properties, data } = element;
    const id = String(properties.id);
    if (hasClass(element, DRAWING)) return SKIP;
    if (/^h[23]$/.test(tagName)) section = id;
    if (hasClass(element, "term"))
      parts.terms.push({ section, slug: String(properties.href).replace("#term-", "") });
    if (data?.citation) parts.citations.push({ section, id, ...data.citation });
    if (data?.figure) {
      const words = { caption: captionOf(element), alternative: alternativeOf(element) };
      parts.figures.push({ id, ...data.figure, ...words });
    }
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
