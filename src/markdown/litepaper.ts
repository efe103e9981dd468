import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import type { Root } from "mdast";
import { ContentError, collectProblems } from "../lib/content-problem";
import { litepaperPath } from "../lib/litepaper";
import { canonicalUrl } from "../lib/site";
import { numberDisplays } from "./displays";
import type { GlossaryTerm } from "./glossary";
import { type LitepaperFrontmatter, parseLitepaperFrontmatter } from "./litepaper-frontmatter";
import { checkFormulas } from "./math";
import { placeNotes } from "./notes";
import { parseMarkdown } from "./parse";
import { type CitedWork, numberCitations } from "./references";
import {
  checkPublishedSections,
  countWords,
  lineOfListItem,
  listSections,
  type Section,
  setHeadingIds,
} from "./sections";
import { toHtml } from "./to-html";
import { toMarkdown } from "./to-markdown";

/** Adult readers of English non-fiction: Brysbaert 2019, 238 words a minute, rounded down for technical prose. */
const WORDS_A_MINUTE = 220;

export type LitepaperOutline = LitepaperFrontmatter & {
  sectionList: Section[];
  wordCount: number;
  /** Whole minutes, at least one. */
  readingMinutes: number;
};

/** What papers may refer to beside their own text. */
export type Library = {
  /** The bibliography: a work's key and its entry as one line of HTML. */
  references: ReadonlyMap<string, string>;
  glossary: readonly GlossaryTerm[];
  /** Draws a figure as markup; called only with one of `figureNames`. */
  drawFigure: (name: string) => string;
  figureNames: ReadonlySet<string>;
};

/**
 * What a paper says about itself: its checked frontmatter, its sections, its length.
 *
 * `path` is the file's path from the repository's root, for messages. Throws a ContentError with every problem.
 */
export function outlineLitepaper(source: string, path: string): LitepaperOutline {
  let frontmatter: LitepaperFrontmatter | undefined;
  let tree: Root | undefined;
  collectProblems([
    () => {
      frontmatter = parseLitepaperFrontmatter(source, path);
    },
    () => {
      tree = parseMarkdown(source, path);
    },
  ]);
  if (!frontmatter || !tree) throw new Error("unreachable: both succeed or collectProblems throws");
  checkPublishedSections(tree, frontmatter.sections, path);

  const wordCount = tree.children.reduce((words, node) => words + countWords(node), 0);
  return {
    ...frontmatter,
    sectionList: listSections(tree),
    wordCount,
    readingMinutes: Math.max(1, Math.round(wordCount / WORDS_A_MINUTE)),
  };
}

/** A paper's text as HTML. Throws a ContentError with every problem found in it. */
export function renderLitepaper(source: string, path: string, library: Library): string {
  const { tree, citedWorks, terms } = numberLitepaper(source, path, library);
  const { html, termsFound } = toHtml(tree, {
    path,
    drawFigure: library.drawFigure,
    citedWorks,
    formatReference: (key) => library.references.get(key) ?? "",
    terms,
  });
  refuseUnusedTerms(terms, termsFound, tree, path);
  return html;
}

/** A paper's text as plain Markdown, for programs. Throws as `renderLitepaper` does. */
export function litepaperMarkdown(source: string, path: string, slug: string, library: Library): string {
  const { tree, citedWorks, frontmatter } = numberLitepaper(source, path, library);
  const { title, subtitle, version, dateModified } = frontmatter;
  return toMarkdown(tree, {
    title,
    subtitle,
    facts: `Version ${version}, ${dateModified}. ${canonicalUrl(litepaperPath(slug))}`,
    absolute: canonicalUrl,
    citedWorks,
    formatReference: (key) => library.references.get(key) ?? "",
    describeFigure: (name) => descriptionOf(library.drawFigure(name)),
  });
}

type NumberedLitepaper = {
  tree: Root;
  frontmatter: LitepaperFrontmatter;
  citedWorks: CitedWork[];
  terms: GlossaryTerm[];
};

/** The tree with its citations, notes, tables and figures numbered, and the terms that it is to mark. */
function numberLitepaper(source: string, path: string, library: Library): NumberedLitepaper {
  const tree = parseMarkdown(source, path);
  const frontmatter = parseLitepaperFrontmatter(source, path);
  let citedWorks: CitedWork[] = [];
  let terms: GlossaryTerm[] = [];
  setHeadingIds(tree);
  collectProblems([
    () => checkFormulas(tree, path),
    // Notes go first: what they cite is numbered where the reader meets it.
    () => placeNotes(tree, path),
    () => {
      citedWorks = numberCitations(tree, new Set(library.references.keys()), path);
    },
    () => numberDisplays(tree, library.figureNames, path),
    () => {
      terms = lookUpTerms(frontmatter.terms, library.glossary, tree, path);
    },
  ]);
  return { tree, frontmatter, citedWorks, terms };
}

/** The text alternative that a drawing carries. */
function descriptionOf(svg: string): string {
  const description = /<desc[^>]*>([^<]*)<\/desc>/.exec(svg)?.[1] ?? "";
  return textOf(fromHtml(description, { fragment: true }));
}

function lookUpTerms(
  slugs: readonly string[],
  glossary: readonly GlossaryTerm[],
  tree: Root,
  path: string,
): GlossaryTerm[] {
  const problems = slugs
    .filter((slug) => !glossary.some((term) => term.slug === slug))
    .map((slug) => ({
      path,
      line: lineOfListItem(tree, slug),
      column: 1,
      message: `The term "${slug}" is not in the glossary.`,
      advice: `Correct the name, or define the term in content/glossary/${slug}.md.`,
    }));
  if (problems.length > 0) throw new ContentError(problems);
  return glossary.filter(({ slug }) => slugs.includes(slug));
}

function refuseUnusedTerms(
  terms: readonly GlossaryTerm[],
  found: ReadonlySet<string>,
  tree: Root,
  path: string,
): void {
  const problems = terms
    .filter(({ slug }) => !found.has(slug))
    .map(({ slug, term }) => ({
      path,
      line: lineOfListItem(tree, slug),
      column: 1,
      message: `The text never uses the term "${term}".`,
      advice: `Remove "- ${slug}" from \`terms\`, or add the form that the text uses to content/glossary/${slug}.md.`,
    }));
  if (problems.length > 0) throw new ContentError(problems);
}
