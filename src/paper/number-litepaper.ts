import type { Root } from "mdast";
import { alphabetOf } from "./alphabet";
import { placeAppendix } from "./appendix";
import { placeCards } from "./cards";
import { checkFormulas } from "./check-formulas";
import { placeBrackets } from "./citations-and-marks";
import { numberFiguresAndTables } from "./figures-and-tables";
import type { ReadLibrary } from "./library";
import { placeNotes } from "./notes";
import { reportMisplaced } from "./read-markdown";
import type { Report, ReportField } from "./report";
import { placeRun } from "./run-boxes";
import { refuseNamedIds, setHeadingIds } from "./sections";
import { symbolId } from "./symbols";
import { lookUpTerms } from "./terms";

/** A paper as it was written, and where its problems are reported. */
export type WrittenPaper = {
  source: string;
  /** From the repository's root. */
  path: string;
  tree: Root;
  report: Report;
  reportField: ReportField;
};

/** What numbering finds in a paper. */
export type Numbering = ReturnType<typeof numberLitepaper>;

/**
 * Numbers a tree's citations, notes, tables and figures, in place. `slugs` are those of the terms that it is to mark. Returns
 * the works that it cites, by number, the terms, and what its symbols mean.
 */
export function numberLitepaper(
  { source, path, tree, report, reportField }: WrittenPaper,
  slugs: readonly string[],
  library: ReadLibrary,
) {
  const { references, glossary, symbols, run, figures } = library;
  const works = references && new Set(references.keys());
  setHeadingIds(tree);
  // Before the run is placed, which leaves no element of it.
  const alphabet = alphabetOf(path, tree, symbols ?? new Map());
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
  return { citedWorks, terms: glossary ? lookUpTerms(slugs, glossary, reportField) : [], alphabet };
}
