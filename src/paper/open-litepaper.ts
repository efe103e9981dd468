import type { Root as HtmlRoot } from "hast";
import { selectAll } from "hast-util-select";
import { placeInFrontmatter, splitFrontmatter, yamlOf } from "../content/frontmatter";
import {
  type LitepaperFrontmatter,
  parseLitepaperFrontmatter,
  readableFields,
} from "../content/litepaper-frontmatter";
import { ContentError, type ContentProblem, catchProblems, orderedProblems } from "../site/content-problem";
import type { LitepaperSection } from "../site/litepaper-facts";
import { site } from "../site/site";
import { htmlWriter } from "../text/html-writer";
import { placeFolds } from "./folds";
import { listLinks, type WrittenLink } from "./links";
import { lintMarkdown } from "./lint";
import { checkReadings } from "./marks";
import { placeMoved } from "./moved";
import { type Library, numberLitepaper, type ReadLibrary, type WrittenPaper } from "./number";
import { readMarkdown, reporter } from "./parse";
import type { PaperParts } from "./parts";
import { placeProperties } from "./properties";
import {
  checkSections,
  countPaper,
  isMadeByPage,
  listHeadings,
  listIds,
  setHeadingIds,
  WORDS_A_MINUTE,
} from "./sections";
import type { PaperSymbol } from "./symbols";
import { toHast } from "./to-hast";
import { toMarkdown } from "./to-markdown";

export type { Library, ReadLibrary } from "./number";

export type LitepaperOutline = LitepaperFrontmatter & {
  /** Its `##` sections. */
  sectionList: LitepaperSection[];
  links: WrittenLink[];
  /** All words that can be read before the appendix: of prose, tables, captions, boxes, folds and notes. */
  wordCount: number;
  /** The words outside folds. */
  wordsInSight: number;
  /** Whole minutes that it takes to read the words in sight, at least one. */
  readingMinutes: number;
};

/** A paper as its pages show it. */
export type RenderedLitepaper = {
  /** The text as the page's tree, from which all other forms are made; each formula has its LaTeX as `data.latex`. */
  tree: HtmlRoot;
  /** The tree as HTML. */
  html: string;
  /** The text as plain Markdown, for programs. */
  markdown: string;
  /** What the text is made of. */
  parts: PaperParts;
  /** The symbols that its formulae use, in the order of their first use. */
  symbols: readonly PaperSymbol[];
};

/** A paper's source, read as far as it is asked for. */
export type OpenLitepaper = ReturnType<typeof openLitepaper>;

/**
 * Opens a paper. Its source is parsed once for an outline and a rendering after it.
 *
 * `path` is the file's path from the repository's root, for messages and the address. Nothing is read yet;
 * `outline` and `render` throw a ContentError with every problem that they meet.
 */
export function openLitepaper(source: string, path: string) {
  let read: ReadLitepaper | undefined;
  const paper = () => {
    read ??= readLitepaper(source, path);
    return read;
  };
  return {
    /** What the paper says about itself: its checked frontmatter, its sections, its length. */
    outline: () => outlineLitepaper(paper()),
    /** The links that its text has, whatever is wrong with it. */
    linking: (library?: Library) => linkingText(paper(), library),
    /** The text in the forms in which it is shown. */
    render: (library: Library) => {
      const { frontmatter, ...whole } = sound(paper());
      // Numbering changes the tree, so the next call reads the source again.
      read = undefined;
      const rendered = renderLitepaper(whole, frontmatter, library);
      if (!rendered || whole.problems.length > 0) throw new ContentError(whole.problems);
      return rendered;
    },
    /** Everything that is wrong with it; without a library, everything that can be checked without one. */
    problems: (library?: ReadLibrary) => findProblems(source, path, library),
  };
}

/** A paper as far as it could be read, with its problems. */
type ReadLitepaper = WrittenPaper & {
  problems: ContentProblem[];
  frontmatter: LitepaperFrontmatter | undefined;
  /** Its fields that could be read. */
  fields: Partial<LitepaperFrontmatter>;
  /** Whether the tree can be judged: `readMarkdown`. */
  complete: boolean;
};

function readLitepaper(source: string, path: string): ReadLitepaper {
  const { problems, report } = reporter(path);
  const frontmatter = catchProblems(problems, () => parseLitepaperFrontmatter(source, path));
  const fields = frontmatter ?? readableFields(source, path);
  // Frontmatter that is never closed swallows the rest.
  const closed = !source.startsWith("---") || catchProblems([], () => splitFrontmatter(source, path));
  const { tree, complete } = readMarkdown(closed ? source : "", report);
  if (complete) {
    lintMarkdown(tree, { source, lang: fields.lang }, report);
    checkReadings(tree, source, report);
    placeFolds(tree, report);
    placeProperties(tree, report);
  }
  return { source, path, tree, report, problems, frontmatter, fields, complete };
}

/** The paper, where there is no problem. Throws a ContentError else. */
function sound(paper: ReadLitepaper): ReadLitepaper & { frontmatter: LitepaperFrontmatter } {
  const { frontmatter, problems } = paper;
  if (!frontmatter || problems.length > 0) throw new ContentError(problems);
  return { ...paper, frontmatter };
}

/** Reads on where reading for the page would stop, so that a writer hears of everything at once. */
function findProblems(source: string, path: string, library?: ReadLibrary): ContentProblem[] {
  const { frontmatter, fields, problems, complete, ...paper } = readLitepaper(source, path);
  if (complete) checkSections(paper.tree, promisedSections(fields), paper.report);
  if (complete && library) {
    if (frontmatter && isWhole(library)) renderLitepaper({ ...paper, problems }, frontmatter, library);
    else numberLitepaper(paper, fields.terms ?? [], library);
  }
  return orderedProblems(problems);
}

/** Whether all of it could be read. */
export const isWhole = (library: ReadLibrary): library is Library =>
  Boolean(library.references && library.glossary && library.run);

/** The ids that a paper has promised to keep; none while it is a draft, or where they could not be read. */
const promisedSections = ({ draft, sections }: Partial<LitepaperFrontmatter>) =>
  draft === false ? sections : undefined;

export type LinkingText = ReturnType<typeof linkingText>;

/**
 * The links of a text that cannot be shown, and what they are judged by: the ids of its page, where only its fields are
 * wrong; else those of its headings and folds, without the links to ids of other parts. The ids are undefined where one of
 * these could not be read.
 */
function linkingText({ tree, source, path, fields, complete }: ReadLitepaper, library?: Library) {
  setHeadingIds(tree);
  const draft = fields.draft ?? true;
  const links = listLinks(tree);
  const page = library && idsOfPage(source, path, library);
  if (page) return { links, draft, ids: page };
  const ids = new Set(listIds(tree));
  const isMade = (url: string) =>
    url.startsWith("#") && isMadeByPage(url.slice(1), source, fields.terms ?? []);
  return { links: links.filter(({ url }) => !isMade(url)), draft, ids: complete ? ids : undefined };
}

/** The ids that a paper's page will have once its fields are right; undefined where something in its text is wrong. */
function idsOfPage(source: string, path: string, library: Library): Set<string> | undefined {
  const paper = readLitepaper(source, path);
  const { fields, problems } = paper;
  const isClosed = catchProblems([], () => splitFrontmatter(source, path));
  const isOfText = ({ line }: ContentProblem) => !isClosed || line >= isClosed.bodyLine;
  if (problems.some(isOfText)) return undefined;
  const numbering = numberLitepaper(paper, fields.terms ?? [], library);
  if (problems.some(isOfText)) return undefined;
  const frontmatter = { draft: true, lang: fields.lang ?? site.language };
  const page = toHast({ ...paper, ...numbering, frontmatter, library }).tree;
  return new Set(selectAll("[id]", page).map(({ properties }) => String(properties.id)));
}

function outlineLitepaper(paper: ReadLitepaper): LitepaperOutline {
  const { tree, frontmatter, report } = sound(paper);
  checkSections(tree, promisedSections(frontmatter), report);
  sound(paper);
  setHeadingIds(tree);
  const wordsInSight = countPaper(tree, { folds: false });
  return {
    ...frontmatter,
    sectionList: listHeadings(tree).filter(({ depth }) => depth === 2),
    links: listLinks(tree),
    wordCount: countPaper(tree, { folds: true }),
    wordsInSight,
    readingMinutes: Math.max(1, Math.round(wordsInSight / WORDS_A_MINUTE)),
  };
}

/** The paper as its pages show it; undefined where it has a problem. */
function renderLitepaper(
  { problems, ...written }: WrittenPaper & { problems: readonly ContentProblem[] },
  frontmatter: LitepaperFrontmatter,
  library: Library,
): RenderedLitepaper | undefined {
  const numbering = numberLitepaper(written, frontmatter.terms, library);
  if (problems.length > 0) return undefined;
  const { tree } = written;
  const paper = { ...written, ...numbering, frontmatter, library };
  const { tree: page, termsFound, symbols, parts } = toHast(paper);
  for (const { slug, term } of numbering.terms) {
    if (termsFound.has(slug)) continue;
    written.report(
      undefined,
      `The text never uses the term "${term}".`,
      `Remove "- ${slug}" from \`terms\`, or add the form that the text uses to content/glossary/${slug}.md.`,
      placeInFrontmatter(yamlOf(tree), ["terms", frontmatter.terms.indexOf(slug)]),
    );
  }
  placeMoved(page, frontmatter.moved, (former, message, advice) =>
    written.report(undefined, message, advice, placeInFrontmatter(yamlOf(tree), ["moved", former])),
  );
  const markdown = toMarkdown({ ...paper, symbols, parts });
  return { tree: page, html: htmlWriter.stringify(page), markdown, parts, symbols };
}
