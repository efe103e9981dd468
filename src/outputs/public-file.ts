import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder that Gatsby builds the site into. */
export const PUBLIC_FOLDER = "public";

/** The file of a page. Gatsby writes a folder for each, but for `/404.html`. */
export function getPageFile(path: string): string {
  return join(PUBLIC_FOLDER, path.endsWith(".html") ? path : join(path, "index.html"));
}

/** The file that is served at an address. Makes its folder, so that it can be written at once. */
export function getPublicFile(address: string): string {
  const file = join(PUBLIC_FOLDER, address);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
