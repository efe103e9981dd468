import type { GlossaryTerm } from "../content/glossary";
import type { PaperImage } from "../content/paper-images";
import type { LibraryFigure } from "../figures/figure-library";
import type { DescribedRun } from "../example/run";
import type { Alphabets } from "./alphabet";

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
export type ReadLibrary = Pick<Library, "figures" | "imagesBeside"> & Partial<Library>;

/** Whether all of it could be read. */
export const isWhole = (library: ReadLibrary): library is Library =>
  Boolean(library.references && library.glossary && library.symbols && library.run);
