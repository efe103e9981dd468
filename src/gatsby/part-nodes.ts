import type { SitePaper } from "../content/content-files";
import type { Place } from "../paper/parts";
import { litepaperPath } from "../site/litepaper";
import { canonicalUrl, site } from "../site/site";

/** Gatsby's id for the node of a type with a key of ours. */
export type IdOf = (type: string, key: string) => string;

/** A node before it has what Gatsby adds; its fields name other nodes by their ids. */
export type SiteNode<Fields extends object = object> = { type: string; id: string; fields: Fields };

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
  const idIn = (type: string, key: string | number) => idOf(type, `${slug}#${key}`);
  const node = <Fields extends object>(type: string, key: string | number, fields: Fields) => ({
    ...{ type, id: idIn(type, key) },
    fields: { paper, ...fields },
  });
  const addressOf = (id: string) => encodeURI(`${page}#${id}`);
  const sectionOf = (id: string | null) => id && idIn("Section", id);
  const placeOf = ({ section, paragraph }: Place): Place => ({
    section: sectionOf(section),
    paragraph: paragraph && idIn("Paragraph", paragraph),
  });

  const citations = parts.citations.map(({ id, key: work, number, occurrence, claim, ...place }) => {
    const reference = idOf("Reference", work);
    const address = addressOf(id);
    return node("Citation", id, { ...placeOf(place), reference, number, occurrence, claim, address });
  });
  const openQuestions = parts.openQuestions.map(({ key, text, section, paragraph }) => {
    const place = placeOf({ section, paragraph });
    const address = addressOf(paragraph ?? section ?? "");
    return node("OpenQuestion", key, { ...place, slug: `${slug}-${key}`, text, address });
  });
  const formulas = parts.formulas.map(({ latex, display, ...place }, index) =>
    node("Formula", index, { ...placeOf(place), latex, display }),
  );
  const links = parts.links.map(({ url, text, ...place }, index) => {
    const address = absolute(url, page);
    return node("Link", index, { ...placeOf(place), url: address, text, ...destinationOf(address) });
  });
  const terms = parts.terms.map(({ slug: term, ...place }) => ({
    ...placeOf(place),
    term: idOf("GlossaryTerm", term),
  }));
  const display = (type: string, { id, section, ...facts }: { id: string; section: string | null }) =>
    node(type, id, { section: sectionOf(section), anchor: id, address: addressOf(id), ...facts });
  const figures = parts.figures.map((figure) => display("Figure", figure));
  const tables = parts.tables.map((table) => display("Table", table));
  const cards = parts.cards.map(({ section, ...texts }) =>
    node("Card", section, { section: idIn("Section", section), ...texts }),
  );
  const paragraphs = parts.paragraphs.map(({ id, section, text }) => {
    const inside = idsIn("paragraph", idIn("Paragraph", id));
    return node("Paragraph", id, {
      ...{ section: sectionOf(section), anchor: id, address: addressOf(id), text },
      ...{ citations: inside(citations), formulas: inside(formulas), links: inside(links) },
      terms: terms.flatMap(({ paragraph, term }) => (paragraph === idIn("Paragraph", id) ? term : [])),
    });
  });

  let above: string | null = null;
  const sections = parts.sections.map(({ id, title, titleHtml, depth, text }) => {
    const section = idIn("Section", id);
    if (depth === 2) above = section;
    const within: string | null = depth === 2 ? null : above;
    const inside = idsIn("section", section);
    const words = headings.find((heading) => heading.id === id)?.words ?? 0;
    const cited = citations.filter(({ fields }) => fields.section === section);
    return node("Section", id, {
      ...{ within, anchor: id, address: addressOf(id), title, titleHtml, depth, words, text },
      ...{ paragraphs: inside(paragraphs), citations: inside(citations), figures: inside(figures) },
      ...{ tables: inside(tables), formulas: inside(formulas), links: inside(links) },
      card: inside(cards)[0] ?? null,
      references: distinct(cited.map(({ fields }) => fields.reference)),
      terms: terms.flatMap(({ section: other, term }) => (other === section ? term : [])),
    });
  });
  return { sections, paragraphs, citations, figures, tables, cards, openQuestions, formulas, links };
}

/** The ids of the parts that stand in a section or a paragraph. */
const idsIn =
  <Kind extends keyof Place>(kind: Kind, id: string) =>
  (parts: readonly SiteNode<Pick<Place, Kind>>[]): string[] =>
    parts.flatMap((part) => (part.fields[kind] === id ? part.id : []));

/** Each value once, in order. */
export const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function absolute(url: string, page: string): string {
  if (url.startsWith("#")) return page + url;
  return url.startsWith("/") ? site.url + url : url;
}
