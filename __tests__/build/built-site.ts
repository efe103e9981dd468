import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { OTHER_PAGES, readPages } from "../../src/mdx/pages";
import { projectRoot } from "../../tools/project";

export { projectRoot };
export const publicDir = join(projectRoot, "public");

/** Every page that visitors get, and the name in its title. */
export const pages = {
  "/": "Home",
  "/litepapers/pop": "Proof of Performance",
  "/litepapers/erc4337a": "ERC4337A",
  "/litepapers/agfi": "Agentic Finance",
  "/questions": "Questions",
  "/glossary": "Glossary",
  "/demo": "Demo",
} as const;

export const paths = Object.keys(pages);

/** The paths of all pages that the content makes, also of a paper that somebody has added, and of those that are no files. */
export const allPaths = [
  ...OTHER_PAGES,
  ...[...readPages()].flatMap(([path, { isDraft }]) => (isDraft ? [] : [path])),
];
export const paperPaths = paths.filter((path) => path.startsWith("/litepapers/"));

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

export const readPublicFile = (file: string, folder = publicDir) => readFileSync(join(folder, file), "utf8");

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
export const readPage = (path: string) => readDocument(join(path, "index.html"));

/** The values that an attribute has in a part of a page. */
export function getAttributes(part: ParentNode, selector: string, name: string): string[] {
  return [...part.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
}

/** The locations that a sitemap lists, in its order. */
export const sitemapLocations = (file: string, folder = publicDir) =>
  [...readPublicFile(file, folder).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => location);

/**
 * The file that a static host answers with at a path of the site: the file itself, or the folder's index.html.
 * `undefined` where it would answer 404, or redirect because of a trailing slash.
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
