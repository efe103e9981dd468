import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { projectRoot } from "../../tools/project";
import { publishedPages, publishedPapers } from "../published-pages";

export { projectRoot };
export const publicDir = join(projectRoot, "public");

export const paths = publishedPages.map(({ path }) => path);
export const paperPaths = publishedPapers.map(({ path }) => path);

/** Returns the sorted paths of all files under a folder, with forward slashes. */
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

/** Returns the HTML files of a built site. Gatsby keeps fragments of pages under `_gatsby`, which are left out. */
export const listPages = (folder: string) =>
  listFiles(folder).filter((path) => path.endsWith(".html") && !path.startsWith("_gatsby/"));

export const readPublicFile = (file: string, folder = publicDir) => readFileSync(join(folder, file), "utf8");

const { DOMParser } = new JSDOM().window;
const documents = new Map<string, Document>();

/** Parses a built HTML file without running its scripts. All callers share the document, so they must not change it. */
export function readDocument(file: string, folder = publicDir): Document {
  const path = join(folder, file);
  const document =
    documents.get(path) ?? new DOMParser().parseFromString(readFileSync(path, "utf8"), "text/html");
  documents.set(path, document);
  return document;
}

export const readPage = (path: string) => readDocument(join(path, "index.html"));

/** Returns the attribute's value for each element that the selector matches, or "" for an element without it. */
export function getAttributes(part: ParentNode, selector: string, name: string): string[] {
  return [...part.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
}

/** Returns the URLs of a sitemap in their order. */
export const sitemapLocations = (file: string, folder = publicDir) =>
  [...readPublicFile(file, folder).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => location);

/**
 * Returns the file that a static host serves at a path: the file itself or the folder's index.html. Returns `undefined` where
 * the host would answer 404 or redirect because of a trailing slash.
 */
export function findServedFile(path: string): string | undefined {
  const decoded = decodeURI(path);
  if (decoded === "/") return "index.html";
  if (decoded.endsWith("/")) return undefined;
  const candidates = [decoded.slice(1), `${decoded.slice(1)}/index.html`];
  return candidates.find(
    (file) => existsSync(join(publicDir, file)) && statSync(join(publicDir, file)).isFile(),
  );
}
