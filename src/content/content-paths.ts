import { posix } from "node:path";
import { ContentError, FILE_START } from "../site/content-problem";

export const LITEPAPERS = "content/litepapers";
export const BIBLIOGRAPHY = "content/references.json";
export const GLOSSARY = "content/glossary";
export const QUESTIONS = "content/questions";
export const RUN = "content/run.yaml";
/** What symbols mean in all papers that show the run. */
export const SYMBOLS = "content/symbols.yaml";
export const PUBLISHED = "content/published";
export const REDIRECTS = "content/redirects.yaml";

/** Where a paper stands, from the repository's root. */
export function litepaperFile(slug: string): string {
  return `${LITEPAPERS}/${slug}/index.mdx`;
}

/** Where the list of symbols of a paper alone stands, from the paper's own path. */
export function symbolsBeside(path: string): string {
  return posix.join(posix.dirname(path), posix.basename(SYMBOLS));
}

const RECORD = new RegExp(`^${PUBLISHED}/([^/]+)/(\\d+(?:\\.\\d+){1,2})\\.md$`);

/** Where the record of a version stands, from the repository's root. */
export function recordPath(slug: string, version: string): string {
  return `${PUBLISHED}/${slug}/${version}.md`;
}

/** The paper and the version whose record stands at this path; undefined where no record does. */
export function recordAt(path: string): { slug: string; version: string } | undefined {
  const [, slug, version] = RECORD.exec(path) ?? [];
  return slug && version ? { slug, version } : undefined;
}

/** What can be an address, a key or a file's name. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The slug of the paper in a file, such as `pop` for `content/litepapers/pop/index.mdx`.
 *
 * Throws a ContentError where the file does not stand in a folder of its own whose name can be an address.
 */
export function litepaperSlug(path: string): string {
  const [folder = "", file, ...deeper] = posix.relative(LITEPAPERS, path).split("/");
  if (file !== "index.mdx" || deeper.length > 0) {
    const isPaper = file && /^index\.\w+$/i.test(file) && deeper.length === 0;
    throw new ContentError({
      path,
      ...FILE_START,
      message: "A paper stands in a folder of its own, as index.mdx.",
      advice: `Move it to ${litepaperFile(isPaper ? folder : "<slug>")}; the folder's name is its address.`,
    });
  }
  refuseName(folder, path, "folder");
  return folder;
}

/** The slug of a term or a question from its file's path. Throws a ContentError where the file's name cannot be an address. */
export function fileSlug(path: string): string {
  const slug = posix.basename(path, ".md");
  refuseName(slug, path, "file");
  return slug;
}

function refuseName(name: string, path: string, what: "folder" | "file"): void {
  if (SLUG.test(name)) return;
  throw new ContentError({
    path,
    ...FILE_START,
    message: `"${name}" cannot be an address.`,
    advice: `Name the ${what} with lower-case letters, digits and hyphens only.`,
  });
}
