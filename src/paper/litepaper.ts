import type { Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import { citePaper } from "../content/cite-paper";
import { litepaperSlug } from "../content/content-paths";
import { placeInFrontmatter, splitFrontmatter, yamlOf } from "../content/frontmatter";
import type { GlossaryTerm } from "../content/glossary";
import { type LitepaperFrontmatter, parseLitepaperFrontmatter } from "../content/litepaper-frontmatter";
import { imagesPath, type PaperImage } from "../content/paper-images";
import type { FigureTable } from "../figures/figure-table";
import type { DescribedRun, Run } from "../run/run";
import { attempt, ContentError, type ContentProblem, distinctProblems } from "../site/content-problem";
import { type LitepaperSection, litepaperPath } from "../site/litepaper";
import { canonicalUrl } from "../site/site";
import { checkShownFiles, filesIn, placeAppendix } from "./appendix";
import { placeCards } from "./cards";
import { numberFiguresAndTables } from "./figures-and-tables";
import { placeFolds } from "./folds";
import { htmlWriter } from "./html-writer";
import { listLinks, type WrittenLink } from "./links";
import { lintMarkdown } from "./lint";
import { placeMarks } from "./marks";
import { checkFormulas } from "./math";
import { placeNotes } from "./notes";
import { parseMarkdown, readMarkdown } from "./parse";
import type { PaperParts } from "./parts";
import { type CitedWork, numberCitations } from "./references";
import { placeRun } from "./run-boxes";
import {
  checkPublishedSections,
  countPaper,
  listHeadings,
  refuseNamedIds,
  setHeadingIds,
  WORDS_A_MINUTE,
} from "./sections";
import { type Alphabet, type PaperSymbol, symbolId } from "./symbols";
import { toHast } from "./to-hast";
import { toMarkdown } from "./to-markdown";
import { placeWays } from "./ways";

export type LitepaperOutline = LitepaperFrontmatter & {
  sectionList: LitepaperSection[];
  /** As `sectionList`, with the `###` sections between them. */
  headings: LitepaperSection[];
  links: WrittenLink[];
  /** All words that can be read before the appendix: of prose, tables, captions, boxes, folds and notes. */
  wordCount: number;
  /** Those of them that no fold hides. */
  wordsInSight: number;
  /** Whole minutes that the words in sight take, at least one. */
  readingMinutes: number;
};

/** What papers may refer to beside their own text. */
export type Library = {
  /** The bibliography: a work's key and its entry as one line of HTML. */
  references: ReadonlyMap<string, string>;
  glossary: readonly GlossaryTerm[];
  /** What the symbols of formulae mean. */
  symbols: Alphabet;
  /** Draws a figure as markup, from the run where it shows it; called only with one of `figureNames`. */
  drawFigure: (name: string, run: Run) => string;
  /** What a figure draws, as a table; called only with one of `figureNames`. */
  tabulateFigure: (name: string, run: Run) => FigureTable;
  figureNames: ReadonlySet<string>;
  /** What a figure can show beside the run. */
  figureViews: (name: string) => readonly string[];
  /** How many controls a figure has where it is live: their place is kept. */
  countControls: (name: string) => number;
  /** The images in the folder of the paper at a path. */
  imagesBeside: (path: string) => ReadonlyMap<string, PaperImage>;
  /** The illustrative run that all papers tell. */
  run: DescribedRun;
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
  /** Names of the files that the text shows, which are served beside its page. */
  files: readonly string[];
};

/** A paper's source, read as far as it is asked for. */
export type OpenLitepaper = {
  /** What the paper says about itself: its checked frontmatter, its sections, its length. */
  outline(): LitepaperOutline;
  /** The links that its text has, also where its sections are not those that it promises. */
  links(): WrittenLink[];
  /** The text in the forms in which it is shown. */
  render(library: Library): RenderedLitepaper;
  /** All that is wrong with it, also where one thing hides another; without a library, what can be said without. */
  problems(library?: Library): ContentProblem[];
};

/** How a paper is opened: `openLitepaper`, or one that remembers what it has read. */
export type LitepaperOpener = (source: string, path: string) => OpenLitepaper;

/**
 * Opens a paper. Its source is parsed once for an outline and a rendering after it.
 *
 * `path` is the file's path from the repository's root, for messages and the address. Nothing is read yet; the
 * first three methods throw a ContentError with every problem that they meet.
 */
export const openLitepaper: LitepaperOpener = (source, path) => {
  let parsed: ParsedLitepaper | undefined;
  const parse = () => {
    parsed ??= parseLitepaper(source, path);
    return parsed;
  };
  return {
    outline: () => outlineLitepaper(parse()),
    links: () => listLinks(parse().tree),
    render: (library) => {
      const paper = parse();
      // Numbering changes the tree, which is of no further use.
      parsed = undefined;
      return renderLitepaper(paper, library);
    },
    problems: (library) => findProblems(source, path, library),
  };
};

type ParsedLitepaper = { source: string; path: string; tree: Root; frontmatter: LitepaperFrontmatter };

function parseLitepaper(source: string, path: string): ParsedLitepaper {
  const problems: ContentProblem[] = [];
  const frontmatter = attempt(problems, () => parseLitepaperFrontmatter(source, path));
  const tree = attempt(problems, () => {
    const parsed = parseMarkdown(source, path);
    lintMarkdown(parsed, source, path);
    placeFolds(parsed, path);
    return parsed;
  });
  if (!frontmatter || !tree) throw new ContentError(problems);
  return { source, path, tree, frontmatter };
}

/** Reads on where reading for the page would stop, so that a writer hears of everything at once. */
function findProblems(source: string, path: string, library?: Library): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const frontmatter = attempt(problems, () => parseLitepaperFrontmatter(source, path));
  // Frontmatter that is never closed swallows the rest.
  if (source.startsWith("---") && !attempt([], () => splitFrontmatter(source, path))) return problems;
  const { tree, problems: foreign, parsed, swallowed } = readMarkdown(source, path);
  problems.push(...foreign);
  // What is swallowed is missing everywhere, and nothing else is wrong with it.
  if (!swallowed) {
    attempt(problems, () => lintMarkdown(tree, source, path));
    attempt(problems, () => placeFolds(tree, path));
    if (parsed && frontmatter)
      attempt(problems, () => checkPublishedSections(tree, frontmatter.sections, path));
    if (parsed && library)
      attempt(problems, () =>
        frontmatter && foreign.length === 0
          ? renderLitepaper({ source, path, tree, frontmatter }, library)
          : numberLitepaper({ source, path, tree, frontmatter: frontmatter ?? { terms: [] } }, library),
      );
  }
  return distinctProblems(problems).sort((one, two) => one.line - two.line || one.column - two.column);
}

function outlineLitepaper({ path, tree, frontmatter }: ParsedLitepaper): LitepaperOutline {
  checkPublishedSections(tree, frontmatter.sections, path);
  setHeadingIds(tree);
  const wordsInSight = countPaper(tree, { folds: false });
  const headings = listHeadings(tree);
  return {
    ...frontmatter,
    sectionList: headings.filter(({ depth }) => depth === 2),
    headings,
    links: listLinks(tree),
    wordCount: countPaper(tree, { folds: true }),
    wordsInSight,
    readingMinutes: readingMinutes(wordsInSight),
  };
}

/** Whole minutes that reading so many words takes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

function renderLitepaper(paper: ParsedLitepaper, library: Library): RenderedLitepaper {
  const { path, tree, frontmatter } = paper;
  const { citedWorks, terms } = numberLitepaper(paper, library);
  const files = filesIn(tree).map(({ name }) => name);
  const drawFigure = (name: string) => library.drawFigure(name, library.run);
  const formatReference = (key: string) => library.references.get(key) ?? "";
  const {
    tree: page,
    termsFound,
    symbols,
    parts,
  } = toHast(tree, {
    path,
    imagesPath: imagesPath(litepaperSlug(path)),
    drawFigure,
    countControls: library.countControls,
    citedWorks,
    formatReference,
    terms,
    symbols: library.symbols,
    changes: frontmatter.changes,
    draft: frontmatter.draft,
  });
  refuseUnusedTerms(terms, termsFound, tree, path);
  const { title, subtitle, version, dateModified } = frontmatter;
  const slug = litepaperSlug(path);
  const address = canonicalUrl(litepaperPath(slug));
  const markdown = toMarkdown(tree, {
    title,
    subtitle,
    facts: `Version ${version}, ${dateModified}. ${address}`,
    imagesPath: imagesPath(slug),
    absolute: (url) => (url.startsWith("#") ? address + url : canonicalUrl(url)),
    citedWorks,
    formatReference,
    terms,
    symbols,
    changes: frontmatter.changes,
    describeFigure: (name) => parts.figures.find((figure) => figure.name === name)?.alternative ?? "",
    tabulateFigure: (name) => library.tabulateFigure(name, library.run),
    citation: citePaper({ slug, title, subtitle, version, dateModified }),
    path,
  });
  return { tree: page, html: htmlWriter.stringify(page), markdown, parts, symbols, files };
}

/** Numbers a tree's citations, notes, tables and figures, in place, and says which terms it is to mark. */
function numberLitepaper(
  {
    source,
    path,
    tree,
    frontmatter,
  }: Omit<ParsedLitepaper, "frontmatter"> & { frontmatter: Pick<LitepaperFrontmatter, "terms"> },
  library: Library,
): { citedWorks: CitedWork[]; terms: GlossaryTerm[] } {
  const { references, glossary, run, figureNames: figures, figureViews: views } = library;
  const problems: ContentProblem[] = [];
  const works = new Set(references.keys());
  setHeadingIds(tree);
  const symbolIds = new Set([...library.symbols.keys()].map(symbolId));
  attempt(problems, () =>
    refuseNamedIds(tree, works, new Set(glossary.map(({ slug }) => slug)), symbolIds, path),
  );
  attempt(problems, () => checkFormulas(tree, path));
  attempt(problems, () => placeWays(tree, path));
  // Notes go first: what they cite is numbered where the reader meets it.
  attempt(problems, () => placeNotes(tree, source, path));
  // Marks before citations, which leave texts without their places.
  attempt(problems, () => placeMarks(tree, source, path));
  const citedWorks = attempt(problems, () => numberCitations(tree, works, source, path));
  // The run before figures and tables: its ledgers are tables.
  attempt(problems, () => placeRun(tree, run, path));
  attempt(problems, () => placeAppendix(tree, path));
  attempt(problems, () => checkShownFiles(tree, path));
  const known = { figures, views, images: library.imagesBeside(path) };
  attempt(problems, () => numberFiguresAndTables(tree, known, path));
  attempt(problems, () => placeCards(tree, path));
  const terms = attempt(problems, () => lookUpTerms(frontmatter.terms, glossary, tree, path));
  if (!citedWorks || !terms || problems.length > 0) throw new ContentError(problems);
  return { citedWorks, terms };
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
      ...placeInFrontmatter(yamlOf(tree), ["terms", slugs.indexOf(slug)]),
      message: `The term "${slug}" is not in the glossary.`,
      advice: `Correct the name, or define the term in content/glossary/${slug}.md.`,
    }));
  if (problems.length > 0) throw new ContentError(problems);
  return slugs.flatMap((slug) => glossary.find((term) => term.slug === slug) ?? []);
}

function refuseUnusedTerms(
  terms: readonly GlossaryTerm[],
  found: ReadonlySet<string>,
  tree: Root,
  path: string,
): void {
  const slugs = terms.map(({ slug }) => slug);
  const problems = terms
    .filter(({ slug }) => !found.has(slug))
    .map(({ slug, term }) => ({
      path,
      ...placeInFrontmatter(yamlOf(tree), ["terms", slugs.indexOf(slug)]),
      message: `The text never uses the term "${term}".`,
      advice: `Remove "- ${slug}" from \`terms\`, or add the form that the text uses to content/glossary/${slug}.md.`,
    }));
  if (problems.length > 0) throw new ContentError(problems);
}
