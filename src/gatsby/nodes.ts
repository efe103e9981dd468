import { citePaper } from "../content/cite-paper";
import type { SitePaper, SiteVersion } from "../content/content-files";
import { compareVersions } from "../content/published";
import { decode } from "../paper/links";
import { APPENDIX_ID } from "../paper/nodes";
import { latexOf, symbolId } from "../paper/symbols";
import type { DescribedRun } from "../run/run";
import type { ValueName } from "../run/run-names";
import { litepaperPath, pdfPath } from "../site/litepaper";
import { QUESTIONS_PATH } from "../site/questions";
import { canonicalUrl } from "../site/site";
import { drawCards, drawCover } from "./draw-figures";
import {
  type Destination,
  distinct,
  type IdOf,
  type PartsOfPaper,
  partsOf,
  type SiteNode,
} from "./part-nodes";
import type { SiteContent } from "./site-content";

/**
 * Every node of the content, in the types of `schema.graphql`. `drafts` says whether papers that only their writers are to
 * see have nodes, `printed` whether the build prints papers.
 */
export function nodesOf(
  content: SiteContent,
  idOf: IdOf,
  { drafts, printed }: { drafts: boolean; printed: boolean },
): SiteNode[] {
  // Nothing that comes after this knows of hidden drafts: what has no node is nowhere.
  const papers = content.papers.filter(({ draft }) => drafts || !draft);
  papers.sort((one, other) => one.order - other.order);
  const destinations = destinationsIn(papers, idOf);
  const destinationOf = (url: string) => destinations.get(decode(url)) ?? NOWHERE;
  const read = papers.map((paper) => ({ paper, parts: partsOf(paper, idOf, destinationOf) }));

  const linksTo = new Groups();
  const citationsOf = new Groups();
  const sectionsWith = new Groups();
  for (const { parts } of read) {
    for (const { id, fields } of parts.links) linksTo.add(fields.toSection, id);
    for (const { id, fields } of parts.citations) citationsOf.add(fields.reference, id);
    for (const { id, fields } of parts.sections) for (const term of fields.terms) sectionsWith.add(term, id);
  }

  const node = (type: string, key: string, fields: object): SiteNode => ({
    type,
    id: idOf(type, key),
    fields,
  });
  return [
    ...read.map(({ paper, parts }) =>
      node("Litepaper", paper.slug, {
        ...factsOf(paper),
        ...relationsOf(parts),
        pdf: printed ? pdfPath(paper.slug) : null,
      }),
    ),
    ...read.flatMap(({ parts: { sections, ...others } }) => [
      ...sections.map((section) => ({
        ...section,
        fields: { ...section.fields, linkedFrom: linksTo.of(section.id) },
      })),
      ...Object.values(others).flat(),
    ]),
    ...(content.references ?? []).map(({ work: { id: key, title, URL: url }, html }) =>
      node("Reference", key, { key, html, title, url, citations: citationsOf.of(idOf("Reference", key)) }),
    ),
    ...(content.terms ?? []).map((term) =>
      node("GlossaryTerm", term.slug, {
        ...term,
        sections: sectionsWith.of(idOf("GlossaryTerm", term.slug)),
      }),
    ),
    ...(content.questions ?? []).map(({ proof, ...question }) =>
      node("Question", question.slug, {
        ...question,
        address: canonicalUrl(`${QUESTIONS_PATH}#${question.slug}`),
        proof: proof.map(({ path, title, paper }) => ({
          ...{ path, title, paper: idOf("Litepaper", paper) },
          section: destinationOf(canonicalUrl(path)).toSection,
        })),
      }),
    ),
    ...(content.run && content.demo
      ? [
          node("RunInputs", "", {
            inputs: inputsOf(content.run),
            demo: content.demo,
            cards: drawCards(content.run),
          }),
        ]
      : []),
    ...(content.versions ?? []).map((record) =>
      node("LitepaperVersion", `${record.slug} ${record.version}`, {
        ...record,
        changes: changesUpTo(record, papers),
      }),
    ),
  ];
}

/** What a version of a paper and those before it changed, newest first. */
const changesUpTo = ({ slug, version }: SiteVersion, papers: readonly SitePaper[]) =>
  (papers.find((paper) => paper.slug === slug)?.changes ?? []).filter(
    (change) => compareVersions(change.version, version) <= 0,
  );

/** Ids by the id of what they belong to. */
class Groups {
  readonly #groups = new Map<string, string[]>();

  add(owner: string | null, id: string): void {
    if (owner !== null) this.#groups.set(owner, [...this.of(owner), id]);
  }

  of(owner: string): string[] {
    return this.#groups.get(owner) ?? [];
  }
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
  const { tree, html, parts, path, links, headings, sections, sectionList, draft, ...facts } = paper;
  const { slug, title, subtitle, dateModified } = facts;
  const version = draft ? `${facts.version}, draft` : facts.version;
  return {
    ...{ ...facts, version },
    cover: drawCover({ slug, sections: sectionList }),
    symbols: paper.symbols.map((symbol) => ({
      ...{ latex: latexOf(symbol), meaning: symbol.meaning, unit: symbol.unit },
      address: `${canonicalUrl(litepaperPath(slug))}#${symbolId(symbol)}`,
    })),
    body: html,
    citation: citePaper({ slug, title, subtitle, version, dateModified }),
  };
}

function relationsOf(parts: PartsOfPaper) {
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
    openQuestions: ids(parts.openQuestions),
    formulas: ids(parts.formulas),
    links: ids(parts.links),
  };
}
