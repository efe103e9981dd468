import type { Root as HtmlRoot } from "hast";
import { selectAll } from "hast-util-select";
import { litepaperSlug } from "../content/content-paths";
import { placeOfField, splitFrontmatter } from "../content/frontmatter";
import {
  type LitepaperFrontmatter,
  parseLitepaperFrontmatter,
  readableFields,
} from "../content/litepaper-frontmatter";
import { type ContentProblem, catchProblems, orderedProblems } from "../site/content-problem";
import type { LitepaperSection } from "../site/litepaper-facts";
import { site } from "../site/site";
import { htmlWriter } from "../text/html-writer";
import type { PaperSymbol } from "./alphabet";
import { placeFolds } from "./folds";
import { placeMoved } from "./former-ids";
import { isWhole, type ReadLibrary } from "./library";
import { listLinks, type WrittenLink } from "./links";
import { lintMarkdown } from "./lint";
import { checkReadings } from "./marks";
import { numberLitepaper, type WrittenPaper } from "./number-litepaper";
import type { PaperParts } from "./paper-parts";
import { placeProperties } from "./properties";
import { readMarkdown } from "./read-markdown";
import { type ReportField, reporter } from "./report";
import {
  checkSections,
  countPaper,
  isMadeByPage,
  listHeadings,
  listIds,
  setHeadingIds,
  WORDS_A_MINUTE,
} from "./sections";
import { reportUnusedTerms } from "./terms";
import { toHast } from "./to-hast";
import { toMarkdown } from "./to-markdown";

export type LitepaperOutline = {
  /** Its `##` sections. */
  sectionList: LitepaperSection[];
  /** All words that can be read before the appendix: of prose, tables, captions, boxes, folds and notes. */
  wordCount: number;
  /** The words outside folds. */
  wordsInSight: number;
  /** Whole minutes that it takes to read the words in sight, at least one. */
  readingMinutes: number;
};

/** A paper as its pages show it. */
export type RenderedLitepaper = LitepaperFrontmatter &
  LitepaperOutline & {
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

/** A paper as far as it could be read. */
export type ReadLitepaper = {
  /** The name of its folder; undefined where that cannot be an address. */
  slug: string | undefined;
  /** Its checked frontmatter; undefined where a field is wrong. */
  frontmatter: LitepaperFrontmatter | undefined;
  outline: LitepaperOutline;
  /** Undefined where anything is wrong with it, or without a whole library. */
  rendered: RenderedLitepaper | undefined;
  draft: boolean;
  /** The links that are judged. */
  links: WrittenLink[];
  /** The ids of its page; undefined where something stands in the way of knowing them. */
  ids: ReadonlySet<string> | undefined;
  /** All that is wrong with it; without a library, all that can be told without one. */
  problems: ContentProblem[];
};

/**
 * Reads a paper, and goes on where something is wrong, so that a writer hears of everything at once. `path` is the file's from
 * the repository's root, for messages and addresses.
 */
export function readLitepaper(source: string, path: string, library?: ReadLibrary): ReadLitepaper {
  const { problems, report } = reporter(path);
  const slug = catchProblems(problems, () => litepaperSlug(path));
  const reportField: ReportField = (field, message, advice) =>
    report(undefined, message, advice, placeOfField(source, path, field));
  const frontmatter = catchProblems(problems, () => parseLitepaperFrontmatter(source, path));
  const fields = frontmatter ?? readableFields(source, path);
  const split = catchProblems([], () => splitFrontmatter(source, path));
  // Frontmatter that is never closed swallows the rest.
  const { tree, complete } = readMarkdown(split || !source.startsWith("---") ? source : "", report);
  if (complete) {
    lintMarkdown(tree, { source, lang: fields.lang }, report);
    checkReadings(tree, source, report);
    placeFolds(tree, report);
    placeProperties(tree, report);
    checkSections(tree, fields.draft === false ? fields.sections : undefined, report, reportField);
  }
  setHeadingIds(tree);
  const outline = outlineOf(tree);
  const { draft = true, lang = site.language, terms = [], moved = {} } = fields;
  const links = listLinks(tree);
  const headingIds = new Set(listIds(tree));

  const written: WrittenPaper = { source, path, tree, report, reportField };
  const numbering = complete && library ? numberLitepaper(written, terms, library) : undefined;
  // What is wrong in the fields alone keeps no page from being drawn, and its ids from being known.
  const isOfText = ({ line }: ContentProblem) => line >= (split?.bodyLine ?? 0);
  if (!slug || !numbering || !library || !isWhole(library) || problems.some(isOfText)) {
    const isMade = (url: string) => url.startsWith("#") && isMadeByPage(url.slice(1), source, terms);
    return {
      ...{ slug, frontmatter, outline, rendered: undefined, draft },
      links: links.filter(({ url }) => !isMade(url)),
      ids: complete ? headingIds : undefined,
      problems: orderedProblems(problems),
    };
  }
  const paper = { ...written, ...numbering, slug, library };
  const { tree: page, termsFound, symbols, parts } = toHast(paper, { draft, lang });
  reportUnusedTerms(numbering.terms, { slugs: terms, found: termsFound }, reportField);
  placeMoved(page, moved, reportField);
  const ids = new Set(selectAll("[id]", page).map(({ properties }) => String(properties.id)));
  const read = { slug, frontmatter, outline, draft, links, ids, problems: orderedProblems(problems) };
  if (!frontmatter || problems.length > 0) return { ...read, rendered: undefined };
  const markdown = toMarkdown({ ...paper, symbols, parts }, frontmatter);
  const html = htmlWriter.stringify(page);
  return { ...read, rendered: { ...frontmatter, ...outline, tree: page, html, markdown, parts, symbols } };
}

function outlineOf(tree: WrittenPaper["tree"]): LitepaperOutline {
  const wordsInSight = countPaper(tree, { folds: false });
  return {
    sectionList: listHeadings(tree).filter(({ depth }) => depth === 2),
    wordCount: countPaper(tree, { folds: true }),
    wordsInSight,
    readingMinutes: Math.max(1, Math.round(wordsInSight / WORDS_A_MINUTE)),
  };
}
