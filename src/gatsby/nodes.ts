import { citePaper } from "../content/cite-paper";
import { sha256 } from "../content/sha256";
import { decode } from "../paper/links";
import { APPENDIX_ID } from "../paper/nodes";
import { latexOf, symbolId } from "../paper/symbols";
import type { DescribedRun } from "../run/run";
import type { ValueName } from "../run/run-names";
import { litepaperPath, pdfPath } from "../site/litepaper";
import { canonicalUrl } from "../site/site";
import { type Destination, distinct, groupBy, type IdOf, type PartsOfPaper, partsOf } from "./part-nodes";
import type { SiteContent, SitePaper } from "./site-content";

/** A node of Gatsby's, before it has what Gatsby adds; its fields name other nodes by their ids. */
export type SiteNode = { type: string; id: string; fields: object };

export type NodeOptions = {
  /** Whether papers that only their writers are to see have nodes. */
  drafts: boolean;
  /** Whether the build prints papers. */
  printed: boolean;
};

/** Every node of the content, in the types of `schema.graphql`. */
export function nodesOf(content: SiteContent, idOf: IdOf, { drafts, printed }: NodeOptions): SiteNode[] {
  // Nothing that comes after this knows of hidden drafts: what has no node is nowhere.
  const papers = content.papers.filter(({ draft }) => drafts || !draft);
  papers.sort((one, other) => one.order - other.order);
  const destinations = destinationsIn(papers, idOf);
  const destinationOf = (url: string) => destinations.get(decode(url)) ?? NOWHERE;
  const parts = papers.map((paper) => partsOf(paper, idOf, destinationOf));

  const idOfNode = ({ id }: { id: string }) => id;
  const all = <Kind extends "sections" | "citations" | "links">(kind: Kind) =>
    parts.flatMap((ofPaper) => ofPaper[kind] as PartsOfPaper[Kind][number][]);
  const linksTo = groupBy(all("links"), ({ fields }) => fields.toSection, idOfNode);
  const citationsOf = groupBy(all("citations"), ({ fields }) => fields.reference, idOfNode);
  const uses = all("sections").flatMap(({ id, fields }) => fields.terms.map((term) => ({ id, term })));
  const sectionsWith = groupBy(uses, ({ term }) => term, idOfNode);

  const node = (type: string, id: string, fields: object): SiteNode => ({ type, id, fields });
  return [
    ...papers.map((paper, index) =>
      node("Litepaper", idOf("Litepaper", paper.slug), {
        ...factsOf(paper),
        ...relationsOf(parts[index]),
        pdf: printed ? pdfPath(paper.slug) : null,
      }),
    ),
    ...parts.flatMap((ofPaper) => [
      ...ofPaper.sections.map(({ id, fields }) =>
        node("Section", id, { ...fields, linkedFrom: linksTo.get(id) ?? [] }),
      ),
      ...ofPaper.paragraphs.map(({ id, fields }) => node("Paragraph", id, fields)),
      ...ofPaper.citations.map(({ id, fields }) => node("Citation", id, fields)),
      ...ofPaper.figures.map(({ id, fields }) => node("Figure", id, fields)),
      ...ofPaper.tables.map(({ id, fields }) => node("Table", id, fields)),
      ...ofPaper.cards.map(({ id, fields }) => node("Card", id, fields)),
      ...ofPaper.formulas.map(({ id, fields }) => node("Formula", id, fields)),
      ...ofPaper.links.map(({ id, fields }) => node("Link", id, fields)),
    ]),
    ...(content.references ?? []).map(({ work, html }) => {
      const id = idOf("Reference", work.id);
      const citations = citationsOf.get(id) ?? [];
      return node("Reference", id, { key: work.id, html, title: work.title, url: work.URL, citations });
    }),
    ...(content.terms ?? []).map(({ slug, term, aliases, definition }) => {
      const id = idOf("GlossaryTerm", slug);
      const sections = sectionsWith.get(id) ?? [];
      return node("GlossaryTerm", id, { slug, term, aliases, definition, sections });
    }),
    ...(content.run && content.demo
      ? [
          node("RunInputs", idOf("RunInputs", ""), {
            inputs: inputsOf(content.run),
            demo: content.demo,
          }),
        ]
      : []),
    ...(content.versions ?? []).map((version) =>
      node("LitepaperVersion", idOf("LitepaperVersion", `${version.slug} ${version.version}`), version),
    ),
  ];
}

function inputsOf({ inputs, values }: DescribedRun) {
  return Object.entries(inputs).map(([name, { unit, description }]) => ({
    ...{ name, unit, description },
    text: values[name as ValueName].text,
  }));
}

const NOWHERE: Destination = { toPaper: null, toSection: null, toTerm: null };

/** Where the addresses of papers, of all that has an id in them, and of terms lead to. */
function destinationsIn(papers: readonly SitePaper[], idOf: IdOf): ReadonlyMap<string, Destination> {
  const destinations = new Map<string, Destination>();
  for (const { slug, parts, terms } of papers) {
    const page = canonicalUrl(litepaperPath(slug));
    const toPaper = idOf("Litepaper", slug);
    const toSection = (id: string | null) => id && idOf("Section", `${slug}#${id}`);
    destinations.set(page, { ...NOWHERE, toPaper });
    for (const { id } of parts.sections)
      destinations.set(`${page}#${id}`, { ...NOWHERE, toPaper, toSection: toSection(id) });
    for (const { id, section } of [
      ...parts.paragraphs,
      ...parts.citations,
      ...parts.figures,
      ...parts.tables,
      ...parts.folds,
    ])
      destinations.set(`${page}#${id}`, { ...NOWHERE, toPaper, toSection: toSection(section) });
    for (const term of terms)
      destinations.set(canonicalUrl(`/glossary#${term}`), {
        ...NOWHERE,
        toTerm: idOf("GlossaryTerm", term),
      });
  }
  return destinations;
}

/** What a paper says of itself, and the forms in which its text is shown. */
function factsOf(paper: SitePaper) {
  const { slug, title, shortTitle, subtitle, summary, order, datePublished, dateModified } = paper;
  const { readingMinutes, wordCount, wordsInSight, terms, changes, html, markdown, cover } = paper;
  const version = paper.draft ? `${paper.version}, draft` : paper.version;
  return {
    ...{ slug, title, shortTitle, subtitle, summary, order, version, datePublished, dateModified },
    ...{ readingMinutes, wordCount, wordsInSight, terms, changes, cover, markdown },
    symbols: paper.symbols.map(({ symbol, meaning, unit }) => ({
      ...{ latex: latexOf(symbol), meaning, unit },
      address: `${canonicalUrl(litepaperPath(slug))}#${symbolId(symbol)}`,
    })),
    body: html,
    digest: sha256(markdown),
    citation: citePaper({ slug, title, subtitle, version, dateModified }),
  };
}

function relationsOf(parts: PartsOfPaper | undefined) {
  if (!parts) return {};
  const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id);
  const listed = parts.sections.filter(({ fields }) => fields.depth === 2 && fields.anchor !== APPENDIX_ID);
  const cited = [...parts.citations].sort((one, other) => one.fields.number - other.fields.number);
  return {
    sections: ids(listed),
    references: distinct(cited.map(({ fields }) => fields.reference)),
    citations: ids(parts.citations),
    figures: ids(parts.figures),
    tables: ids(parts.tables),
    cards: ids(parts.cards),
    formulas: ids(parts.formulas),
    links: ids(parts.links),
  };
}
