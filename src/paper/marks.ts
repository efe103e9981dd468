import type { Element, Nodes as HtmlNodes } from "hast";
import { h } from "hastscript";
import type { Nodes, Root } from "mdast";
import type { Node } from "unist";
import { visitParents } from "unist-util-visit-parents";
import { hasClass } from "./has-class";
import { isElement } from "./mdx-elements";
import type { Source, SourceMark } from "./nodes";
import { placeOfTyped, type Report, typedText } from "./parse";

/** What readers see of it. */
export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  described: "Described",
  reading: "Our reading",
  open: "Open",
};

/** A mark in the page. Its brackets are for those who copy it, print it, or read it without the page's style. */
export function markHtml({ source }: SourceMark): Element {
  return h("span.mark", { className: [`mark-${source}`] }, [h("i", "["), SOURCE_NAMES[source], h("i", "]")]);
}

/** A mark in plain text. */
export const markText = ({ source }: SourceMark): string => `[${SOURCE_NAMES[source]}]`;

/** What a mark in the page says; undefined for other elements. */
export function sourceOf(node: HtmlNodes): Source | undefined {
  return (Object.keys(SOURCE_NAMES) as Source[]).find((source) => hasClass(node, `mark-${source}`));
}

/** Words by which a sentence says that it is a reading of ours. */
const READING = /\b(?:we\s+(?:read|assume|add)|our\s+(?:rule|reading))\b/i;

const MARK = new RegExp(`(?<!\\\\)\\[(?:${Object.keys(SOURCE_NAMES).join("|")})\\]`);

/**
 * In a paper that uses marks, reports sentences that say so without `[reading]` before them in their paragraph, item or cell. Boxes of the run, which
 * are illustrative, quotations and the appendix, which is a reading as a whole, need none.
 */
export function checkReadings(tree: Root, source: string, report: Report): void {
  if (!MARK.test(source)) return;
  const reported = new Set<Nodes>();
  visitParents(tree, "text", (node, ancestors) => {
    const found = READING.exec(typedText(node, source));
    const block =
      ancestors.findLast(({ type }) => type === "listItem") ??
      ancestors.findLast(({ type }) => type === "paragraph" || type === "tableCell");
    if (!found || !block || reported.has(block) || ancestors.some(needsNoMark)) return;
    const start = node.position?.start.offset ?? 0;
    const { position }: Node = block;
    if (/(?<!\\)\[reading\]/.test(source.slice(position?.start.offset, start + found.index))) return;
    reported.add(block);
    report(
      node,
      "This sentence is our reading, and has no mark.",
      "Write [reading] in front of it.",
      placeOfTyped(node, found.index, source),
    );
  });
}

const needsNoMark = (node: Nodes) =>
  node.type === "blockquote" ||
  node.type === "heading" ||
  isElement(node, "Run") ||
  isElement(node, "Appendix");
