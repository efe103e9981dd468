import type { Element, Nodes as HtmlNodes } from "hast";
import { h } from "hastscript";
import type { Nodes, PhrasingContent, Root, Text } from "mdast";
import type { Node, Position } from "unist";
import { SKIP, visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { placeAt } from "../site/content-problem";
import { hasClass } from "./has-class";
import { isElement } from "./mdx-elements";
import type { Source, SourceMark } from "./nodes";
import { placeOfTyped, type Report, typedText } from "./parse";

/** What readers see of it. */
export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  protocol: "Protocol",
  reading: "Our reading",
  open: "Open",
};

/** As it is typed; with a backslash it is words. */
const MARK = /(\\?)\[(protocol|reading|open)\\?\]/g;

/**
 * Turns `[protocol]`, `[reading]` and `[open]` in the text into marks, in place. Citations have not been numbered yet, so
 * that each text is still as it was typed.
 */
export function placeMarks(tree: Root, source: string, report: Report): void {
  visit(tree, "definition", (node) => {
    if (Object.hasOwn(SOURCE_NAMES, node.identifier))
      report(
        node,
        `With a colon behind it [${node.identifier}] is the name of an address, and no mark.`,
        `Write the sentence directly behind the mark: [${node.identifier}] The buyer pays.`,
      );
  });
  visitParents(tree, "text", (node, ancestors) => {
    const parent = ancestors.at(-1);
    const parts = partsOf(node, source);
    if (!parent || parts.every(({ type }) => type === "text")) return;
    if (ancestors.some(({ type }) => type === "heading" || type === "link" || type === "linkReference")) {
      report(
        parts.find(({ type }) => type === "sourceMark"),
        "A mark stands in a heading or a link.",
        "Write it in front of the sentence that it speaks of.",
      );
      return;
    }
    const index = parent.children.indexOf(node as never);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

/** The parts of a text, each with its place in the file. */
function partsOf(node: Text, source: string): PhrasingContent[] {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [node];
  const from = start.offset;
  const typed = source.slice(from, end.offset);
  const positionOf = (first: number, last: number): Position => ({
    start: { ...placeAt(source, from + first), offset: from + first },
    end: { ...placeAt(source, from + last), offset: from + last },
  });
  // The value has lost what escapes: the same marks stand in it, at other places.
  const inValue = [...node.value.matchAll(MARK)];
  const parts: PhrasingContent[] = [];
  let read = 0;
  let valueRead = 0;
  [...typed.matchAll(MARK)].forEach((match, nth) => {
    const [written, backslash, name] = match;
    const shown = inValue[nth];
    if (backslash || !shown) return;
    if (shown.index > valueRead)
      parts.push({
        type: "text",
        value: node.value.slice(valueRead, shown.index),
        position: positionOf(read, match.index),
      });
    read = match.index + written.length;
    valueRead = shown.index + shown[0].length;
    parts.push({ type: "sourceMark", source: name as Source, position: positionOf(match.index, read) });
  });
  if (parts.length === 0) return [node];
  if (valueRead < node.value.length)
    parts.push({
      type: "text",
      value: node.value.slice(valueRead),
      position: positionOf(read, typed.length),
    });
  return parts;
}

/** A mark in the page. Its brackets are for those who copy it, print it, or read it without the page's style. */
export function markHtml({ source }: SourceMark): Element {
  return h("span.mark", { className: [`mark-${source}`] }, [h("i", "["), SOURCE_NAMES[source], h("i", "]")]);
}

/** A mark where all is plain words. */
export const markText = ({ source }: SourceMark): string => `[${SOURCE_NAMES[source]}]`;

/** What an element of the page says as a mark; undefined where it is none. */
export function sourceOf(node: HtmlNodes): Source | undefined {
  return (Object.keys(SOURCE_NAMES) as Source[]).find((source) => hasClass(node, `mark-${source}`));
}

/** Words by which a sentence says that it is a reading of ours. */
const READING = /\b(?:we\s+(?:read|assume|add)|our\s+(?:rule|reading))\b/i;

/**
 * Reports sentences that say so without `[reading]` before them in their paragraph, item or cell. Boxes of the run, which
 * are illustrative, quotations and the appendix, which is a reading as a whole, need none.
 */
export function checkReadings(tree: Root, source: string, report: Report): void {
  // In a file that does not parse, boxes and the appendix cannot be told from the text.
  if (tree.children.some(({ type }) => type === "html")) return;
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
