import { readdirSync } from "node:fs";
import { posix, sep } from "node:path";

const CONTENT = "content";

/** Pages that are not made from a file of the content. */
export const PAGES_OUTSIDE_CONTENT: readonly string[] = ["/", "/demo"];

/** Returns every file of the content that becomes a page, as a path from the repository's root. */
export function getContentFiles(): string[] {
  return readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => posix.join(CONTENT, file.split(sep).join("/")))
    .sort();
}

/** `content/litepapers/pop/index.mdx` is the page `/litepapers/pop`, `content/questions.mdx` is `/questions`. */
export function getPagePath(file: string): string {
  return file.slice(CONTENT.length).replace(/(?:\/index)?\.mdx$/, "");
}
