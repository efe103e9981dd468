import type { Element, Nodes, Parents } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import type { CitedWork } from "./brackets";
import { type CardText, readCard } from "./cards";
import { hasClass } from "./has-class";
import { type OpenQuestion, openQuestions } from "./open-questions";
import { readSections, type SectionText, wordsOf } from "./section-texts";

/** Where in a paper something stands: ids in its page. */
export type Place = {
  /** Of the nearest heading above it. */
  section: string | null;
  /** Of the paragraph that it stands in; none in lists, notes, captions and tables. */
  paragraph: string | null;
};

/** What a paper is made of, each kind in the order of the text. Ids are those of the page. */
export type PaperParts = {
  sections: Omit<SectionText, "paragraphs">[];
  paragraphs: { id: string; section: string | null; text: string }[];
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
  figures: {
    id: string;
    section: string | null;
    number: number;
    /** The name of a drawing of ours; none for an image. */
    name: string | null;
    caption: string;
    /** What those learn from it who do not see it. */
    alternative: string;
  }[];
  tables: {
    id: string;
    section: string | null;
    number: number;
    caption: string;
    columns: string[];
    rows: string[][];
  }[];
  /** Of its sections, each at most one. */
  cards: ({ section: string } & CardText)[];
  formulas: (Place & { latex: string; display: boolean })[];
  folds: { id: string; section: string | null }[];
  links: (Place & { url: string; text: string })[];
  openQuestions: OpenQuestion[];
  /** Where a term of the glossary is marked: its first use in each section. */
  terms: (Place & { slug: string })[];
};

/** Links between parts of the page, the link that runs an attack, and drawings, which are read by themselves. */
const LEFT_OUT = ["heading-link", "note-reference", "note-number", "run-attack", "figure-drawing"];

/** The parts of a paper, from the tree of its page without its lists of terms, references and changes. */
export function listParts(tree: Parents, citedWorks: readonly CitedWork[]): PaperParts {
  const texts = readSections(tree);
  const parts: PaperParts = {
    sections: texts.map(({ paragraphs: _paragraphs, ...section }) => section),
    paragraphs: texts.flatMap(({ id: section, paragraphs }) =>
      paragraphs.map(({ id, text }) => ({ id, section, text })),
    ),
    citations: [],
    figures: [],
    tables: [],
    cards: [],
    formulas: [],
    folds: [],
    openQuestions: openQuestions(tree),
    links: [],
    terms: [],
  };
  let section: string | null = null;

  const read = (node: Nodes, paragraph: string | null): void => {
    if (node.type !== "element" && node.type !== "root") return;
    let inside = paragraph;
    if (node.type === "element") {
      if (hasClass(node, ...LEFT_OUT)) return;
      const id = String(node.properties.id ?? "");
      if (/^h[23]$/.test(node.tagName)) section = id;
      if (node.tagName === "p" && id.startsWith("p-")) inside = id;
      const place: Place = { section, paragraph: inside };
      if (node.tagName === "a") readLink(node, place);
      if (hasClass(node, "fold")) parts.folds.push({ id, section });
      if (node.tagName === "figure") readDisplay(node, id);
      if (hasClass(node, "card") && section !== null) parts.cards.push({ section, ...readCard(node) });
      if (node.data?.latex !== undefined) {
        parts.formulas.push({
          ...place,
          latex: node.data.latex,
          display: node.properties.display === "block",
        });
        return;
      }
    }
    for (const child of node.children) read(child, inside);
  };

  const readLink = (link: Element, place: Place) => {
    const { id, href, dataCite } = link.properties;
    const url = String(href);
    if (dataCite !== undefined) {
      const key = String(dataCite);
      const work = citedWorks.find((candidate) => candidate.key === key);
      const occurrence = Number(String(id).split("-").at(-1));
      parts.citations.push({
        ...place,
        id: String(id),
        key,
        number: work?.number ?? 0,
        occurrence,
        claim: work?.claims[occurrence - 1] ?? null,
      });
    } else if (hasClass(link, "term")) {
      parts.terms.push({ ...place, slug: url.replace("#term-", "") });
    } else parts.links.push({ ...place, url, text: wordsOf(link) });
  };

  const readDisplay = (display: Element, id: string) => {
    const [, kind, number] = /^(figure|table)-(\d+)$/.exec(id) ?? [];
    const part = { id, section, number: Number(number), caption: captionOf(display) };
    if (kind === "figure") {
      const { dataFigure } = display.properties;
      const name = dataFigure === undefined ? null : String(dataFigure);
      parts.figures.push({ ...part, name, alternative: alternativeOf(display) });
    } else if (kind === "table") {
      const [columns = [], ...rows] = rowsOf(display);
      parts.tables.push({ ...part, columns, rows });
    }
  };

  read(tree, null);
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

function rowsOf(table: Element): string[][] {
  return selectAll("tr", table).map((row) =>
    row.children.flatMap((cell) => (cell.type === "element" ? [wordsOf({ ...cell, tagName: "span" })] : [])),
  );
}
