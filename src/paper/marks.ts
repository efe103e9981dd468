import type { Element, Nodes as HtmlNodes, Root as HtmlRoot, Parents } from "hast";
import { selectAll } from "hast-util-select";
import { h } from "hastscript";
import type { Nodes, Root } from "mdast";
import type { Node } from "unist";
import { visitParents } from "unist-util-visit-parents";
import { hasClass } from "../text/has-class";
import type { Source, SourceMark } from "./markdown-nodes";
import { isElement } from "./mdx-elements";
import { placeOfTyped, type Report, typedText } from "./report";

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

/** What is set apart from the text, whose margin is not its own. */
const SET_APART = ".run, .note, .alert, blockquote, figure, summary";

/**
 * Tells the page which marks begin a block, so that they can hang in the margin. Where blocks of one source follow one
 * another, the first mark speaks for all of them: the first block is told so, and the others.
 */
export function hangMarks(tree: HtmlRoot): void {
  const apart = new Set(selectAll(SET_APART, tree).flatMap((part) => selectAll("p, li", part)));
  const hang = (parent: Parents) => {
    let before: { block: Element; source: Source } | undefined;
    for (const block of parent.children) {
      if (block.type !== "element") continue;
      hang(block);
      const mark = /^(?:p|li)$/.test(block.tagName) && !apart.has(block) ? firstMark(block) : undefined;
      const source = mark && sourceOf(mark);
      if (mark) mark.properties.className = ["mark", `mark-${source}`, "mark-first"];
      if (source && before && before.source === source) {
        addClass(block, "source-again");
        if (!hasClass(before.block, "source-again")) addClass(before.block, "source-run");
      }
      // Where another source follows in a block, the run ends with it.
      before = source && selectAll(".mark", block).length === 1 ? { block, source } : undefined;
    }
  };
  hang(tree);
}

/** The mark with which a block begins. The space behind it becomes a part of it: in the text it would push the line in. */
function firstMark({ children }: Element): Element | undefined {
  const mark = children.find((child) => child.type !== "text" || child.value.trim() !== "");
  if (mark?.type !== "element" || !sourceOf(mark)) return undefined;
  const next = children[children.indexOf(mark) + 1];
  if (next?.type === "text" && /^\s/.test(next.value)) {
    next.value = next.value.trimStart();
    mark.children.splice(-1, 1, h("i", "] "));
  }
  return mark;
}

const addClass = ({ properties }: Element, name: string) => {
  properties.className = [properties.className ?? [], name].flat().map(String);
};

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
