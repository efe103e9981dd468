import type { Root } from "mdast";
import type { GlossaryTerm } from "../content/glossary";
import type { LitepaperFrontmatter } from "../content/litepaper-frontmatter";
import type { PaperImage } from "../content/paper-images";
import type { LibraryFigure } from "../figures/figure-library";
import type { DescribedRun } from "../run/run";
import { placeAppendix } from "./appendix";
import { placeBrackets } from "./brackets";
import { placeCards } from "./cards";
import { checkFormulas } from "./check-formulas";
import { numberFiguresAndTables } from "./figures-and-tables";
import { placeNotes } from "./notes";
import { type Report, reportMisplaced } from "./parse";
import { placeRun } from "./run-boxes";
import { refuseNamedIds, setHeadingIds } from "./sections";
import { type Alphabets, alphabetOf, symbolId } from "./symbols";
import { lookUpTerms } from "./terms";

/** What papers may refer to beside their own text. */
export type Library = {
  /** The bibliography: a work's key and its entry as one line of HTML. */
  references: ReadonlyMap<string, string>;
  glossary: readonly GlossaryTerm[];
  /** What the symbols of formulae mean. */
  symbols: Alphabets;
  /** By the names of `<Figure name="…">`. */
  figures: ReadonlyMap<string, LibraryFigure>;
  /** The images in the folder of the paper at a path. */
  imagesBeside: (path: string) => ReadonlyMap<string, PaperImage>;
  /** The illustrative run that all papers tell. */
  run: DescribedRun;
};

/** The same, without what could not be read: what refers to that is not to blame. */
export type ReadLibrary = Omit<Library, "references" | "glossary" | "run"> &
  Partial<Pick<Library, "references" | "glossary" | "run">>;

/** A paper as it was written, and where its problems are reported. */
export type WrittenPaper = {
  source: string;
  /** From the repository's root. */
  path: string;
  tree: Root;
  report: Report;
};

/** A paper whose tree has been numbered. */
export type NumberedPaper = WrittenPaper &
  ReturnType<typeof numberLitepaper> & { frontmatter: LitepaperFrontmatter; library: Library };

/**
 * Numbers a tree's citations, notes, tables and figures, in place. `slugs` are those of the terms that it is to mark. Returns
 * the works that it cites, by number, the terms, and what its symbols mean.
 */
export function numberLitepaper(
  { source, path, tree, report }: WrittenPaper,
  slugs: LitepaperFrontmatter["terms"],
  library: ReadLibrary,
) {
  const { references, glossary, symbols, run, figures } = library;
  const works = references && new Set(references.keys());
  setHeadingIds(tree);
  // Before the run is placed, which leaves no element of it.
  const alphabet = alphabetOf(path, tree, symbols);
  const symbolIds = new Set([...alphabet.values()].map(symbolId));
  refuseNamedIds(tree, works ?? new Set(), new Set(glossary?.map(({ slug }) => slug)), symbolIds, report);
  checkFormulas(tree, source, report);
  // Notes go first: what they cite is numbered where the reader meets it.
  placeNotes(tree, source, report);
  const citedWorks = placeBrackets(tree, works, source, report);
  // The run before figures and tables: its ledgers are tables.
  placeRun(tree, run, report);
  placeAppendix(tree, report);
  numberFiguresAndTables(tree, { figures, images: library.imagesBeside(path) }, report);
  placeCards(tree, report);
  reportMisplaced(tree, report);
  return { citedWorks, terms: glossary ? lookUpTerms(slugs, glossary, tree, report) : [], alphabet };
}
