import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { ContentError, collectProblems } from "../lib/content-problem";
import { formatReference, parseBibliography } from "./bibliography";
import { BIBLIOGRAPHY, GLOSSARY, LITEPAPERS, litepaperSlug } from "./content-paths";
import { type GlossaryTerm, parseGlossaryTerm } from "./glossary";
import { type Library, type LitepaperOpener, openLitepaper } from "./litepaper";

type Paper = {
  path: string;
  order: number;
  orderLine: number;
  terms: readonly string[];
  source: string;
};

/**
 * Reads every content file as the build will, and throws one ContentError with all that is wrong in any of them.
 *
 * `root` is the repository's folder; the figures are what papers may show, and `readRun` reads the run that they tell;
 * `open` may be one that remembers.
 */
export function checkContent(
  root: string,
  {
    readRun,
    ...figures
  }: Pick<Library, "figureNames" | "drawFigure" | "tabulateFigure"> & { readRun: () => Library["run"] },
  open: LitepaperOpener = openLitepaper,
): void {
  const papers: Paper[] = [];
  let references: ReadonlyMap<string, string> | undefined;
  let glossary: readonly GlossaryTerm[] | undefined;
  let run: Library["run"] | undefined;

  collectProblems([
    () => {
      run = readRun();
    },
    () => {
      references = readBibliography(root);
    },
    () => {
      glossary = readGlossary(root);
    },
    ...listFiles(root, LITEPAPERS, ".mdx").flatMap((path) => {
      const source = readFileSync(join(root, path), "utf8");
      const paper = open(source, path);
      return [
        () => void litepaperSlug(path),
        () => {
          const { order, terms } = paper.outline();
          const orderLine = source.split("\n").findIndex((line) => line.startsWith("order:")) + 1;
          papers.push({ path, order, orderLine, terms, source });
        },
        () => {
          // Where one of these could not be read, what refers to it is not to blame.
          if (references && glossary && run) paper.render({ ...figures, references, glossary, run });
        },
      ];
    }),
    () => refuseRepeats(papers),
  ]);

  collectProblems([
    () => refuseUnusedWorks(root, papers, references ?? new Map()),
    () => refuseUnusedTerms(papers, glossary ?? []),
  ]);
}

/** The bibliography's works as lines of HTML, by key. */
export function readBibliography(root: string): ReadonlyMap<string, string> {
  const source = readFileSync(join(root, BIBLIOGRAPHY), "utf8");
  const works = parseBibliography(source, BIBLIOGRAPHY);
  return new Map([...works].map(([key, work]) => [key, formatReference(work)]));
}

/** The glossary's terms, by file name. */
export function readGlossary(root: string): GlossaryTerm[] {
  const terms: GlossaryTerm[] = [];
  collectProblems(
    listFiles(root, GLOSSARY, ".md").map((path) => () => {
      terms.push(parseGlossaryTerm(readFileSync(join(root, path), "utf8"), path));
    }),
  );
  return terms;
}

/** Paths of all files in a folder of the content, from the repository's root, sorted. */
function listFiles(root: string, folder: string, ending: string): string[] {
  const entries: Dirent[] = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) =>
      posix.join(folder, relative(join(root, folder), entry.parentPath).replaceAll("\\", "/"), entry.name),
    )
    .sort();
}

function refuseUnusedWorks(
  root: string,
  papers: readonly Paper[],
  references: ReadonlyMap<string, string>,
): void {
  const lines = readFileSync(join(root, BIBLIOGRAPHY), "utf8").split("\n");
  const problems = [...references.keys()]
    .filter((key) => !papers.some(({ source }) => new RegExp(`@${key}(?![\\w-])`).test(source)))
    .map((key) => ({
      path: BIBLIOGRAPHY,
      line: lines.findIndex((line) => line.includes(`"id": "${key}"`)) + 1 || 1,
      column: 1,
      message: `No paper cites "${key}".`,
      advice: `Cite it as [@${key}], or remove the work.`,
    }));
  if (problems.length > 0) throw new ContentError(problems);
}

function refuseUnusedTerms(papers: readonly Paper[], glossary: readonly GlossaryTerm[]): void {
  const problems = glossary
    .filter(({ slug }) => !papers.some(({ terms }) => terms.includes(slug)))
    .map(({ slug, term }) => ({
      path: `${GLOSSARY}/${slug}.md`,
      line: 1,
      column: 1,
      message: `No paper uses the term "${term}".`,
      advice: `Add "- ${slug}" to the \`terms\` of a paper that uses it, or remove the file.`,
    }));
  if (problems.length > 0) throw new ContentError(problems);
}

function refuseRepeats(papers: readonly Paper[]): void {
  const byOrder = new Map<number, Paper>();
  collectProblems(
    papers.map((paper) => () => {
      const twin = byOrder.get(paper.order);
      byOrder.set(paper.order, twin ?? paper);
      if (!twin) return;
      throw new ContentError([
        {
          path: paper.path,
          line: paper.orderLine,
          column: 1,
          message: `\`order: ${paper.order}\` is taken by ${twin.path}.`,
          advice: "Give each paper a place of its own.",
        },
      ]);
    }),
  );
}
