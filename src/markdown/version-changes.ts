import { diffArrays, diffWords } from "diff";
import type { Element } from "hast";
import { h } from "hastscript";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Node } from "unist";
import { ownText, TOP } from "./published";

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();
const writer = unified().use(rehypeStringify).freeze();

/** Two blocks with fewer words in common are not one that was changed. */
const SIMILAR = 0.5;

/** Blocks before and after a change; one of them is not there where a block is new, or gone. */
type Change = { before?: string; after?: string };

/** What stands in a text: the heading of a section, or a block of it that was changed. */
type Part = { heading: string } | Change;

/**
 * What a later version of a paper says differently, word by word, as HTML under the headings of its sections. Both are
 * the Markdown of records; what other files say beneath them does not count. Empty where they say the same.
 */
export function changesBetween(before: string, after: string): string {
  const children: Element[] = [];
  let heading: string | undefined;
  for (const part of changedBlocks(blocksOf(before), blocksOf(after))) {
    if ("heading" in part) {
      heading = part.heading;
      continue;
    }
    if (heading !== undefined) children.push(h("h2", heading));
    heading = undefined;
    children.push(h("p", wordsOf(part)));
  }
  return writer.stringify({ type: "root", children });
}

/** The blocks of a text below its title and its facts: code as it stands, all others as Markdown without anchors and addresses. */
function blocksOf(markdown: string): string[] {
  const text = ownText(markdown);
  return reader
    .parse(text)
    .children.slice(TOP)
    .map(({ type, position }: Node) => {
      const block = text.slice(position?.start.offset, position?.end.offset);
      return type === "code" ? block : wordsOfBlock(block);
    });
}

function wordsOfBlock(block: string): string {
  return (
    block
      .replaceAll(/<a id="[^"]*"><\/a>/g, "")
      .replaceAll(/(?<!!)\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replaceAll(/^(?:> ?|#{3,} )/gm, "")
      // Two asterisks in code are a power.
      .replaceAll(/(`[^`]+`)|\*\*/g, "$1")
      // Older records have what figures say with a typewriter's apostrophes.
      .replaceAll(/(?<=\p{L})'(?=\p{L}|\s)/gu, "’")
      .replaceAll(/\\([[\]_*<>{}$])/g, "$1")
      .replaceAll(/ *\|[-:| ]+\|\n/g, "\n")
      .replaceAll(/ {2,}/g, " ")
  );
}

/** What has changed, in order, and the headings of all sections. */
function changedBlocks(before: readonly string[], after: readonly string[]): Part[] {
  const parts = diffArrays([...before], [...after]);
  return parts.flatMap(({ value, added, removed }, index): Part[] => {
    if (!added && !removed)
      return value.flatMap((block) => headingIn(block) ?? []).map((heading) => ({ heading }));
    // What is gone and what is new in its place are told together.
    const next = parts[index + 1];
    if (added) return parts[index - 1]?.removed ? [] : pairs([], value).flatMap(placed);
    return pairs(value, next?.added ? next.value : []).flatMap(placed);
  });
}

/** A heading's place is beside what stands under it; its words have changed where it was renamed, or is gone. */
function placed({ before, after }: Change): Part[] {
  const [was, is] = [before, after].map(headingIn);
  if (is === undefined) return [{ before: was ?? before, after }];
  return [{ heading: is }, ...(was === undefined || was === is ? [] : [{ before: was, after: is }])];
}

/** The words of the heading that a block is; undefined if it is none. */
function headingIn(block = ""): string | undefined {
  return /^## (.*)$/.exec(block)?.[1];
}

/** Sets each block beside the first that it may have become, in their order. */
function pairs(before: readonly string[], after: readonly string[]): Change[] {
  const changes: Change[] = [];
  let next = 0;
  for (const block of before) {
    const match = after.findIndex((other, index) => index >= next && similarity(block, other) >= SIMILAR);
    if (match < 0) {
      changes.push({ before: block });
      continue;
    }
    changes.push(...after.slice(next, match).map((other) => ({ after: other })));
    changes.push({ before: block, after: after[match] });
    next = match + 1;
  }
  return [...changes, ...after.slice(next).map((other) => ({ after: other }))];
}

/** The share of their words that two blocks have in common. */
function similarity(one: string, other: string): number {
  const [left, right] = [one, other].map((block) => block.match(/[\p{L}\p{N}]+/gu) ?? []);
  const counts = new Map<string, number>();
  for (const word of left ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = (right ?? []).filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count > 0;
  });
  return (2 * common.length) / Math.max(1, (left?.length ?? 0) + (right?.length ?? 0));
}

function wordsOf({ before, after }: Change): (Element | string)[] {
  if (before === undefined) return [h("ins", after ?? "")];
  if (after === undefined) return [h("del", before)];
  return diffWords(before, after).map(({ value, added, removed }) => {
    if (removed) return h("del", value);
    return added ? h("ins", value) : value;
  });
}
