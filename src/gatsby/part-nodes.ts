import { sha256 } from "../content/sha256";
import { litepaperPath } from "../site/litepaper";
import { canonicalUrl, site } from "../site/site";
import type { SitePaper } from "./site-content";

/** Gatsby's id for the node of a type with a key of ours. */
export type IdOf = (type: string, key: string) => string;

/** A part of a paper, without what other papers say of it. */
type Part<Fields extends object = object> = { id: string; fields: Fields };

/** Where something stands, as ids of nodes. */
type Place = { paper: string; section: string | null; paragraph: string | null };

/** Where an address of the site leads to, as ids of nodes. */
export type Destination = { toPaper: string | null; toSection: string | null; toTerm: string | null };

/** The nodes of one paper's parts, by kind, each kind in the order of the text. */
export type PartsOfPaper = ReturnType<typeof partsOf>;

/** Nodes of a paper's parts. `destinationOf` knows where an address of the site leads to. */
export function partsOf(
  { slug, parts, headings }: SitePaper,
  idOf: IdOf,
  destinationOf: (url: string) => Destination,
) {
  const paper = idOf("Litepaper", slug);
  const page = canonicalUrl(litepaperPath(slug));
  const key = (id: string | number) => `${slug}#${id}`;
  const addressOf = (id: string) => encodeURI(`${page}#${id}`);
  const sectionOf = (id: string | null) => id && idOf("Section", key(id));
  const placeOf = ({ section, paragraph }: { section: string | null; paragraph: string | null }): Place => ({
    paper,
    section: sectionOf(section),
    paragraph: paragraph && idOf("Paragraph", key(paragraph)),
  });

  const citations = parts.citations.map(({ id, key: work, number, occurrence, claim, ...place }) => ({
    id: idOf("Citation", key(id)),
    fields: {
      ...placeOf(place),
      reference: idOf("Reference", work),
      ...{ number, occurrence, claim, address: addressOf(id) },
    },
  }));
  const formulas = parts.formulas.map(({ latex, display, ...place }, index) => ({
    id: idOf("Formula", key(index)),
    fields: { ...placeOf(place), latex, display },
  }));
  const links = parts.links.map(({ url, text, ...place }, index) => {
    const address = absolute(url, page);
    return {
      id: idOf("Link", key(index)),
      fields: { ...placeOf(place), url: address, text, ...destinationOf(address) },
    };
  });
  const terms = parts.terms.map(({ slug: term, ...place }) => ({
    ...placeOf(place),
    term: idOf("GlossaryTerm", term),
  }));
  const figures = parts.figures.map(({ id, section, ...facts }) => ({
    id: idOf("Figure", key(id)),
    fields: { paper, section: sectionOf(section), anchor: id, address: addressOf(id), ...facts },
  }));
  const tables = parts.tables.map(({ id, section, ...facts }) => ({
    id: idOf("Table", key(id)),
    fields: { paper, section: sectionOf(section), anchor: id, address: addressOf(id), ...facts },
  }));
  const cards = parts.cards.map(({ section, ...texts }) => ({
    id: idOf("Card", key(section)),
    fields: { paper, section: idOf("Section", key(section)), ...texts },
  }));
  const paragraphs = parts.paragraphs.map(({ id, section, text }) => {
    const paragraph = idOf("Paragraph", key(id));
    const inside = idsWhere<Place>(({ paragraph: other }) => other === paragraph);
    return {
      id: paragraph,
      fields: {
        ...{ paper, section: sectionOf(section), anchor: id, address: addressOf(id) },
        ...{ text, digest: sha256(text) },
        ...{ citations: inside(citations), formulas: inside(formulas), links: inside(links) },
        terms: terms.flatMap(({ paragraph: other, term }) => (other === paragraph ? term : [])),
      },
    };
  });

  let above: string | null = null;
  const sections = parts.sections.map(({ id, title, depth, text }) => {
    const section = idOf("Section", key(id));
    if (depth === 2) above = section;
    const within: string | null = depth === 2 ? null : above;
    const inside = idsWhere<Pick<Place, "section">>(({ section: other }) => other === section);
    const words = headings.find((heading) => heading.id === id)?.words ?? 0;
    return {
      id: section,
      fields: {
        ...{ paper, within, anchor: id, address: addressOf(id), title, depth, words },
        ...{ text, digest: sha256(text) },
        ...{ paragraphs: inside(paragraphs), citations: inside(citations), figures: inside(figures) },
        ...{ tables: inside(tables), formulas: inside(formulas), links: inside(links) },
        card: inside(cards)[0] ?? null,
        references: distinct(
          citations.flatMap(({ fields }) => (fields.section === section ? fields.reference : [])),
        ),
        terms: terms.flatMap(({ section: other, term }) => (other === section ? term : [])),
      },
    };
  });
  return { slug, paper, sections, paragraphs, citations, figures, tables, cards, formulas, links };
}

/** The ids of the parts whose fields are as asked. */
const idsWhere =
  <Fields extends object>(isAsked: (fields: Fields) => boolean) =>
  (parts: readonly Part<Fields>[]): string[] =>
    parts.flatMap(({ id, fields }) => (isAsked(fields) ? id : []));

/** Each value once, in order. */
export const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The values of some things, by a key that things may be without. */
export function groupBy<T, Value>(
  things: readonly T[],
  keyOf: (thing: T) => string | null,
  read: (thing: T) => Value,
): ReadonlyMap<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), read(thing)]);
  }
  return groups;
}

function absolute(url: string, page: string): string {
  if (url.startsWith("#")) return page + url;
  return url.startsWith("/") ? site.url + url : url;
}
