import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { projectRoot } from "../../tools/project";

export { projectRoot };
export const publicDir = join(projectRoot, "public");

const settingsFile = join(projectRoot, ".env");

/** What the build was told: by the settings file, where there is one, and by the environment. */
export const buildSettings: Readonly<Record<string, string | undefined>> = {
  ...(existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, "utf8")) : {}),
  ...process.env,
};

/** Paths of all HTML pages under a folder of built files, sorted; Gatsby's own page fragments are left out. */
export function listPages(folder: string): string[] {
  return listFiles(folder).filter((path) => path.endsWith(".html") && !path.startsWith("_gatsby/"));
}

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

const documents = new Map<string, Document>();

/**
 * A built HTML file as the document that a browser makes of it, before any script runs. Of the project's own build each is
 * parsed once in a test file: it is not to be changed.
 */
export function readDocument(folder: string, path: string): Document {
  const parse = () => new DOMParser().parseFromString(readFileSync(join(folder, path), "utf8"), "text/html");
  if (folder !== publicDir) return parse();
  const document = documents.get(path) ?? parse();
  documents.set(path, document);
  return document;
}

/** Everything in a page's `<style>` elements, in order. */
export function inlinedCss(page: Document): string {
  return [...page.querySelectorAll("style")].map(({ textContent }) => textContent ?? "").join("\n");
}

/** The locations that a sitemap lists, in its order. */
export function sitemapLocations(folder: string, path: string): string[] {
  const sitemap = new DOMParser().parseFromString(
    readFileSync(join(folder, path), "utf8"),
    "application/xml",
  );
  return [...sitemap.getElementsByTagName("loc")].map(({ textContent }) => textContent ?? "");
}

/**
 * The file that a static host answers with at a path of the site: the file itself, or the folder's index.html.
 * `undefined` where it would answer 404, or redirect because of a trailing slash.
 */
export function fileServedAt(folder: string, path: string): string | undefined {
  const decoded = decodeURI(path);
  if (decoded === "/") return "index.html";
  if (decoded.endsWith("/")) return undefined;
  const candidates = [decoded.slice(1), `${decoded.slice(1)}/index.html`];
  return candidates.find((file) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile());
}
