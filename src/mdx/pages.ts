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
const HEADING = /^(#{2,4}) +(.+?) *#*$/gm;
const FIGURE = /<Figure\b[^>]*\bname="([^"]*)"/g;

/** Pages that are no files of the content. */
export const OTHER_PAGES: readonly string[] = ["/", "/demo"];

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
  const text = source.slice(fields.length);
  const ids = new Set(headingsOf(text).map(({ id }) => id));
  const figures = [...withoutCode(text).matchAll(FIGURE)].map(([, name = ""]) => figureId(name));
  const page = { file, isDraft: /^draft: true$/m.test(fields), ids, figures };
  read.set(file, { time, page });
  return page;
}

/** A heading of a page's text, from ## to ####, and where it begins. */
type TextHeading = { depth: number; id: string; title: string; start: number };

/** The headings of a Markdown text without its front matter; what stands in code is none. */
export function headingsOf(markdown: string): TextHeading[] {
  const slugger = new GithubSlugger();
  return [...withoutCode(markdown).matchAll(HEADING)].map(({ 1: marks = "", 2: title = "", index }) => ({
    depth: marks.length,
    id: slugger.slug(title),
    title,
    start: index,
  }));
}

/** The text with blanks for blocks of code, so that all else keeps its place. */
const withoutCode = (markdown: string) => markdown.replaceAll(CODE, (code) => code.replaceAll(/[^\n]/g, " "));
