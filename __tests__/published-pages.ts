import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { getContentFiles, getPagePath, OTHER_PAGES } from "../src/mdx/content-files";
import { isDraft, splitFrontmatter } from "../src/mdx/frontmatter";

type PublishedPage = {
  path: string;
  /** The page's name in its `<title>`. */
  title: string;
  /** The file of the content that becomes the page, if there is one. */
  file?: string;
};

/** The titles of pages that are not made from a file of the content, by their paths. */
const OTHER_TITLES: Readonly<Record<string, string>> = { "/": "Home", "/demo": "Demo" };

/** Every page of the built site, papers that somebody has added included. */
export const publishedPages: readonly PublishedPage[] = [
  ...OTHER_PAGES.map((path) => ({ path, title: OTHER_TITLES[path] ?? "" })),
  ...getContentFiles().flatMap((file) => {
    const source = readFileSync(file, "utf8");
    if (isDraft(source)) return [];
    return [{ path: getPagePath(file), title: parse(splitFrontmatter(source).fields).title as string, file }];
  }),
];

export const publishedPapers = publishedPages.filter(({ path }) => path.startsWith("/litepapers/"));
