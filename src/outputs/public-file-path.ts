import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the built site. */
export const PUBLIC_FOLDER = "public";

/** Returns the HTML file of a page. Gatsby writes `/404.html` as a file and every other page as a folder with an index.html. */
export function getPageFile(path: string): string {
  return join(PUBLIC_FOLDER, path.endsWith(".html") ? path : join(path, "index.html"));
}

/** Returns the file that is served at a path, after creating its folder. */
export function getPublicFilePath(path: string): string {
  const file = join(PUBLIC_FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
