import { readFileSync } from "node:fs";
import { getContentFiles, getPagePath } from "./content-files";
import { type Page, parsePage } from "./parse-page";

/** Returns the pages of the content by their paths on the site. */
export async function readPages(): Promise<ReadonlyMap<string, Page>> {
  const pages = getContentFiles().map(async (file) => [getPagePath(file), await readPage(file)] as const);
  return new Map(await Promise.all(pages));
}

const pagesBySource = new Map<string, Promise<Page>>();

/** Returns the page of a file. It is parsed again only after the file has changed. */
export function readPage(file: string): Promise<Page> {
  const source = readFileSync(file, "utf8");
  const page = pagesBySource.get(source) ?? parsePage(source);
  pagesBySource.set(source, page);
  return page;
}
