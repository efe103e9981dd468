import { readFileSync } from "node:fs";
import { OTHER_PAGES, readPages } from "../src/mdx/pages";

/** The pages that are no files of the content, by their paths. */
const OTHER_TITLES: Readonly<Record<string, string>> = { "/": "Home", "/demo": "Demo" };

/** Every page that visitors get, also a paper that somebody has added: its path, and the name in its title. */
export const publishedPages: readonly { path: string; title: string }[] = [
  ...OTHER_PAGES.map((path) => ({ path, title: OTHER_TITLES[path] ?? "" })),
  ...[...readPages()].flatMap(([path, { file, isDraft }]) =>
    isDraft ? [] : [{ path, title: readTitle(file) }],
  ),
];

export const publishedPapers = publishedPages.filter(({ path }) => path.startsWith("/litepapers/"));

function readTitle(file: string): string {
  return /^title: "?(.*?)"?$/m.exec(readFileSync(file, "utf8"))?.[1] ?? "";
}
