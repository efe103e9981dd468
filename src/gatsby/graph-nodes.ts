import type { Content, SitePaper, SiteVersion } from "../all-content/read-all-content";
import { citePaper } from "../content/cite-paper";
import { compareVersions } from "../content/published";
import { openDemo } from "../demo/demo-run";
import { endingsInWords } from "../demo/endings";
import type { SectionText } from "../paper/section-texts";
import { tableOfContents } from "../paper/table-of-contents";
import { litepaperPath, pdfPath } from "../site/litepaper-paths";
import { canonicalUrl } from "../site/site";
import { drawCards, drawCover } from "./draw-figures";

/** Gatsby's id for the node of a type with a key of ours. */
type IdOf = (type: string, key: string) => string;

/** A node before it has what Gatsby adds; its fields name other nodes by their ids. */
type SiteNode = { type: string; id: string; fields: object };

/**
 * Every node of the content, in the types of `schema.graphql`. `drafts` says whether papers that only their writers are to
 * see have nodes, `printed` whether the build prints papers.
 */
export function nodesOf(
  content: Content,
  idOf: IdOf,
  { drafts, printed }: { drafts: boolean; printed: boolean },
): SiteNode[] {
  // Nothing that comes after this knows of hidden drafts: what has no node is nowhere.
  const papers = content.papers.filter(({ draft }) => drafts || !draft);
  papers.sort((one, other) => one.order - other.order);
  const read = papers.map((paper) => ({ paper, parts: partsOf(paper, idOf) }));
  const citations = read.flatMap(({ parts }) => parts.citations);
  const uses = read.flatMap(({ parts }) => parts.terms);

  const node = (type: string, key: string, fields: object): SiteNode => ({
    type,
    id: idOf(type, key),
    fields,
  });
  return [
    ...read.map(({ paper, parts }) =>
      node("Litepaper", paper.slug, {
        ...factsOf(paper),
        sections: parts.contents,
        references: worksOf(paper).map((key) => idOf("Reference", key)),
        citations: parts.citations,
        figures: parts.figures,
        openQuestions: parts.openQuestions,
        pdf: printed ? pdfPath(paper.slug) : null,
      }),
    ),
    ...(content.references ?? []).map(({ work: { id: key, title, URL: url } }) =>
      node("Reference", key, {
        ...{ key, title, url },
        citations: citations.filter(({ reference }) => reference === idOf("Reference", key)),
      }),
    ),
    ...(content.terms ?? []).map(({ slug, term, definition }) =>
      node("GlossaryTerm", slug, {
        ...{ slug, term, definition },
        sections: uses.flatMap((use) => (use.slug === slug && use.section ? use.section : [])),
      }),
    ),
    ...(content.questions ?? []).map(({ proof, ...question }) =>
      node("Question", question.slug, {
        ...question,
        proof: proof.map(({ paper, ...place }) => ({ ...place, paper: idOf("Litepaper", paper) })),
      }),
    ),
    ...(content.run
      ? [
          node("Run", "", {
            endings: endingsInWords(openDemo(content.run)),
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

/** What stands in a paper, each kind in the order of the text, with addresses and the sections that hold it. */
function partsOf({ slug, parts }: SitePaper, idOf: IdOf) {
  const paper = idOf("Litepaper", slug);
  const addressOf = (id: string) => encodeURI(`${canonicalUrl(litepaperPath(slug))}#${id}`);
  const toSection = ({ id, title, titleHtml }: Omit<SectionText, "text">) => ({
    ...{ paper, anchor: id, address: addressOf(id), title, titleHtml },
  });
  const sections = parts.sections.map(toSection);
  const sectionOf = ({ section }: { section: string | null }) =>
    sections.find(({ anchor }) => anchor === section) ?? null;
  return {
    contents: tableOfContents(parts).map(toSection),
    citations: parts.citations.map(({ id, key, claim, ...place }) => ({
      ...{ paper, section: sectionOf(place), reference: idOf("Reference", key) },
      ...{ claim, address: addressOf(id) },
    })),
    figures: parts.figures.map(({ id, name, number, caption }) => ({
      ...{ name, number, caption, address: addressOf(id) },
    })),
    openQuestions: parts.openQuestions.map(({ key, context, text, section, paragraph }) => ({
      ...{ slug: `${slug}-${key}`, context, text, section: sectionOf({ section }) },
      address: addressOf(paragraph ?? section ?? ""),
    })),
    terms: parts.terms.map(({ slug: term, ...place }) => ({ slug: term, section: sectionOf(place) })),
  };
}

/** The keys of the works that a paper cites, each once, in the order of its list of references. */
function worksOf({ parts }: SitePaper): string[] {
  const listed = [...parts.citations].sort((one, other) => one.number - other.number);
  return [...new Set(listed.map(({ key }) => key))];
}

/** What a version of a paper and those before it changed, newest first. */
const changesUpTo = ({ slug, version }: SiteVersion, papers: readonly SitePaper[]) =>
  (papers.find((paper) => paper.slug === slug)?.changes ?? []).filter(
    (change) => compareVersions(change.version, version) <= 0,
  );

/** What a paper says of itself, and the forms in which its text is shown. */
function factsOf(paper: SitePaper) {
  const { tree, html, parts, path, sections, sectionList, symbols, draft, ...facts } = paper;
  const { slug, title, subtitle, dateModified } = facts;
  const version = draft ? `${facts.version}, draft` : facts.version;
  return {
    ...{ ...facts, version },
    cover: drawCover({ slug, sections: sectionList }),
    body: html,
    citation: citePaper({ slug, title, subtitle, version, dateModified }),
  };
}
