import type { Root, Text } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Node } from "unist";
import { EXIT, visit } from "unist-util-visit";
import type { VFileMessage } from "vfile-message";
import { ContentError, type ContentProblem, type Place, placeAt } from "../site/content-problem";
import { nearestName } from "../site/nearest-name";
import { codeLanguages } from "./highlight";
import { isElement, runReference } from "./mdx-elements";
import { setQuotes } from "./smart-quotes";

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath)
  .use(() => barsInCells)
  .use(() => setQuotes)
  .freeze();

/** Reads what the other refuses, with braces and angle brackets as words. */
const plainParser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMath).freeze();

const ELEMENTS: ReadonlySet<string> = new Set([
  "Figure",
  "Run",
  "Ledger",
  "Details",
  "Card",
  "Ways",
  "Appendix",
]);

/**
 * The Markdown tree of a content file.
 *
 * Of MDX, papers use the elements of `ELEMENTS`, and one expression, `{run.name}` for a value of
 * the run: prose stays prose. Throws a ContentError where the file does not parse, or uses anything else.
 */
export function parseMarkdown(source: string, path: string): Root {
  const { problems, report } = reporter(path);
  const { tree } = readMarkdown(source, report);
  if (problems.length > 0) throw new ContentError(problems);
  return tree;
}

/**
 * As `parseMarkdown`, but reports the problems, so that a writer hears what else is wrong in the tree. `swallowed` says
 * that a block is never closed: all that follows stands in it, and no other problem is reported. Where the file does
 * not parse, the tree is of Markdown without MDX, and `parsed` is false.
 */
export function readMarkdown(
  source: string,
  report: Report,
): { tree: Root; parsed: boolean; swallowed: boolean } {
  const { tree, error } = parse(source);
  const swallowed = reportUnclosedBlocks(tree, source, report);
  if (error && !swallowed) report(undefined, ...syntaxProblem(error, tree, source));
  if (!error && !swallowed) reportForeignSyntax(tree, source, report);
  return { tree, parsed: !error, swallowed };
}

function parse(source: string): { tree: Root; error?: VFileMessage } {
  try {
    const tree = parser.parse(source);
    parser.runSync(tree);
    return { tree };
  } catch (error) {
    return { tree: plainParser.parse(source), error: error as VFileMessage };
  }
}

/** In a table `\|` is a bar, in formulae as in text and code; as `\vert` it does not end the cell when written either. */
function barsInCells(tree: Root): void {
  visit(tree, "tableCell", (cell) => {
    visit(cell, "inlineMath", (formula) => {
      formula.value = formula.value
        .replaceAll(/\\\\|\\\| ?/g, (mark) => (mark.startsWith("\\|") ? "\\vert " : mark))
        .trimEnd();
    });
  });
}

/**
 * Code and formulae that nothing closes before the end of the file, or of the quote or list that they stand in. Returns
 * whether there are any.
 */
function reportUnclosedBlocks(tree: Root, source: string, report: Report): boolean {
  let found = false;
  visit(tree, (node) => {
    if (node.type !== "code" && node.type !== "math") return;
    const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split("\n");
    const [fence] = /^(?:`{3,}|~{3,}|\${2,})/.exec(lines[0] ?? "") ?? [];
    const last = (lines.at(-1) ?? "").replace(/^[\s>]+/, "").trimEnd();
    if (!fence || (lines.length > 1 && last.startsWith(fence) && /^(.)\1*$/.test(last))) return;
    found = true;
    const what = node.type === "code" ? "code block" : "formula";
    report(node, `This ${what} is never closed.`, `Write ${fence} on a line of its own where it ends.`);
  });
  return found;
}

/** A problem at a node's place in the file. */
export function problemAt(
  node: Node | undefined,
  path: string,
  message: string,
  advice: string,
): ContentProblem {
  const start = node?.position?.start;
  return { path, line: start?.line ?? 1, column: start?.column ?? 1, message, advice };
}

/** Notes a problem at a node's place, or at a closer one. */
export type Report = (node: Node | undefined, message: string, advice: string, closer?: Place) => void;

/** Gathers the problems of one file. */
export function reporter(path: string): { problems: ContentProblem[]; report: Report } {
  const problems: ContentProblem[] = [];
  const report: Report = (node, message, advice, closer) => {
    problems.push({ ...problemAt(node, path, message, advice), ...closer });
  };
  return { problems, report };
}

/** Reports the elements that are left once all that stand on lines of their own have been replaced. */
export function reportMisplaced(tree: Root, report: Report): void {
  visit(tree, (node) => {
    // What is wrong with <Details> and with foreign elements has been reported.
    if (!isElement(node) || node.name === "Details" || !ELEMENTS.has(node.name ?? "")) return;
    report(
      node,
      `<${node.name}> stands inside other text.`,
      "Put it on lines of its own, with a blank line before and after.",
    );
  });
}

/** A text node as it was typed, with spaces for what is escaped, which marks nothing. */
export function typedText({ position, value }: Text, source: string): string {
  if (!position) return value;
  return source.slice(position.start.offset, position.end.offset).replaceAll(/\\./g, "  ");
}

/** Where a piece of a text node as it was typed stands in the file. */
export function placeOfTyped({ position }: Text, offset: number, source: string): Place | undefined {
  const start = position?.start.offset;
  return start === undefined ? undefined : placeAt(source, start + offset);
}

/** HTML above all, for most of which Markdown has a sign. */
function notAnElement(name: string): [message: string, advice: string] {
  return [
    `<${name}> is not an element that papers use.`,
    name === "br"
      ? "End the line with \\ to break it there."
      : "Use Markdown, <Figure>, <Run>, <Ledger>, <Details>, <Card>, <Ways> or <Appendix>; docs/writing.md lists all that there is.",
  ];
}

/** Where the first brace stands that no other closes in its paragraph. */
function unclosedBrace(plain: Root, source: string): Place | undefined {
  let place: Place | undefined;
  visit(plain, "text", (node) => {
    const opened: number[] = [];
    for (const { 0: brace, index } of typedText(node, source).matchAll(/[{}]/g)) {
      if (brace === "{") opened.push(index);
      else opened.pop();
    }
    if (opened[0] === undefined) return;
    place = placeOfTyped(node, opened[0], source);
    return EXIT;
  });
  return place;
}

/** What keeps a file from being parsed, what to write instead, and where. */
function syntaxProblem(
  error: VFileMessage,
  plain: Root,
  source: string,
): [message: string, advice: string, place: Place] {
  const brace = /^Unexpected end of file in expression/.test(error.reason) && unclosedBrace(plain, source);
  if (brace)
    return [
      "The brace that opens here is never closed.",
      "Write \\{ for a brace, or close the name of a value of the run: {run.job.price}.",
      brace,
    ];
  // What is missing is found where its paragraph or the file ends; the reason names where it began.
  const began = /\((\d+):(\d+)-/.exec(error.reason);
  const line = Number(began?.[1] ?? error.line ?? 1);
  const column = Number(began?.[2] ?? error.column ?? 1);
  const [, unclosed = ""] = /^Expected a closing tag for `<([^>`]+)>`/.exec(error.reason) ?? [];
  if (unclosed && !ELEMENTS.has(unclosed)) return [...notAnElement(unclosed), { line, column }];
  const before = (source.split("\n")[line - 1] ?? "").slice(0, column - 1);
  if (/<$/.test(before) && /^Unexpected character `!`/.test(error.reason)) {
    const advice = "Write a note to other writers as {/* a note */}.";
    return ["Papers hold no HTML comments.", advice, { line, column: column - 1 }];
  }
  if (/<[a-z][a-z0-9+.-]*:$/i.test(before)) {
    const advice = "Write the address alone, or as a link: [words](https://example.com).";
    return [
      "An address stands between angle brackets.",
      advice,
      { line, column: before.lastIndexOf("<") + 1 },
    ];
  }
  return [
    `The text does not parse: ${error.reason.replace(/\.$/, "")}.`,
    "In text, write \\{ for a brace and \\< for an angle bracket; an element such as <Figure> needs its closing tag.",
    { line, column },
  ];
}

function reportForeignSyntax(tree: Root, source: string, report: Report): void {
  visit(tree, (node) => {
    switch (node.type) {
      case "text": {
        const brace = typedText(node, source).indexOf("}");
        if (brace < 0) break;
        report(
          node,
          "This brace closes nothing.",
          "Write \\} for a brace, or the whole name of a value of the run: {run.job.price}.",
          placeOfTyped(node, brace, source),
        );
        break;
      }
      case "mdxjsEsm":
        report(
          node,
          "Papers hold no `import` and no `export`.",
          "Remove the line; a figure is written as <Figure name=…>.",
        );
        break;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        if (node.value.trim().startsWith("/*")) break;
        if (!node.value.trim().startsWith("run."))
          report(
            node,
            "Papers hold no {expressions}.",
            "Write \\{ for a literal brace, {run.job.price} for a value of the run, or put code between backticks.",
          );
        else if (node.type === "mdxFlowExpression" || !runReference(node.value))
          report(
            node,
            node.type === "mdxTextExpression"
              ? `{${node.value}} is not the name of a value of the run.`
              : "This value of the run stands in no sentence.",
            "Write it inside a line of text, as in: The buyer pays {run.job.price}.",
          );
        break;
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        if (!ELEMENTS.has(node.name ?? "")) report(node, ...notAnElement(node.name ?? ""));
        break;
      case "code":
        if (!node.lang || codeLanguages.includes(node.lang)) break;
        report(
          node,
          `Code in "${node.lang}" cannot be coloured.`,
          `Did you mean ${nearestName(node.lang, codeLanguages)}? There are: ${codeLanguages.join(", ")}.`,
        );
        break;
      case "heading":
        if (node.depth > 1) break;
        report(
          node,
          "A `#` heading is the page's title, which comes from the frontmatter.",
          "Use ## for a section.",
        );
    }
  });
}
