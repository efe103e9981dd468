import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { projectRoot } from "../../tools/project";
import { publishedPages, publishedPapers } from "../published-pages";

export { projectRoot };
export const publicDir = join(projectRoot, "public");

export const paths = publishedPages.map(({ path }) => path);
export const paperPaths = publishedPapers.map(({ path }) => path);

/** Paths of all files under a folder, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

/** The HTML files of a built site, without Gatsby's fragments of pages. */
export const listPages = (folder: string) =>
  listFiles(folder).filter((path) => path.endsWith(".html") && !path.startsWith("_gatsby/"));

export const read = (file: string, folder = publicDir) => readFileSync(join(folder, file), "utf8");

const { DOMParser } = new JSDOM().window;
const documents = new Map<string, Document>();

/** A built HTML file as a browser reads it, before any script runs. Each is parsed once: it is not to be changed. */
export function readDocument(file: string, folder = publicDir): Document {
  const path = join(folder, file);
  const document =
    documents.get(path) ?? new DOMParser().parseFromString(readFileSync(path, "utf8"), "text/html");
  documents.set(path, document);
  return document;
}

/** The page at a path. */
export const pageAt = (path: string) => readDocument(join(path, "index.html"));

/** The values that an attribute has in a part of a page. */
export function attributes(part: ParentNode, selector: string, name: string): string[] {
  return [...part.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
}

/** The locations that a sitemap lists, in its order. */
export const sitemapLocations = (file: string, folder = publicDir) =>
  [...read(file, folder).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => location);

/**
 * The file that a static host answers with at a path of the site: the file itself, or the folder's index.html.
 * `undefined` where it would answer 404, or redirect because of a trailing slash.
 */
export function fileServedAt(path: string): string | undefined {
  const decoded = decodeURI(path);
  if (decoded === "/") return "index.html";
  if (decoded.endsWith("/")) return undefined;
  const candidates = [decoded.slice(1), `${decoded.slice(1)}/index.html`];
  return candidates.find(
    (file) => existsSync(join(publicDir, file)) && statSync(join(publicDir, file)).isFile(),
  );
}
