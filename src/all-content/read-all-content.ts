import { posix } from "node:path";
import { readBibliography, type SiteReference } from "../content/bibliography";
import { LITEPAPERS, litepaperSlug } from "../content/content-paths";
import { type GlossaryTerm, readGlossary } from "../content/glossary";
import { readPaperImages } from "../content/paper-images";
import { type PublishedVersion, readPublished } from "../content/published";
import { type Question, readQuestions } from "../content/questions";
import { listFiles, readContent } from "../content/read-content";
import { type Redirects, readRedirects, redirectProblems } from "../content/read-redirects";
import { readRun } from "../content/read-run";
import { figureLibrary } from "../figures/figure-library";
import { readAlphabets } from "../paper/alphabet";
import type { Library, ReadLibrary } from "../paper/library";
import { type RenderedLitepaper, readLitepaper } from "../paper/read-litepaper";
import { readVersion, type VersionFacts } from "../paper/version-text";
import { type ContentProblem, catchProblems, orderedProblems } from "../site/content-problem";
import { litepaperPath } from "../site/litepaper-paths";
import { addressesOf } from "./addresses";
import { type Addresses, checkLinks } from "./check-links";
import { type Paper, type PaperInOrder, repeatedFields, unusedTerms, unusedWorks } from "./check-papers";
import { keepingProblems } from "./check-published";
import { brokenProofs, proven, type SiteQuestion } from "./proofs";

/** A paper, read and made ready to be shown. */
export type SitePaper = RenderedLitepaper & {
  slug: string;
  /** Of its file, from the repository's root. */
  path: string;
};

/** A version on record, with what its page says of it. */
export type SiteVersion = PublishedVersion &
  Omit<VersionFacts, "date" | "address"> & { dateModified: string };

/** All content; undefined for what could not be read. */
export type Content = {
  /** Every paper's file, also of those that could not be read. */
  paths: readonly string[];
  papers: readonly SitePaper[];
  references: readonly SiteReference[] | undefined;
  terms: readonly GlossaryTerm[] | undefined;
  questions: readonly SiteQuestion[] | undefined;
  run: Library["run"] | undefined;
  /** Every version of every paper on record, oldest first. */
  versions: readonly SiteVersion[] | undefined;
};

/** What is read, and all that is wrong in any file. */
export type Reading = { content: Content; problems: readonly ContentProblem[] };

type Options = {
  /** Whether this is to go out: what was published before is then kept as it was. */
  published?: boolean;
  /** Texts that stand for those of files, by their paths. */
  changed?: ReadonlyMap<string, string>;
  /** What papers may show. */
  figures?: Library["figures"];
  /** The run that they tell. */
  run?: Library["run"];
};

/** Reads every content file under `root`, as far as it can be read, and notes all that is wrong in any of them. */
export function readAllContent(
  root: string,
  { published = false, changed = new Map(), figures = figureLibrary, run: ownRun }: Options = {},
): Reading {
  const problems: ContentProblem[] = [];
  const run = ownRun ?? catchProblems(problems, () => readRun(root));
  const references = catchProblems(problems, () => readBibliography(root));
  const terms = catchProblems(problems, () => readGlossary(root));
  // Where the run could not be read, nobody knows which values it has.
  const questions = run && catchProblems(problems, () => readQuestions(root, run));
  const symbols = catchProblems(problems, () => readAlphabets(root));
  const records = catchProblems(problems, () => readPublished(root));
  const redirects = catchProblems(problems, () => readRedirects(root));
  const library: ReadLibrary = {
    ...{ figures, glossary: terms, symbols, run },
    references: references && new Map(references.map(({ work, html }) => [work.id, html])),
    imagesBeside: (path) => readPaperImages(root, path),
  };

  const others = problems.length;
  const paths = listFiles(root, LITEPAPERS, ".mdx");
  const papers = paths.flatMap((path): Paper[] => {
    const source = catchProblems(problems, () => changed.get(path) ?? readContent(root, path));
    if (source === undefined) return [];
    const { slug, ...paper } = readLitepaper(source, path, library);
    problems.push(...paper.problems);
    return slug ? [{ ...paper, path, source, slug }] : [];
  });
  // Markdown of another ending would be read by nobody.
  for (const path of listFiles(root, LITEPAPERS, ".md", ".markdown"))
    catchProblems(problems, () => litepaperSlug(path));
  const allRead = problems.length === others;
  const inOrder = papers.flatMap(({ frontmatter, ...paper }) =>
    frontmatter ? [{ ...paper, frontmatter }] : [],
  );
  const addresses = {
    ...readAddresses(paths, papers, { terms, questions, versions: records ?? [] }),
    moved: new Map(redirects?.map(({ from, to }) => [from, to])),
  };
  problems.push(...repeatedFields(inOrder));
  if (published && records && redirects) problems.push(...unkept(paths, inOrder, records, redirects));
  if (redirects) problems.push(...redirectProblems(redirects, new Set(addresses.targets.keys())));
  problems.push(...papers.flatMap((paper) => brokenLinks(paper, addresses)));
  const unproven = brokenProofs(root, questions ?? [], addresses);
  problems.push(...unproven);
  // A paper that could not be read may use any of them.
  if (allRead && references) problems.push(...unusedWorks(root, papers, references));
  if (allRead && terms) problems.push(...unusedTerms(inOrder, terms));
  const count = problems.length;
  const versions = records?.flatMap((record) => catchProblems(problems, () => siteVersion(record)) ?? []);
  const sitePapers = papers.flatMap(({ path, slug, rendered }) =>
    rendered ? [{ ...rendered, slug, path }] : [],
  );
  return {
    content: {
      ...{ paths, papers: sitePapers, references, terms, run },
      questions: unproven.length > 0 ? undefined : questions && proven(questions, sitePapers),
      versions: problems.length === count ? versions : undefined,
    },
    problems: orderedProblems(problems),
  };
}

/** A record with what its page says of it. Throws a ContentError where it is not that of a paper. */
function siteVersion(record: PublishedVersion): SiteVersion {
  const { title, subtitle, date } = readVersion(record.markdown, record.path);
  return { ...record, title, subtitle, dateModified: date };
}

/** What was published and is not kept. A paper that could not be read may have any version, and keeps its address. */
function unkept(
  paths: readonly string[],
  papers: readonly PaperInOrder[],
  records: readonly PublishedVersion[],
  redirects: Redirects,
): ContentProblem[] {
  const unread = paths.filter((path) => !papers.some((paper) => paper.path === path)).map(folderOf);
  const judged = records.filter(({ slug }) => !unread.includes(slug));
  const versions = papers.map(({ frontmatter, rendered, path, source, slug }) => ({
    ...frontmatter,
    ...{ path, source, slug, markdown: rendered?.markdown },
  }));
  return keepingProblems(versions, judged, redirects);
}

const folderOf = (path: string) => posix.basename(posix.dirname(path));

/**
 * The addresses that there are for everybody, those that there are while drafts are shown, and the pages of papers that
 * could not be read. Such a paper counts as published, and may have any ids: it is not to blame a second time.
 */
function readAddresses(
  paths: readonly string[],
  papers: readonly Paper[],
  {
    terms,
    questions,
    versions,
  }: {
    terms: readonly GlossaryTerm[] | undefined;
    questions: readonly Question[] | undefined;
    versions: readonly PublishedVersion[];
  },
) {
  const addressed = paths.map((path) => {
    const { frontmatter, rendered, ids } = papers.find((paper) => paper.path === path) ?? {};
    const { version, draft } = frontmatter ?? {};
    return { slug: folderOf(path), version, draft, ids: rendered && ids };
  });
  const others = {
    terms: terms?.map(({ slug }) => slug),
    questions: questions?.map(({ slug }) => slug),
    versions,
  };
  return {
    unread: addressed.filter(({ ids }) => !ids).map(({ slug }) => litepaperPath(slug)),
    targets: addressesOf(
      addressed.filter(({ draft }) => !draft),
      others,
    ),
    withDrafts: addressesOf(addressed, others),
  };
}

/** What is wrong with a paper's links, which are judged also where it has other mistakes. */
function brokenLinks({ path, slug, links, draft, ids }: Paper, addresses: Addresses): ContentProblem[] {
  const page = litepaperPath(slug);
  const targets = draft ? addresses.withDrafts : addresses.targets;
  if (!ids) return checkLinks(links, { ...addresses, path, page, targets });
  const unread = addresses.unread.filter((one) => one !== page);
  return checkLinks(links, { ...addresses, path, page, targets: new Map([...targets, [page, ids]]), unread });
}
