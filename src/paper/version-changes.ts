import { diffArrays, diffWords } from "diff";
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { Nodes } from "mdast";
import type { Math as DisplayMath, InlineMath } from "mdast-util-math";
import { htmlWriter } from "../text/html-writer";
import { markdownParser } from "../text/markdown";
import { formulaBlock, mathMl } from "./math";
import { ownText, TOP } from "./version-text";

/** A straight apostrophe, which older records have in the words of figures. */
const TYPEWRITTEN = /(?<=\p{L})'(?=\p{L}|\s)/gu;

/** The share of words that two blocks need in common to count as one block that was changed. */
const SIMILAR = 0.5;

/** Blocks before and after a change; one of them is not there where a block is new, or gone. */
type Change = { before?: string; after?: string };

/** What stands in a text: the heading of a section, or a block of it that was changed. */
type Part = { heading: string } | Change;

type Formula = InlineMath | DisplayMath;

/** Marks the words of a section's heading; Markdown has no such character. */
const HEADING = "\0";

/** Each formula stands in the words as one character of private use, so that it is compared and shown whole. */
const FIRST_FORMULA = 0xe000;
const FORMULA = /([\uE000-\uF8FF])/;

/**
 * What a later version of a paper says differently, word by word, as HTML under the headings of its sections. Both are
 * the Markdown of records; what other files say beneath them does not count. Empty where they say the same.
 */
export function changesBetween(old: string, present: string): string {
  const formulae: Formula[] = [];
  const children: Element[] = [];
  let heading: string | undefined;
  for (const part of changedBlocks(blocksOf(old, formulae), blocksOf(present, formulae))) {
    if ("heading" in part) {
      heading = part.heading;
      continue;
    }
    if (heading !== undefined) children.push(h("h2", drawn(heading, formulae)));
    heading = undefined;
    const words = wordsOf(part, formulae);
    const { before, after = before } = part;
    // A formula of its own line is one block of the text.
    const isFormula = after?.length === 1 && FORMULA.test(after);
    children.push(isFormula ? formulaBlock(words) : h("p", words));
  }
  return htmlWriter.stringify({ type: "root", children });
}

/**
 * The blocks of a text below its title and its facts, each item of a list and each row of a table for itself, as words.
 * Formulae are added to `formulae`, and stand in the words as characters of private use.
 */
function blocksOf(markdown: string, formulae: Formula[]): string[] {
  const words = (node: Nodes): string => {
    if (node.type === "inlineMath" || node.type === "math") {
      const known = formulae.findIndex(({ value }) => value === node.value);
      return String.fromCharCode(FIRST_FORMULA + (known < 0 ? formulae.push(node) - 1 : known));
    }
    if (node.type === "image") return `Image: ${node.alt}`;
    if ("children" in node) return node.children.map(words).join(node.type === "tableRow" ? " · " : "");
    return node.type === "text" || node.type === "inlineCode" || node.type === "code" ? node.value : "";
  };
  const blocks = (node: Nodes): string[] => {
    if (node.type === "heading") return [(node.depth === 2 ? HEADING : "") + words(node)];
    if (!("children" in node) || node.type === "paragraph" || node.type === "tableRow") return [words(node)];
    return node.children.flatMap(blocks);
  };
  return markdownParser
    .parse(ownText(markdown))
    .children.slice(TOP)
    .flatMap(blocks)
    .map((block) => block.replaceAll(TYPEWRITTEN, "’").trim())
    .filter((block) => block !== "");
}

/** What has changed, in order, and the headings of all sections. */
function changedBlocks(before: readonly string[], after: readonly string[]): Part[] {
  const parts = diffArrays([...before], [...after]);
  return parts.flatMap(({ value, added, removed }, index): Part[] => {
    if (!added && !removed)
      return value.flatMap((block) => headingIn(block) ?? []).map((heading) => ({ heading }));
    // A removed run and the added run behind it are compared together.
    const next = parts[index + 1];
    if (added) return parts[index - 1]?.removed ? [] : pairs([], value).flatMap(placed);
    return pairs(value, next?.added ? next.value : []).flatMap(placed);
  });
}

/** A change as parts: a heading that stands in the new text comes first, then its own words where they changed. */
function placed({ before, after }: Change): Part[] {
  const [was, is] = [before, after].map(headingIn);
  if (is === undefined) return [{ before: was ?? before, after }];
  return [{ heading: is }, ...(was === undefined || was === is ? [] : [{ before: was, after: is }])];
}

/** The words of the heading that a block is; undefined if it is none. */
function headingIn(block = ""): string | undefined {
  return block.startsWith(HEADING) ? block.slice(HEADING.length) : undefined;
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

function wordsOf({ before, after }: Change, formulae: readonly Formula[]): (ElementContent | string)[] {
  if (before === undefined) return [h("ins", drawn(after ?? "", formulae))];
  if (after === undefined) return [h("del", drawn(before, formulae))];
  return diffWords(before, after).flatMap(({ value, added, removed }, index, parts) => {
    const words = drawn(value, formulae);
    if (removed) return [h("del", words)];
    if (!added) return words;
    return [...(parts[index - 1]?.removed && !/^\s/.test(value) ? [" "] : []), h("ins", words)];
  });
}

/** Words with their formulae drawn. */
function drawn(words: string, formulae: readonly Formula[]): (ElementContent | string)[] {
  return words.split(FORMULA).flatMap((piece): (ElementContent | string)[] => {
    const formula = formulae[piece.charCodeAt(0) - FIRST_FORMULA];
    return formula ? mathMl(formula.value, false) : [piece];
  });
}
