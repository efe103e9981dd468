import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import GithubSlugger from "github-slugger";
import { figureId } from "../components/figure-id";

/** A page that a file of the content makes. */
export type Page = {
  /** From the repository's root. */
  file: string;
  isDraft: boolean;
  /** Ids of its headings. */
  ids: ReadonlySet<string>;
  /** Ids of its figures, in order: the first has number 1. */
  figures: readonly string[];
};

const CONTENT = "content";

const FRONTMATTER = /^---\n[\s\S]*?\n---\n/;
const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1/gm;
const HEADING = /^#{2,4} +(.+?) *#*$/gm;
const FIGURE = /<Figure\b[^>]*\bname="([^"]*)"/g;

/** Pages that are no files of the content. */
export const OTHER_PAGES: readonly string[] = ["/", "/demo", "/search"];

/** Every file of the content that becomes a page, from the repository's root. */
export function contentFiles(): string[] {
  return readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => posix.join(CONTENT, file.split(sep).join("/")))
    .sort();
}

/** `content/litepapers/pop/index.mdx` is the page `/litepapers/pop`, `content/questions.mdx` is `/questions`. */
export function pagePath(file: string): string {
  return file.slice(CONTENT.length).replace(/(?:\/index)?\.mdx$/, "");
}

const read = new Map<string, { time: number; page: Page }>();

/** The pages of the content by their paths. A file is read again when it has changed. */
export function readPages(): ReadonlyMap<string, Page> {
  return new Map(contentFiles().map((file) => [pagePath(file), readPage(file)]));
}

function readPage(file: string): Page {
  const time = statSync(join(file)).mtimeMs;
  const before = read.get(file);
  if (before?.time === time) return before.page;
  const source = readFileSync(file, "utf8");
  const [fields = ""] = FRONTMATTER.exec(source) ?? [];
  const text = source.slice(fields.length).replaceAll(CODE, "");
  const slugger = new GithubSlugger();
  const ids = new Set([...text.matchAll(HEADING)].map(([, title = ""]) => slugger.slug(title.trim())));
  const figures = [...text.matchAll(FIGURE)].map(([, name = ""]) => figureId(name));
  const page = { file, isDraft: /^draft: true$/m.test(fields), ids, figures };
  read.set(file, { time, page });
  return page;
}
