import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { checkLinks, type LinkTargets } from "../paper/links";
import {
  type Library,
  type LitepaperOpener,
  type LitepaperOutline,
  openLitepaper,
  type RenderedLitepaper,
} from "../paper/litepaper";
import { type Alphabet, parseAlphabet } from "../paper/symbols";
import {
  attempt,
  ContentError,
  type ContentProblem,
  distinctProblems,
  FILE_START,
} from "../site/content-problem";
import { litepaperPath } from "../site/litepaper";
import { addressesOf } from "./addresses";
import { formatReference, parseBibliography } from "./bibliography";
import { BIBLIOGRAPHY, GLOSSARY, LITEPAPERS, litepaperSlug, SYMBOLS } from "./content-paths";
import { placeInFrontmatter, splitFrontmatter } from "./frontmatter";
import { formsOf, type GlossaryTerm, parseGlossaryTerm } from "./glossary";
import { openJson } from "./json";
import { nextOrder } from "./litepaper-frontmatter";
import { readPaperImages } from "./paper-images";
import { type CheckedPaper, checkPublished, type PublishedVersion, readPublished } from "./published";
import { listData, listFiles, readContent } from "./read-content";
import { checkRedirects, type Redirects, readRedirects } from "./redirects";

type Paper = {
  /** From the repository's root. */
  path: string;
  source: string;
  slug: string;
  outline: LitepaperOutline;
  /** The page and the Markdown, where nothing stands in their way. */
  rendered?: RenderedLitepaper;
};

/** A paper that cannot be listed, as its sections are not those that it promises, and the links in it. */
type Linking = Pick<Paper, "path" | "slug"> & Pick<LitepaperOutline, "links">;

/** All content, as far as it could be read. */
export type Content = {
  /** Every paper's file, also of those that could not be read. */
  paths: readonly string[];
  papers: readonly Paper[];
  /** The bibliography's works as lines of HTML, by key. */
  references: ReadonlyMap<string, string> | undefined;
  glossary: readonly GlossaryTerm[] | undefined;
  run: Library["run"] | undefined;
  /** Every version of every paper on record, oldest first. */
  records: readonly PublishedVersion[] | undefined;
  /** All that is wrong in any file. */
  problems: readonly ContentProblem[];
};

type Sources = Omit<Library, "references" | "glossary" | "symbols" | "imagesBeside" | "run"> & {
  readRun: () => Library["run"];
  /** Whether this is to go out: what was published before is then kept as it was. */
  published?: boolean;
};

/** As `readAllContent`, for its problems alone: throws one ContentError with all of them. */
export function checkContent(root: string, sources: Sources, open?: LitepaperOpener): void {
  const { problems } = readAllContent(root, sources, open);
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * Reads every content file, and notes all that is wrong in any of them.
 *
 * `root` is the repository's folder; the figures are what papers may show, and `readRun` reads the run that they tell;
 * `open` may be one that remembers.
 */
export function readAllContent(
  root: string,
  { readRun, published = false, ...figures }: Sources,
  open: LitepaperOpener = openLitepaper,
): Content {
  const paths = listFiles(root, LITEPAPERS, ".mdx");
  const papers: Paper[] = [];
  const unlisted: Linking[] = [];
  const problems: ContentProblem[] = [];
  const run = attempt(problems, readRun);
  const references = attempt(problems, () => readBibliography(root));
  const glossary = attempt(problems, () => readGlossary(root));
  const symbols = attempt(problems, () => readAlphabet(root));
  const records = attempt(problems, () => readPublished(root));
  const redirects = attempt(problems, () => readRedirects(root));

  const readPaper = (path: string) => {
    const source = readContent(root, path);
    const paper = open(source, path);
    // Where one of these could not be read, what refers to it is not to blame.
    const imagesBeside = () => readPaperImages(root, path);
    const library =
      references && glossary && symbols && run
        ? { ...figures, imagesBeside, references, glossary, symbols, run }
        : undefined;
    const own: ContentProblem[] = [];
    const slug = attempt(problems, () => litepaperSlug(path));
    const outline = attempt(own, paper.outline);
    const rendered = outline && library && attempt(own, () => paper.render(library));
    if (slug && outline) papers.push({ path, source, slug, outline, rendered });
    // Its links can be judged all the same, so that the writer hears of everything at once.
    const links = outline ? undefined : attempt(own, paper.links);
    if (slug && links) unlisted.push({ path, slug, links });
    if (own.length > 0) problems.push(...paper.problems(library));
  };

  const others = problems.length;
  for (const path of paths) attempt(problems, () => readPaper(path));
  // Markdown of another ending would be read by nobody.
  for (const path of listFiles(root, LITEPAPERS, ".md", ".markdown"))
    attempt(problems, () => litepaperSlug(path));
  const allRead = problems.length === others;
  const addresses = readAddresses(root, { paths, papers, glossary }, records ?? []);
  problems.push(...repeatedFields(papers), ...repeatedFiles(root, papers));
  if (published && records && redirects)
    attempt(problems, () => refuseChangesOfPublished(paths, papers, records, redirects));
  if (redirects) attempt(problems, () => checkRedirects(redirects, new Set(addresses.published.keys())));
  problems.push(...brokenLinks(papers, unlisted, addresses));
  // A paper that could not be read may use any of them.
  if (allRead && references) problems.push(...unusedWorks(root, papers, references));
  if (allRead && glossary) problems.push(...unusedTerms(papers, glossary));
  return { paths, papers, references, glossary, run, records, problems: distinctProblems(problems) };
}

/** A paper that could not be read may have any version, and keeps its address. */
function refuseChangesOfPublished(
  paths: readonly string[],
  papers: readonly Paper[],
  records: readonly PublishedVersion[],
  redirects: Redirects,
): void {
  const folders = new Set(paths.map((path) => posix.basename(posix.dirname(path))));
  const judged = records.filter(
    ({ slug }) => !folders.has(slug) || papers.some((paper) => paper.slug === slug),
  );
  const versions = papers.map(
    ({ outline: { version, draft, changes }, rendered, ...paper }): CheckedPaper => ({
      ...paper,
      ...{ version, draft, changes },
      markdown: rendered?.markdown,
    }),
  );
  checkPublished(versions, judged, redirects);
}

/** The bibliography's works as lines of HTML, by key. */
export function readBibliography(root: string): ReadonlyMap<string, string> {
  const works = parseBibliography(readContent(root, BIBLIOGRAPHY), BIBLIOGRAPHY);
  return new Map([...works].map(([key, work]) => [key, formatReference(work)]));
}

/** What the symbols of formulae mean; nothing where there is no such file. */
export function readAlphabet(root: string): Alphabet {
  return existsSync(join(root, SYMBOLS)) ? parseAlphabet(readContent(root, SYMBOLS)) : new Map();
}

/** The glossary's terms, by file name. */
export function readGlossary(root: string): GlossaryTerm[] {
  const problems: ContentProblem[] = [];
  const terms = listFiles(root, GLOSSARY, ".md").flatMap(
    (path) => attempt(problems, () => parseGlossaryTerm(readContent(root, path), path)) ?? [],
  );
  if (problems.length > 0) throw new ContentError(problems);
  refuseRepeatedForms(root, terms);
  return terms;
}

function unusedWorks(
  root: string,
  papers: readonly Paper[],
  references: ReadonlyMap<string, string>,
): ContentProblem[] {
  const { at } = openJson(readContent(root, BIBLIOGRAPHY), { path: BIBLIOGRAPHY, name: "The bibliography" });
  return [...references.keys()].flatMap((key, index) => {
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
      const twin = inTime.slice(0, index).find(({ outline }) => sameWords(outline[field], value));
      if (!twin) return [];
      return [
        {
          path: paper.path,
          ...placeInFrontmatter(splitFrontmatter(paper.source, paper.path).yaml, [field]),
          message: `\`${field}: ${value}\` is taken by ${twin.path}.`,
          advice:
            field === "order"
              ? `Give each paper a place of its own; the next that is free is ${nextOrder(papers.map(({ outline }) => outline))}.`
              : "Give each paper a name of its own, or readers cannot tell them apart.",
        },
      ];
    }),
  );
}

function sameWords(one: string | number, two: string | number): boolean {
  return String(one).toLowerCase() === String(two).toLowerCase();
}

/** Of a file in a paper's folder and a code block of the paper that has its name, one would be served for the other. */
function repeatedFiles(root: string, papers: readonly Paper[]): ContentProblem[] {
  return papers.flatMap(({ path, slug, rendered }) => {
    const shown = new Set(rendered?.files.map((name) => name.toLowerCase()));
    return listData(root, slug)
      .filter((name) => shown.has(name.toLowerCase()))
      .map((name) => ({
        path: posix.join(posix.dirname(path), name),
        ...FILE_START,
        message: `A code block of the paper is called "${name}" too.`,
        advice: "Give one of them another name: both would be served at one address.",
      }));
  });
}

/** A form of two terms would lead to one of them by chance. */
function refuseRepeatedForms(root: string, glossary: readonly GlossaryTerm[]): void {
  const owners = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const { slug, ...names } of glossary) {
    const path = `${GLOSSARY}/${slug}.md`;
    for (const [index, form] of formsOf(names).entries()) {
      const owner = owners.get(form.toLowerCase());
      if (owner === undefined || owner === slug) {
        owners.set(form.toLowerCase(), slug);
        continue;
      }
      problems.push({
        path,
        // The term's name is the first of its forms.
        ...placeInFrontmatter(
          splitFrontmatter(readContent(root, path), path).yaml,
          index === 0 ? ["term"] : ["aliases", index - 1],
        ),
        message: `"${form}" is defined in ${GLOSSARY}/${owner}.md too.`,
        advice: "Define each term once, and give each alias to one term.",
      });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}

/** The addresses that there are for everybody, and those that there are while drafts are shown. */
type Addresses = {
  published: LinkTargets;
  withDrafts: LinkTargets;
  /** Pages of papers that could not be read. */
  unread: readonly string[];
};

/** A paper that could not be read counts as published, and may have any ids and files: it is not to blame a second time. */
function readAddresses(
  root: string,
  { paths, papers, glossary }: Pick<Content, "paths" | "papers" | "glossary">,
  versions: readonly PublishedVersion[],
): Addresses {
  const addressed = paths.map((path) => {
    const { outline, rendered } = papers.find((paper) => paper.path === path) ?? {};
    const slug = posix.basename(posix.dirname(path));
    return {
      slug,
      version: outline?.version,
      draft: outline?.draft,
      ids: rendered && idsIn(rendered.tree),
      files: [...(rendered?.files ?? []), ...listData(root, slug)],
    };
  });
  const others = { terms: glossary?.map(({ slug }) => slug), versions };
  return {
    unread: addressed.filter(({ ids }) => !ids).map(({ slug }) => litepaperPath(slug)),
    published: addressesOf(
      addressed.filter(({ draft }) => !draft),
      others,
    ),
    withDrafts: addressesOf(addressed, others),
  };
}

function brokenLinks(
  papers: readonly Paper[],
  unlisted: readonly Linking[],
  { published, withDrafts, unread }: Addresses,
): ContentProblem[] {
  const linking = [
    ...papers.map(({ outline: { links, draft }, ...paper }) => ({ ...paper, links, draft })),
    ...unlisted.map((paper) => ({ ...paper, draft: true })),
  ];
  return linking.flatMap(({ path, slug, links, draft }) => {
    const targets = draft ? withDrafts : published;
    return checkLinks(links, { path, page: litepaperPath(slug), targets, withDrafts, unread });
  });
}

function idsIn(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, "element", ({ properties }) => {
    if (typeof properties.id === "string") ids.add(properties.id);
  });
  return ids;
}
