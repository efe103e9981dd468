import type { Root, RootContent, Table, Text } from "mdast";
import type { InlineMath } from "mdast-util-math";
import { toString as textOf } from "mdast-util-to-string";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { checkBareNumbers } from "./figure-references";
import { isCaption } from "./figures-and-tables";
import { checkReadings } from "./marks";
import { isElement } from "./mdx-elements";
import { placeOfTyped, type Report, typedText } from "./parse";

/**
 * Reports what a Markdown parser accepts and reads in another way than the writer meant: a price as a formula, a table as
 * a paragraph, a cell too many as nothing.
 *
 * Such a formula or table is taken out of the tree, so that no later step reports it again.
 */
export function lintMarkdown(tree: Root, source: string, report: Report): void {
  checkLevels(tree, report);
  checkTableHeads(tree, source, report);
  checkCells(tree, report);
  checkPrices(tree, source, report);
  checkMarks(tree, source, report);
  checkBareNumbers(tree, source, report);
  checkReadings(tree, source, report);
}

/**
 * Reports headings that skip a level: people who listen to a page go from heading to heading, and look for the
 * missing one.
 */
function checkLevels(tree: Root, report: Report): void {
  let above = 1;
  visit(tree, (node) => {
    // Run boxes and folds have no headings at all.
    if (isElement(node, "Run") || isElement(node, "Details")) return SKIP;
    if (node.type !== "heading") return;
    if (node.depth > above + 1) {
      const fit = "#".repeat(above + 1);
      report(
        node,
        `This heading skips a level: ${"#".repeat(node.depth)} comes after ${"#".repeat(above)}.`,
        `Write ${fit} ${textOf(node)}, or the heading between them.`,
      );
    }
    above = node.depth;
  });
}

function checkTableHeads(tree: Root, source: string, report: Report): void {
  visit(tree, "paragraph", (node, index, parent) => {
    const { start, end } = node.position ?? {};
    const row = /^[ \t>]*\|.*\|[ \t]*$/m.exec(source.slice(start?.offset, end?.offset));
    if (!row || !start || !parent || index === undefined) return;
    const line =
      start.line + source.slice(start.offset, (start.offset ?? 0) + row.index).split("\n").length - 1;
    report(
      node,
      "This table has no head.",
      "Write the columns' names in its first row, and a row of hyphens under it: | --- | --- |",
      { line, column: line === start.line ? start.column : 1 },
    );
    const caption = parent.children[index - 1];
    const captioned = parent.type === "root" && caption && isCaption(caption as RootContent);
    parent.children.splice(captioned ? index - 1 : index, captioned ? 2 : 1);
    return [SKIP, captioned ? index - 1 : index];
  });
}

/** Reports rows of another length than the head: HTML would drop a cell too many, and leave a gap for a missing one. */
function checkCells(tree: Root, report: Report): void {
  visit(tree, "table", ({ children: [head, ...rows] }: Table) => {
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      const { length } = row.children;
      if (length === columns) continue;
      report(
        row.children[columns] ?? row,
        `This row has ${length} ${length === 1 ? "cell" : "cells"}, and the table ${columns} ${columns === 1 ? "column" : "columns"}.`,
        length > columns
          ? "Give the head one more column, or write \\| for a bar inside a cell."
          : "Write the missing cell, or | | for one with nothing in it.",
      );
    }
  });
}

/**
 * As Pandoc has it: no space inside a formula's dollar signs, and no digit behind the second. Two of them begin
 * a line.
 */
function checkPrices(tree: Root, source: string, report: Report): void {
  visit(tree, "inlineMath", (node: InlineMath, index, parent) => {
    const { start, end } = node.position ?? {};
    const written = source.slice(start?.offset, end?.offset);
    if (!parent || index === undefined) return;
    if (written.startsWith("$$")) {
      report(
        node,
        "Two dollar signs put a formula on a line of its own only where they stand on lines of their own.",
        "Write $$, the formula and $$ on three lines, or one dollar sign at either end for a formula in its line.",
      );
      return;
    }
    if (!/^\$\s|\s\$$/.test(written) && !/\d/.test(source.charAt(end?.offset ?? 0))) return;
    report(
      node,
      `“${written.replaceAll("\n", " ")}” would be read as a formula.`,
      "Write \\$ for a dollar sign, as in \\$5; a formula has no space inside its dollar signs.",
    );
    parent.children.splice(index, 1, { type: "text", value: written, position: node.position });
    return index + 1;
  });
}

/** What `npm run new:paper` writes where the writer has to add text. */
export const PLACEHOLDER = "[write here]";

const BROKEN_MARKS: readonly { pattern: RegExp; message: string; advice: string }[] = [
  {
    pattern: /\[write here\]/,
    message: "Here something is still to be written.",
    advice: `Write your text in the place of ${PLACEHOLDER}.`,
  },
  {
    pattern: /\*\*|__/,
    message: "These marks make nothing bold.",
    advice: "Write **words**, without a space inside the asterisks, or \\* for an asterisk.",
  },
  {
    pattern: /(?<=^|[\s(“])(?:\*(?=[^\s*])|_(?=[^\s_]))/,
    message: "This mark makes nothing slanted.",
    advice: "Write *words*, with an asterisk at either end, or \\* and \\_ for the sign itself.",
  },
  {
    pattern: /`/,
    message: "The code that begins here is never closed.",
    advice: "Write `code`, with a backtick at either end, or \\` for the sign itself.",
  },
  {
    pattern: /~~/,
    message: "These marks strike nothing out.",
    advice: "Write ~~words~~, or \\~ for the sign itself.",
  },
  {
    pattern: /^#{2,6}(?=[^#\s])/,
    message: "This is not a heading.",
    advice: "Write a space behind the hashes, as in ## Conclusion, or \\# for a hash.",
  },
  {
    pattern: /\]\(|\][ \t]\((?:$|\/|#)|\]\[(?![@^])/,
    message: "This is not a link.",
    advice:
      "Write [words](address): nothing between the brackets, and %20 for a space in the address; a picture's file is named without one.",
  },
];

/** Reports signs of Markdown that are left in the text because they do not close or do not match. */
function checkMarks(tree: Root, source: string, report: Report): void {
  visit(tree, "paragraph", (paragraph) => {
    for (const { pattern, message, advice } of BROKEN_MARKS) {
      visit(paragraph, "text", (node: Text) => {
        const found = pattern.exec(typedText(node, source));
        if (!found) return;
        report(node, message, advice, placeOfTyped(node, found.index, source));
        return EXIT;
      });
    }
  });
}
