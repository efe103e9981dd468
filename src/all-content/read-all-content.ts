import { posix } from "node:path";
import { visit } from "unist-util-visit";
import { readBibliography, type SiteReference } from "../content/bibliography";
import { BIBLIOGRAPHY, GLOSSARY, LITEPAPERS, litepaperSlug } from "../content/content-paths";
import { placeOfField } from "../content/frontmatter";
import { type GlossaryTerm, readGlossary } from "../content/glossary";
import { nextOrder } from "../content/litepaper-frontmatter";
import { readPaperImages } from "../content/paper-images";
import { type PublishedVersion, readPublished } from "../content/published";
import { type Question, questionFile, readQuestions } from "../content/questions";
import { listFiles, readContent } from "../content/read-content";
import { readRun } from "../content/read-run";
import { type Redirects, readRedirects, redirectProblems } from "../content/redirects";
import { figureLibrary } from "../figures/figure-library";
import type { WrittenLink } from "../paper/links";
import {
  isWhole,
  type Library,
  type LinkingText,
  type LitepaperOutline,
  openLitepaper,
  type ReadLibrary,
  type RenderedLitepaper,
} from "../paper/open-litepaper";
import { readAlphabets } from "../paper/symbols";
import { readVersion, type VersionFacts } from "../paper/version-text";
import { type ContentProblem, catchProblems, FILE_START, orderedProblems } from "../site/content-problem";
import { litepaperPath } from "../site/litepaper-paths";
import { QUESTIONS_PATH } from "../site/question-pages";
import { openJson } from "../text/open-json";
import { addressesOf } from "./addresses";
import { checkLinks } from "./check-links";
import { keepingProblems } from "./check-published";
import { placeNames } from "./place-names";

/** A paper, read and made ready to be shown. */
export type SitePaper = LitepaperOutline &
  RenderedLitepaper & {
    slug: string;
    /** Of its file, from the repository's root. */
    path: string;
  };

/** A version on record, with what its page says of it. */
export type SiteVersion = PublishedVersion &
  Omit<VersionFacts, "date" | "address"> & { dateModified: string };

/** A question, with what readers call each place of its proof, and the slug of its paper. */
export type SiteQuestion = Omit<Question, "proof"> & {
  proof: { path: string; title: string; paper: string }[];
};

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

/** A paper while everything is read. */
type Paper = {
  path: string;
  source: string;
  slug: string;
  outline: LitepaperOutline;
  /** Undefined where a mistake stands in the way. */
  rendered?: RenderedLitepaper;
};

/** The links of a paper, which are judged also where it has other mistakes. */
type Linking = Pick<Paper, "path" | "slug"> & Pick<LinkingText, "links" | "draft"> & Partial<LinkingText>;

/** Reads every content file under `root`, as far as it can be read, and notes all that is wrong in any of them. */
export function readAllContent(
  root: string,
  { published = false, changed = new Map(), figures = figureLibrary, run: ownRun }: Options = {},
): Reading {
  const paths = listFiles(root, LITEPAPERS, ".mdx");
  const papers: Paper[] = [];
  const linking: Linking[] = [];
  const problems: ContentProblem[] = [];
  const run = ownRun ?? catchProblems(problems, () => readRun(root));
  const references = catchProblems(problems, () => readBibliography(root));
  const terms = catchProblems(problems, () => readGlossary(root));
  // Where the run could not be read, nobody knows which values it has.
  const questions = run && catchProblems(problems, () => readQuestions(root, run));
  const symbols = catchProblems(problems, () => readAlphabets(root));
  const records = catchProblems(problems, () => readPublished(root));
  const redirects = catchProblems(problems, () => readRedirects(root));
  const known: ReadLibrary = {
    ...{ figures, glossary: terms, symbols: symbols ?? new Map(), run },
    references: references && new Map(references.map(({ work, html }) => [work.id, html])),
    imagesBeside: (path) => readPaperImages(root, path),
  };
  const library = symbols && isWhole(known) ? known : undefined;

  const readPaper = (path: string) => {
    const source = changed.get(path) ?? readContent(root, path);
    const paper = openLitepaper(source, path);
    const own: ContentProblem[] = [];
    const slug = catchProblems(problems, () => litepaperSlug(path));
    const outline = catchProblems(own, paper.outline);
    const rendered = outline && library && catchProblems(own, () => paper.render(library));
    if (slug && outline) papers.push({ path, source, slug, outline, rendered });
    if (slug) linking.push({ path, slug, ...(outline && rendered ? outline : paper.linking(library)) });
    if (!rendered) problems.push(...paper.problems(known));
  };

  const others = problems.length;
  for (const path of paths) catchProblems(problems, () => readPaper(path));
  // Markdown of another ending would be read by nobody.
  for (const path of listFiles(root, LITEPAPERS, ".md", ".markdown"))
    catchProblems(problems, () => litepaperSlug(path));
  const allRead = problems.length === others;
  const addresses = readAddresses(paths, papers, { terms, questions, versions: records ?? [] });
  problems.push(...repeatedFields(papers));
  if (published && records && redirects) problems.push(...unkept(paths, papers, records, redirects));
  if (redirects) problems.push(...redirectProblems(redirects, new Set(addresses.published.keys())));
  const moved = new Map(redirects?.map(({ from, to }) => [from, to]));
  problems.push(...brokenLinks(linking, { ...addresses, moved }));
  const unproven = brokenProofs(root, questions ?? [], { ...addresses, moved });
  problems.push(...unproven);
  // A paper that could not be read may use any of them.
  if (allRead && references) problems.push(...unusedWorks(root, papers, references));
  if (allRead && terms) problems.push(...unusedTerms(papers, terms));
  const count = problems.length;
  const versions = records?.flatMap((record) => catchProblems(problems, () => siteVersion(record)) ?? []);
  const sitePapers = papers.flatMap(({ path, slug, outline, rendered }) =>
    rendered ? [{ ...outline, ...rendered, slug, path }] : [],
  );
  const content = {
    ...{ paths, papers: sitePapers, references, terms, run },
    questions: unproven.length > 0 ? undefined : questions && proven(questions, sitePapers),
  };
  return {
    content: { ...content, versions: problems.length === count ? versions : undefined },
    problems: orderedProblems(problems),
  };
}

/** What was published and is not kept. A paper that could not be read may have any version, and keeps its address. */
function unkept(
  paths: readonly string[],
  papers: readonly Paper[],
  records: readonly PublishedVersion[],
  redirects: Redirects,
): ContentProblem[] {
  const folders = new Set(paths.map((path) => posix.basename(posix.dirname(path))));
  const judged = records.filter(
    ({ slug }) => !folders.has(slug) || papers.some((paper) => paper.slug === slug),
  );
  const versions = papers.map(({ outline, rendered, ...paper }) => ({
    ...outline,
    ...paper,
    markdown: rendered?.markdown,
  }));
  return keepingProblems(versions, judged, redirects);
}

/** A record with what its page says of it. Throws a ContentError where it is not that of a paper. */
function siteVersion(record: PublishedVersion): SiteVersion {
  const { title, subtitle, date } = readVersion(record.markdown, record.path);
  return { ...record, title, subtitle, dateModified: date };
}

/** Proofs that lead nowhere. */
function brokenProofs(
  root: string,
  questions: readonly Question[],
  { published: targets, withDrafts, unread, moved }: Addresses,
): ContentProblem[] {
  return questions.flatMap((question) => {
    const path = questionFile(question);
    const source = readContent(root, path);
    const links = question.proof.map((url, index): WrittenLink => {
      const place = placeOfField(source, path, ["proof", index]);
      return { url, text: "", section: null, ...place };
    });
    return checkLinks(links, { path, page: QUESTIONS_PATH, targets, withDrafts, unread, moved });
  });
}

/** The questions with the titles of the places that bear their answers; undefined where a paper could not be read. */
function proven(questions: readonly Question[], papers: readonly SitePaper[]): SiteQuestion[] | undefined {
  const places = new Map<string, { title: string; paper: string }>();
  for (const { slug: paper, tree } of papers)
    for (const [id, title] of placeNames(tree)) places.set(`${litepaperPath(paper)}#${id}`, { title, paper });
  const all = questions.map(({ proof, ...question }) => ({
    ...question,
    proof: proof.flatMap((path) => {
      const place = places.get(path);
      return place ? [{ path, ...place }] : [];
    }),
  }));
  return all.every(({ proof }) => proof.length > 0) ? all : undefined;
}

function unusedWorks(
  root: string,
  papers: readonly Paper[],
  references: readonly SiteReference[],
): ContentProblem[] {
  const { at } = openJson(readContent(root, BIBLIOGRAPHY), { path: BIBLIOGRAPHY, name: "The bibliography" });
  return references.flatMap(({ work: { id: key } }, index) => {
    if (papers.some(({ source }) => new RegExp(`@${key}(?![\\w-])`).test(source))) return [];
    const message = `No paper cites "${key}".`;
    return [{ ...at(index, "id"), message, advice: `Cite it as [@${key}], or remove the work.` }];
  });
}

function unusedTerms(papers: readonly Paper[], glossary: readonly GlossaryTerm[]): ContentProblem[] {
  return glossary
    .filter(({ slug }) => !papers.some(({ outline }) => outline.terms.includes(slug)))
    .map(({ slug, term }) => ({
      path: `${GLOSSARY}/${slug}.md`,
      ...FILE_START,
      message: `No paper uses the term "${term}".`,
      advice: `Add "- ${slug}" to the \`terms\` of a paper that uses it, or remove the file.`,
    }));
}

/** Fields that no two papers share. */
const UNSHARED = ["order", "title", "shortTitle"] as const;

/** Of two papers with the same place or name, the one that was published later is to change. */
function repeatedFields(papers: readonly Paper[]): ContentProblem[] {
  const inTime = [...papers].sort(
    (one, two) =>
      Number(one.outline.draft) - Number(two.outline.draft) ||
      one.outline.datePublished.localeCompare(two.outline.datePublished) ||
      one.path.localeCompare(two.path),
  );
  return inTime.flatMap((paper, index) =>
    UNSHARED.flatMap((field): ContentProblem[] => {
      const value = paper.outline[field];
      const inSmall = (words: string | number) => String(words).toLowerCase();
      const first = inTime.slice(0, index).find(({ outline }) => inSmall(outline[field]) === inSmall(value));
      if (!first) return [];
      return [
        {
          path: paper.path,
          ...placeOfField(paper.source, paper.path, [field]),
          message: `\`${field}: ${value}\` is taken by ${first.path}.`,
          advice:
            field === "order"
              ? `Give each paper a place of its own; the next that is free is ${nextOrder(papers.map(({ outline }) => outline))}.`
              : "Give each paper a name of its own, or readers cannot tell them apart.",
        },
      ];
    }),
  );
}

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
  }: Pick<Partial<Content>, "terms"> & {
    questions: readonly Question[] | undefined;
    versions: readonly PublishedVersion[];
  },
) {
  const addressed = paths.map((path) => {
    const { outline, rendered } = papers.find((paper) => paper.path === path) ?? {};
    const slug = posix.basename(posix.dirname(path));
    return {
      slug,
      version: outline?.version,
      draft: outline?.draft,
      ids: rendered && idsIn(rendered.tree),
    };
  });
  const others = {
    terms: terms?.map(({ slug }) => slug),
    questions: questions?.map(({ slug }) => slug),
    versions,
  };
  return {
    unread: addressed.filter(({ ids }) => !ids).map(({ slug }) => litepaperPath(slug)),
    published: addressesOf(
      addressed.filter(({ draft }) => !draft),
      others,
    ),
    withDrafts: addressesOf(addressed, others),
  };
}

function idsIn(tree: RenderedLitepaper["tree"]): Set<string> {
  const ids = new Set<string>();
  visit(tree, "element", ({ properties }) => {
    if (properties.id !== undefined) ids.add(String(properties.id));
  });
  return ids;
}

type Addresses = ReturnType<typeof readAddresses> & { moved: ReadonlyMap<string, string> };

function brokenLinks(
  linking: readonly Linking[],
  { published, withDrafts, unread, moved }: Addresses,
): ContentProblem[] {
  return linking.flatMap(({ path, slug, links, draft, ids }) => {
    const page = litepaperPath(slug);
    const others = draft ? withDrafts : published;
    const paper = { path, page, targets: others, withDrafts, unread, moved };
    if (!ids) return checkLinks(links, paper);
    const targets = new Map([...others, [page, ids] as const]);
    return checkLinks(links, { ...paper, targets, unread: unread.filter((one) => one !== page) });
  });
}
