import type { Root } from "mdast";
import { collectProblems } from "../lib/content-problem";
import { numberDisplays } from "./displays";
import { type LitepaperFrontmatter, parseLitepaperFrontmatter } from "./litepaper-frontmatter";
import { placeNotes } from "./notes";
import { parseMarkdown } from "./parse";
import { type CitedWork, numberCitations } from "./references";
import { checkPublishedSections, countWords, listSections, type Section } from "./sections";
import { toHtml } from "./to-html";

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
  const tree = parseMarkdown(source, path);
  let citedWorks: CitedWork[] = [];
  collectProblems([
    () => {
      citedWorks = numberCitations(tree, new Set(library.references.keys()), path);
    },
    () => placeNotes(tree, path),
    () => numberDisplays(tree, library.figureNames, path),
  ]);
  return toHtml(tree, {
    path,
    drawFigure: library.drawFigure,
    citedWorks,
    formatReference: (key) => library.references.get(key) ?? "",
  });
}
