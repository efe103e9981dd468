import { readdirSync } from "node:fs";
import { posix, sep } from "node:path";

const CONTENT_FOLDER = "content";

/** Pages that are not made from a file of the content. */
export const PAGES_OUTSIDE_CONTENT: readonly string[] = ["/", "/demo"];

/** Returns every file of the content that becomes a page, as a path from the repository's root. */
export function getContentFiles(): string[] {
  return readdirSync(CONTENT_FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => posix.join(CONTENT_FOLDER, file.split(sep).join("/")))
    .sort();
}

/** Returns the path of the page that a file becomes, such as `/litepapers/pop` for `content/litepapers/pop/index.mdx`. */
export function getPagePath(file: string): string {
  return file.slice(CONTENT_FOLDER.length).replace(/(?:\/index)?\.mdx$/, "");
}

/** Returns the kind of page that a file of the content becomes, by its path from the repository's root. */
export function getPageKind(file: string): Queries.PageKind {
  return file.startsWith("content/litepapers/") ? "paper" : "page";
}
