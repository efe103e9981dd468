import { isOfVersion, litepaperPaths } from "../../lib/litepaper";
import type { CardText } from "../../markdown/cards";
import type { PaperCitation } from "../../markdown/cite-paper";
import type { PaperChange } from "../../markdown/litepaper-frontmatter";

/** A paper as what the build makes beside its page is made from it. */
export type PaperDocument = {
  slug: string;
  title: string;
  shortTitle: string;
  subtitle: string;
  summary: string;
  version: string;
  /** YYYY-MM-DD. */
  datePublished: string;
  /** YYYY-MM-DD. */
  dateModified: string;
  readingMinutes: number;
  wordCount: number;
  /** What each version changed, newest first. */
  changes: readonly PaperChange[];
  citation: PaperCitation;
  /** Address of the PDF, where the build could make one. */
  pdf: string | null;
  cover: string;
  /** The text as HTML. */
  body: string;
  /** The cards of its mechanisms, in order. */
  cards: readonly (CardText & { section: { title: string; address: string } })[];
  /** The text as Markdown: its twin. */
  markdown: string;
  /** SHA-256 of the twin, in hexadecimal. */
  digest: string;
};

/** A file that the build writes beside its pages. */
export type ProductFile = {
  /** From the site's root, with a slash before it. */
  path: string;
  content: string | Uint8Array;
};

/** All that the site publishes, as one query gives it. */
export type Documents = {
  papers: readonly PaperDocument[];
  /** The glossary. */
  terms: readonly { slug: string; term: string; definition: string }[];
  /** Every version on record, the present ones too. */
  versions: readonly { slug: string; version: string; markdown: string }[];
  /** What the illustrative run starts from: the text of content/run.yaml. */
  run: string;
  /** Canonical paths of all pages but the one for unknown paths and those of versions, in order. */
  paths: readonly string[];
  /** Paths of versions' pages, which nothing lists. */
  versionPaths: readonly string[];
};

/** The one query that everything is made from. */
export const documentsQuery = `{
  allLitepaper(sort: { order: ASC }) {
    nodes {
      slug title shortTitle subtitle summary version datePublished dateModified readingMinutes wordCount
      changes { version date text }
      citation { bibtex apa plain }
      pdf cover body markdown digest
      cards {
        section { title address }
        does { text source } costs { text source } lose { text source } breaks { text source } open { text source }
      }
    }
  }
  allGlossaryTerm(sort: { slug: ASC }) { nodes { slug term definition } }
  allLitepaperVersion { nodes { slug version markdown } }
  runInputs { source }
  allSitePage(sort: { path: ASC }) { nodes { path } }
}`;

export type DocumentsQuery = {
  allLitepaper: { nodes: PaperDocument[] };
  allGlossaryTerm: { nodes: Documents["terms"] };
  allLitepaperVersion: { nodes: { slug: string; version: string; markdown: string }[] };
  runInputs: { source: string };
  allSitePage: { nodes: { path: string }[] };
};

/** Gatsby's two addresses of the page for unknown paths. */
const UNKNOWN_PATH = /^\/404(?:\.html)?$/;

/** The query's result as what is made from it knows it: GraphQL stops here. */
export function toDocuments(data: DocumentsQuery): Documents {
  const paths = data.allSitePage.nodes.map(({ path }) => path).filter((path) => !UNKNOWN_PATH.test(path));
  return {
    papers: data.allLitepaper.nodes,
    terms: data.allGlossaryTerm.nodes,
    versions: data.allLitepaperVersion.nodes,
    run: data.runInputs.source,
    paths: paths.filter((path) => !isOfVersion(path)),
    versionPaths: paths.filter(isOfVersion),
  };
}

/** The paper that a path is the page of, if it is one. */
export function paperAt(papers: readonly PaperDocument[], path: string): PaperDocument | undefined {
  return papers.find(({ slug }) => litepaperPaths(slug).includes(path));
}

/** The day of the last change of anything that the site publishes, YYYY-MM-DD. */
export function lastChange(papers: readonly Pick<PaperDocument, "dateModified">[]): string | undefined {
  return papers
    .map(({ dateModified }) => dateModified)
    .sort()
    .at(-1);
}
