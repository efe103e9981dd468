import type { Root } from "hast";
import type { DescribedRun } from "../example/run";
import { isOfVersion, litepaperPaths } from "../site/litepaper-paths";
import { inPageOrder } from "../site/question-pages";

/** A paper as everything beside its page is made from it. */
export type PaperDocument = Queries.DocumentsQuery["allLitepaper"]["nodes"][number] & {
  /** The tree of its page. Whoever changes it clones it first. */
  tree: Root;
};

/** A question with its answer. */
type AnsweredQuestion = Queries.DocumentsQuery["allQuestion"]["nodes"][number];

/** A file that the build writes beside its pages. */
export type OutputFile = {
  /** From the site's root, with a slash before it. */
  path: string;
  content: string | Uint8Array;
};

/** All that the site publishes. */
export type Documents = {
  papers: readonly PaperDocument[];
  /** The glossary. */
  terms: Queries.DocumentsQuery["allGlossaryTerm"]["nodes"];
  /** What readers ask, reader by reader. */
  questions: readonly AnsweredQuestion[];
  /** Every version on record, the present ones too. */
  versions: Queries.DocumentsQuery["allLitepaperVersion"]["nodes"];
  run: DescribedRun;
  /** Canonical paths of all pages but the one for unknown paths and those of versions, in order. */
  paths: readonly string[];
  /** Paths of versions' pages, which nothing lists. */
  versionPaths: readonly string[];
};

/** The one query that everything is made from, beside the trees of the pages. Gatsby generates its type. */
export const documentsQuery = /* GraphQL */ `query Documents {
  allLitepaper(sort: { order: ASC }) {
    nodes {
      slug title shortTitle subtitle summary version lang dateModified
      changes { version date text }
      citation { csl }
      pdf cover markdown
      references { title url }
      openQuestions { slug context text address section { title } }
      figures { name number caption address }
    }
  }
  allGlossaryTerm(sort: { slug: ASC }) { nodes { slug term definition } }
  allQuestion { nodes { slug reader order question answer proof { path } } }
  allLitepaperVersion { nodes { slug version dateModified markdown } }
  allSitePage(sort: { path: ASC }) { nodes { path } }
}`;

/** Gatsby's two addresses of the page for unknown paths. */
const UNKNOWN_PATH = /^\/404(?:\.html)?$/;

/** The query's result with what the build has read: the run, and the trees of the papers that the query lists. */
export function toDocuments(
  data: Queries.DocumentsQuery,
  { papers, run }: { papers: readonly { slug: string; tree: Root }[]; run: DescribedRun },
): Documents {
  const paths = data.allSitePage.nodes.map(({ path }) => path).filter((path) => !UNKNOWN_PATH.test(path));
  return {
    papers: data.allLitepaper.nodes.flatMap((paper) =>
      papers.filter(({ slug }) => slug === paper.slug).map(({ tree }) => ({ ...paper, tree })),
    ),
    terms: data.allGlossaryTerm.nodes,
    questions: inPageOrder(data.allQuestion.nodes),
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
export function lastChange(papers: readonly Pick<PaperDocument, "dateModified">[]): string {
  return (
    papers
      .map(({ dateModified }) => dateModified)
      .sort()
      .at(-1) ?? "1970-01-01"
  );
}
