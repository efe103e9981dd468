import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ContentError, collectProblems } from "../lib/content-problem";
import { formatReference, parseBibliography } from "./bibliography";
import { type Library, outlineLitepaper, renderLitepaper } from "./litepaper";

export const LITEPAPERS = "content/litepapers";
export const BIBLIOGRAPHY = "content/references.json";

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The slug of the paper in a file, such as `pop` for `content/litepapers/pop/index.mdx`.
 *
 * Throws a ContentError where the file does not stand in a folder of its own whose name can be an address.
 */
export function litepaperSlug(path: string): string {
  const [folder = "", file, ...deeper] = posix.relative(LITEPAPERS, path).split("/");
  if (file !== "index.mdx" || deeper.length > 0) {
    throw new ContentError([
      {
        path,
        line: 1,
        column: 1,
        message: "A paper stands in a folder of its own, as index.mdx.",
        advice: `Move it to ${LITEPAPERS}/<slug>/index.mdx; the folder's name is its address.`,
      },
    ]);
  }
  if (!SLUG.test(folder)) {
    throw new ContentError([
      {
        path,
        line: 1,
        column: 1,
        message: `"${folder}" cannot be an address.`,
        advice: "Name the folder with lower-case letters, digits and hyphens only.",
      },
    ]);
  }
  return folder;
}

type Paper = { path: string; slug: string; order: number; orderLine: number };

/**
 * Reads every content file as the build will, and throws one ContentError with all that is wrong in any of them.
 *
 * `root` is the repository's folder; `figures` are what papers may show.
 */
export function checkContent(root: string, figures: Pick<Library, "figureNames" | "drawFigure">): void {
  const papers: Paper[] = [];
  let references: ReadonlyMap<string, string> | undefined;

  collectProblems([
    () => {
      references = readBibliography(root);
    },
    ...listPapers(root).map((path) => () => {
      const slug = litepaperSlug(path);
      const source = readFileSync(join(root, path), "utf8");
      const { order } = outlineLitepaper(source, path);
      const orderLine = source.split("\n").findIndex((line) => line.startsWith("order:")) + 1;
      papers.push({ path, slug, order, orderLine });
    }),
    () => refuseRepeats(papers),
  ]);

  const library = { ...figures, references: references ?? new Map<string, string>() };
  collectProblems(
    papers.map(({ path }) => () => {
      renderLitepaper(readFileSync(join(root, path), "utf8"), path, library);
    }),
  );
}

/** The bibliography's works as lines of HTML, by key. */
export function readBibliography(root: string): ReadonlyMap<string, string> {
  const source = readFileSync(join(root, BIBLIOGRAPHY), "utf8");
  const works = parseBibliography(source, BIBLIOGRAPHY);
  return new Map([...works].map(([key, work]) => [key, formatReference(work)]));
}

/** Paths of all papers' files from the repository's root, sorted. */
function listPapers(root: string): string[] {
  const entries: Dirent[] = readdirSync(join(root, LITEPAPERS), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".mdx"))
    .map((entry) => posix.join(LITEPAPERS, posix.relative(join(root, LITEPAPERS), entry.parentPath), entry.name))
    .sort();
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
