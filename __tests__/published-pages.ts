import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { getContentFiles, getPagePath, PAGES_OUTSIDE_CONTENT } from "../src/mdx/content-files";
import { getField, splitFrontmatter } from "../src/mdx/frontmatter";

type PublishedPage = {
  path: string;
  /** The title of the page in its `<title>`, without the name of the site. */
  title: string;
  /** The file of the page in `content`, if the page has one. */
  file?: string;
};

/** The titles of the pages without a file in `content`, by their paths. */
const OTHER_TITLES: Readonly<Record<string, string>> = { "/": "Home", "/demo": "Demo" };

/** All pages of the built site except drafts. */
export const publishedPages: readonly PublishedPage[] = [
  ...PAGES_OUTSIDE_CONTENT.map((path) => ({ path, title: OTHER_TITLES[path] ?? "" })),
  ...getContentFiles().flatMap((file) => {
    const source = readFileSync(file, "utf8");
    if (getField(source, "draft")) return [];
    return [{ path: getPagePath(file), title: parse(splitFrontmatter(source).fields).title as string, file }];
  }),
];

export const publishedPapers = publishedPages.filter(({ path }) => path.startsWith("/litepapers/"));
