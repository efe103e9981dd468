import type { Heading } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { END_MATTER } from "../paper/end-matter";
import { canonicalUrl, site } from "../site/site";
import { markdownParser } from "../text/markdown";
import type { OutputFile } from "./documents";

/** A text in Markdown, and how its sections are cited. */
type Text = {
  /** The path of its page. */
  path: string;
  markdown: string;
  /** What it is called, with its version where it has one. */
  title: string;
  /** Ids of its headings, in order, where they do not carry their own. */
  ids?: readonly string[];
};

/** The path of a section of a page as Markdown. */
export const sectionPath = (path: string, id: string) => `${path}/${id}.md`;

/**
 * Each section of a text as a file of its own, so that a quotation costs no more than its section. A section ends at the next
 * heading of any level that has an id; one that others divide names them.
 */
export function sectionFiles({ path, markdown, title, ids = [] }: Text): OutputFile[] {
  // A page has its end matter in an order of its own.
  const left = ids.filter((id) => !END_IDS.includes(id));
  const headings = headingsOf(markdown).flatMap((heading) => {
    const id = heading.id ?? left[0];
    if (id === left[0]) left.shift();
    return id ? [{ ...heading, id }] : [];
  });
  return headings.map(({ id, start, depth }, index) => {
    const next = headings.slice(index + 1);
    const end = next.findIndex((heading) => heading.depth <= depth);
    const parts = end < 0 ? next : next.slice(0, end);
    const content = markdown.slice(start, next[0]?.start).trimEnd();
    const facts = `> ${title}. <${canonicalUrl(path)}#${encodeURI(id)}>. ${site.status}. ${site.licence.name} licence.`;
    const within = parts.map((part) => `- ${canonicalUrl(sectionPath(path, encodeURI(part.id)))}`);
    const list = within.length > 0 ? [`In it:\n\n${within.join("\n")}`] : [];
    return { path: sectionPath(path, id), content: `${[facts, content, ...list].join("\n\n")}\n` };
  });
}

/** The headings below a text's title, each with the id that it carries. */
function headingsOf(markdown: string) {
  const found: { id?: string; start: number; depth: number }[] = [];
  visit(markdownParser.parse(markdown), "heading", (heading) => {
    if (heading.depth > 1)
      found.push({
        id: endId(heading) ?? idOf(heading),
        start: heading.position?.start.offset ?? 0,
        depth: heading.depth,
      });
  });
  return found;
}

/** Ids in the page of what stands behind a paper's text, by its headings. */
const END_ENTRIES = Object.entries(END_MATTER).map(
  ([name, title]) => [title, name === "citation" ? "cite" : name] as const,
);
const END_IDS: readonly string[] = END_ENTRIES.map(([, id]) => id);

const endId = (heading: Heading) => END_ENTRIES.find(([title]) => title === textOf(heading))?.[1];

function idOf({ children }: Heading): string | undefined {
  const ids = children.flatMap((child) =>
    child.type === "html" ? (/^<a id="([^"]+)">/.exec(child.value)?.[1] ?? []) : [],
  );
  return ids[0];
}
