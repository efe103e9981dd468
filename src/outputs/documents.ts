import type { Root } from "hast";
import type { CardText } from "../paper/cards";
import type { DescribedRun } from "../run/run";
import { isOfVersion, litepaperPaths } from "../site/litepaper";

/** What a query tells of a paper. */
type QueriedPaper = Pick<
  Queries.Litepaper,
  | ("slug" | "title" | "shortTitle" | "subtitle" | "summary" | "version" | "datePublished" | "dateModified")
  | ("readingMinutes" | "wordCount" | "changes" | "citation" | "pdf" | "cover" | "markdown" | "digest")
> & {
  cards: readonly (CardText & { section: Pick<Queries.Section, "title" | "address"> })[];
};

/** A paper as what the build makes beside its page is made from it. */
export type PaperDocument = QueriedPaper & {
  /** The tree of its page. Whoever changes it clones it first. */
  tree: Root;
};

/** A file that the build writes beside its pages. */
export type ProductFile = {
  /** From the site's root, with a slash before it. */
  path: string;
  content: string | Uint8Array;
};

/** All that the site publishes. */
export type Documents = {
  papers: readonly PaperDocument[];
  /** The glossary. */
  terms: readonly Pick<Queries.GlossaryTerm, "slug" | "term" | "definition">[];
  /** Every version on record, the present ones too. */
  versions: readonly Pick<Queries.LitepaperVersion, "slug" | "version" | "markdown">[];
  run: DescribedRun;
  /** Canonical paths of all pages but the one for unknown paths and those of versions, in order. */
  paths: readonly string[];
  /** Paths of versions' pages, which nothing lists. */
  versionPaths: readonly string[];
};

/** The one query that everything is made from, beside the trees of the pages. */
export const documentsQuery = `{
  allLitepaper(sort: { order: ASC }) {
    nodes {
      slug title shortTitle subtitle summary version datePublished dateModified readingMinutes wordCount
      changes { version date text }
      citation { bibtex apa plain }
      pdf cover markdown digest
      cards {
        section { title address }
        does { text source } costs { text source } lose { text source } breaks { text source } open { text source }
      }
    }
  }
  allGlossaryTerm(sort: { slug: ASC }) { nodes { slug term definition } }
  allLitepaperVersion { nodes { slug version markdown } }
  allSitePage(sort: { path: ASC }) { nodes { path } }
}`;

export type DocumentsQuery = {
  allLitepaper: { nodes: QueriedPaper[] };
  allGlossaryTerm: { nodes: Documents["terms"] };
  allLitepaperVersion: { nodes: Documents["versions"] };
  allSitePage: { nodes: { path: string }[] };
};

/** Gatsby's two addresses of the page for unknown paths. */
const UNKNOWN_PATH = /^\/404(?:\.html)?$/;

/** The query's result with what the build has read: the run, and the trees of the papers that the query lists. */
export function toDocuments(
  data: DocumentsQuery,
  { papers, run }: { papers: readonly { slug: string; tree: Root }[]; run: DescribedRun },
): Documents {
  const paths = data.allSitePage.nodes.map(({ path }) => path).filter((path) => !UNKNOWN_PATH.test(path));
  return {
    papers: data.allLitepaper.nodes.flatMap((paper) =>
      papers.filter(({ slug }) => slug === paper.slug).map(({ tree }) => ({ ...paper, tree })),
    ),
    terms: data.allGlossaryTerm.nodes,
    versions: data.allLitepaperVersion.nodes,
    run,
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
