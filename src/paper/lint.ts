import type { Root, RootContent, Table, Text } from "mdast";
import type { InlineMath } from "mdast-util-math";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { placeAt } from "../site/content-problem";
import { checkBareNumbers } from "./figure-references";
import { isCaption } from "./figures-and-tables";
import { isElement } from "./mdx-elements";
import { DISPLAY } from "./read-markdown";
import { placeOfTyped, type Report, typedText } from "./report";

/**
 * Reports what a Markdown parser accepts and reads in another way than the writer meant: a price as a formula, a table as
 * a paragraph, a cell too many as nothing.
 *
 * Such a formula or table is taken out of the tree, so that no later step reports it again.
 */
export function lintMarkdown(
  tree: Root,
  { source, lang }: { source: string; lang: string | undefined },
  report: Report,
): void {
  checkFields(tree, report);
  if (lang) checkLanguage(tree, lang, report);
  checkLevels(tree, report);
  checkTableHeads(tree, source, report);
  checkCells(tree, report);
  checkPrices(tree, source, report);
  checkMarks(tree, source, report);
  checkIndentedCode(tree, report);
  checkOtherMarkdown(tree, source, report);
  checkInvisible(source, report);
  checkBareNumbers(tree, source, report);
}

/** Reports fields that still hold the placeholder which `npm run import:paper` leaves where the file says nothing. */
function checkFields(tree: Root, report: Report): void {
  visit(tree, "yaml", ({ value }) => {
    for (const [index, line] of value.split("\n").entries()) {
      const column = line.indexOf(PLACEHOLDER) + 1;
      if (column > 0)
        report(undefined, STILL_TO_WRITE.message, STILL_TO_WRITE.advice, { line: index + 2, column });
    }
  });
}

/** Reports a text in other letters than its language has: a screen reader would read it out as that language. */
function checkLanguage(tree: Root, lang: string, report: Report): void {
  if (new Intl.Locale(lang).maximize().script !== "Latn") return;
  let letters = "";
  visit(tree, "text", ({ value }) => {
    letters += value.replaceAll(/\P{L}/gu, "");
  });
  if (letters.replaceAll(/\p{Script=Latin}/gu, "").length * 2 <= letters.length) return;
  report(
    undefined,
    `The text is not in the language of its page, ${lang}.`,
    "Write the tag of its language in the frontmatter, such as lang: zh-Hans, lang: ja or lang: ar.",
  );
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
    // The title counts as a section: it is reported by itself.
    above = Math.max(node.depth, 2);
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
 * Whether two dollar signs hold a formula, and are not those of two prices or tickers. As Pandoc has it: no space inside
 * them, and no digit behind. A letter may follow what ends as a formula does and holds no words: the $n$th, not $ETH/$USDC.
 */
export function isFormula(written: string, behind: string): boolean {
  if (/^\$\s|\s\$$/.test(written) || /\d/.test(behind)) return false;
  if (!/\p{L}/u.test(behind)) return true;
  const words = written.replaceAll(/\\[a-z]+/gi, "");
  return /[\p{L}\p{N})}\]'!|]\$$/u.test(written) && !/\p{L}{2}\s|\s\p{L}{2}/u.test(words);
}

function checkPrices(tree: Root, source: string, report: Report): void {
  visit(tree, "inlineMath", (node: InlineMath, index, parent) => {
    const { start, end } = node.position ?? {};
    const written = source.slice(start?.offset, end?.offset);
    if (!parent || index === undefined) return;
    if (written.startsWith("$$")) {
      report(node, ...DISPLAY);
      return;
    }
    if (isFormula(written, source.charAt(end?.offset ?? 0))) return;
    report(
      node,
      `“${written.replaceAll("\n", " ")}” would be read as a formula.`,
      "Write \\$ for a dollar sign, as in \\$5 and \\$ETH; a formula has no space inside its dollar signs.",
    );
    parent.children.splice(index, 1, { type: "text", value: written, position: node.position });
    return index + 1;
  });
}

/** What `npm run new:paper` writes where the writer has to add text. */
export const PLACEHOLDER = "[write here]";

const STILL_TO_WRITE = {
  message: "Here something is still to be written.",
  advice: `Write your text in the place of ${PLACEHOLDER} and of the words behind it, which say what belongs there.`,
};

const BROKEN_MARKS: readonly { pattern: RegExp; message: string; advice: string }[] = [
  {
    pattern: /\[write here\]/,
    ...STILL_TO_WRITE,
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
    const texts: { node: Text; typed: string }[] = [];
    visit(paragraph, "text", (node) => {
      texts.push({ node, typed: typedText(node, source) });
    });
    for (const { pattern, message, advice } of BROKEN_MARKS) {
      const broken = texts.find(({ typed }) => pattern.test(typed));
      if (!broken) continue;
      const { node, typed } = broken;
      report(node, message, advice, placeOfTyped(node, typed.search(pattern), source));
    }
  });
}

/** CommonMark reads a block that is indented by four spaces as code, MDX as prose. */
function checkIndentedCode(tree: Root, report: Report): void {
  visitParents(tree, "paragraph", (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (parent?.type !== "root" && parent?.type !== "listItem") return;
    const left = parent.type === "root" ? 1 : parent.children[0]?.position?.start.column;
    if (!left || (node.position?.start.column ?? 1) < left + 4) return;
    report(
      node,
      "This text is indented as code, and a paper takes it for prose.",
      "Write ``` on a line of its own above and below it, or begin it at the left edge.",
    );
  });
}

/** What other dialects of Markdown have, and papers would show as it was typed. */
const OTHER_MARKDOWN: readonly { pattern: RegExp; message: string; advice: string }[] = [
  {
    pattern: /\\\((?=.*?\\\))/s,
    message: "A formula stands between dollar signs.",
    advice: "Write $x$ in the place of \\(x\\).",
  },
  {
    pattern: /^\\\[(?=.*[=^_\\].*\\\]$)/s,
    message: "A formula on lines of its own stands between dollar signs.",
    advice: "Write $$, the formula and $$ on three lines, or [ without the backslash for a bracket.",
  },
  {
    pattern: /\^\[(?=[^\]]*\])/,
    message: "This is not a note.",
    advice: "Write [^name] here, and on a line of its own [^name]: One or two sentences.",
  },
  {
    pattern: /^:::+(?=\s*\w)/m,
    message: "This is not a box.",
    advice: "Write > [!NOTE] on a line, and the text under it behind >; remove the line ::: at its end.",
  },
];

function checkOtherMarkdown(tree: Root, source: string, report: Report): void {
  visit(tree, "paragraph", (paragraph) => {
    const { start, end } = paragraph.position ?? {};
    if (start?.offset === undefined) return;
    let typed = source.slice(start.offset, end?.offset);
    visit(paragraph, ["inlineCode", "inlineMath"], ({ position }) => {
      const from = (position?.start.offset ?? 0) - (start.offset ?? 0);
      const to = (position?.end.offset ?? 0) - (start.offset ?? 0);
      typed = typed.slice(0, from) + " ".repeat(to - from) + typed.slice(to);
    });
    for (const { pattern, message, advice } of OTHER_MARKDOWN) {
      const found = pattern.exec(typed);
      if (found) report(paragraph, message, advice, placeAt(source, start.offset + found.index));
    }
  });
  visit(tree, "link", (link) => {
    if (textOf(link).trim() !== "" || link.children.some(({ type }) => type === "image")) return;
    report(link, "This link has no words.", `Write what it leads to: [words](${link.url}).`);
  });
}

/** Reports characters that are not seen and change what is read, or what a search finds. */
function checkInvisible(source: string, report: Report): void {
  for (const { 0: character, index } of source.matchAll(
    /[^\P{Cc}\t\n\r]|[\uFFFD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu,
  )) {
    // A mark at the beginning of a file is reported with its encoding.
    if (index === 0) continue;
    report(
      undefined,
      `A character that nobody can read stands here: ${codePoint(character)}.`,
      "Delete it, and type the words around it anew.",
      placeAt(source, index),
    );
  }
}

/** As Unicode has it: U+202E. */
const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
