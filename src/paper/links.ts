import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { refersToFigure } from "./figure-references";

/** A link in a paper's text, with its place in the file. */
export type WrittenLink = {
  /** As it was written. */
  url: string;
  /** Its words. */
  text: string;
  /** The id of the `##` section that it stands in; none before the first. */
  section: string | null;
  line: number;
  column: number;
};

/**
 * The links of a paper, in order, but for those to its figures and tables, whose names are no ids. Headings need their
 * ids (`setHeadingIds`).
 */
export function listLinks(tree: Root): WrittenLink[] {
  const links: WrittenLink[] = [];
  let section: string | null = null;
  visit(tree, (node) => {
    if (node.type === "heading" && node.depth === 2) section = String(node.data?.hProperties?.id ?? "");
    if (node.type !== "link" || refersToFigure(node)) return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    links.push({ url: node.url, text: textOf(node), section, line, column });
  });
  return links;
}

/** A decoded address; unchanged where it cannot be decoded. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
