import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { visit } from "unist-util-visit";
import { figureId } from "../components/figure-id";
import { attributeOf, isElement } from "./elements";

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

const parser = createProcessor({ remarkPlugins: [remarkGfm, remarkMath] });

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
  const [fields = ""] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  const figures: string[] = [];
  visit(parse(source.slice(fields.length)), (node) => {
    if (node.type === "heading") ids.add(slugger.slug(textOf(node as Heading)));
    if (isElement(node, "Figure")) figures.push(figureId(attributeOf(node, "name") ?? ""));
  });
  const page = { file, isDraft: /^draft: true$/m.test(fields), ids, figures };
  read.set(file, { time, page });
  return page;
}

/** A text that cannot be read has no headings: its own page tells why. */
function parse(text: string): Root {
  try {
    return parser.parse(text) as Root;
  } catch {
    return { type: "root", children: [] };
  }
}
