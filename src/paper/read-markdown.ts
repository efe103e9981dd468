import type { Nodes, Root } from "mdast";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { toString as textOf } from "mdast-util-to-string";
import { mdx } from "micromark-extension-mdx";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { CONTINUE, EXIT, visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import type { VFileMessage } from "vfile-message";
import { runReference } from "../content/run-values";
import { offsetAt, placeAt } from "../site/content-problem";
import { nearestName } from "../site/nearest-name";
import { setQuotes } from "../text/smart-quotes";
import { codeLanguage, codeLanguages } from "./highlight";
import { isElement } from "./mdx-elements";
import { normalize } from "./normalize";
import { placeOfTyped, type Report, typedText } from "./report";

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(elementsAndBraces)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkMath)
  .use(() => normalize)
  .use(() => barsInCells)
  .use(() => setQuotes)
  .freeze();

/** Reads what the other refuses, with braces and angle brackets as words. */
const plainParser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMath).freeze();

const ELEMENTS: ReadonlySet<string> = new Set(
  "Figure Run Ledger Details Card Properties Appendix".split(" "),
);

/** MDX without JavaScript: papers hold none, so what stands between braces is not parsed. */
function elementsAndBraces(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), mdx()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mdxFromMarkdown()];
}

/**
 * The Markdown tree of a paper. Of MDX, papers use the elements of `ELEMENTS`, and one expression, `{run.name}` for a value of
 * the run: prose stays prose. `complete` says that the tree can be judged: the file parses, and no block swallows the rest of it.
 */
export function readMarkdown(source: string, report: Report): { tree: Root; complete: boolean } {
  const tree = parse(source, report);
  // What links to other papers is found in a file that does not parse, too.
  if (!tree) return { tree: plainParser.parse(source), complete: false };
  reportForeignSyntax(tree, source, report);
  return { tree, complete: !reportUnclosedBlocks(tree, source, report) };
}

function parse(source: string, report: Report): Root | undefined {
  try {
    const tree = parser.parse(source);
    parser.runSync(tree);
    return tree;
  } catch (error) {
    const { start, says } = syntaxProblem(error as VFileMessage, source);
    report(undefined, ...says, placeAt(source, start));
    return undefined;
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

/** What is said of a formula that shares a line with its two dollar signs. */
export const DISPLAY = [
  "Two dollar signs put a formula on a line of its own only where they stand on lines of their own.",
  "Write $$, the formula and $$ on three lines, or one dollar sign at either end for a formula in its line.",
] as const;

/**
 * Code and formulae that nothing closes before the end of the file, or of the quote or list that they stand in. Returns
 * whether one swallows the rest of the file.
 */
function reportUnclosedBlocks(tree: Root, source: string, report: Report): boolean {
  let swallows = false;
  visit(tree, (node) => {
    if (node.type !== "code" && node.type !== "math") return;
    const lines = source.slice(node.position?.start.offset, node.position?.end.offset).split("\n");
    const [fence] = /^(?:`{3,}|~{3,}|\${2,})/.exec(lines[0] ?? "") ?? [];
    const last = (lines.at(-1) ?? "").replace(/^[\s>]+/, "").trimEnd();
    if (!fence) return;
    const closed = lines.length > 1 && last.startsWith(fence) && /^(.)\1*$/.test(last);
    // In a quotation or a list it ends with that.
    swallows ||= !closed && source.slice(node.position?.end.offset).trim() === "";
    const what = node.type === "code" ? "code block" : "formula";
    // What shares the line of the signs is taken for a name, and not shown.
    if (node.type === "math" && node.meta) report(node, ...DISPLAY);
    else if (!closed)
      report(node, `This ${what} is never closed.`, `Write ${fence} on a line of its own where it ends.`);
  });
  return swallows;
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

type Says = [message: string, advice: string];

const notAnElement = (name: string): Says => [
  `<${name}> is not an element that papers use.`,
  "Leave its tags out, or use Markdown, <Figure>, <Run>, <Ledger>, <Details>, <Card>, <Properties> or <Appendix>; put code between backticks.",
];

/** What the parser stops at, and where that begins. */
function syntaxProblem(error: VFileMessage, text: string): { start: number; says: Says } {
  const found = whereFound(error, text);
  if (error.reason.includes(" in expression")) {
    const advice = "Write \\{ for a brace, or close the name of a value of the run: {run.job.price}.";
    const start = unclosedBrace(text) ?? text.lastIndexOf("{", found);
    return { start, says: ["The brace that opens here is never closed.", advice] };
  }
  const start = Math.max(0, text.lastIndexOf("<", found));
  return { start, says: tagProblem(error, text.slice(start)) };
}

/** The offset at which the error lies. What is not closed is found where its paragraph ends; the reason says where it opened. */
function whereFound({ reason, line = 1, column = 1 }: VFileMessage, text: string): number {
  const [, openedLine, openedColumn] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return offsetAt(text, { line: Number(openedLine ?? line), column: Number(openedColumn ?? column) });
}

/** HTML, a `<` that begins no element, or an element of papers that is not written as one. `rest` begins at the `<`. */
function tagProblem({ ruleId }: VFileMessage, rest: string): Says {
  if (rest.startsWith("<!--"))
    return ["Papers hold no HTML comments.", "Write a note to other writers as {/* a note */}."];
  const [, address] = /^<([a-z][a-z0-9+.-]*:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/i.exec(rest) ?? [];
  if (address) {
    const url = address.includes(":") ? address : `mailto:${address}`;
    return ["An address stands between angle brackets.", `Write it as a link: [words](${url}).`];
  }
  const [, slash, element] = /^<(\/?)([a-z][\w.-]*)/i.exec(rest) ?? [];
  if (!element)
    return ["No element begins at this <.", "Write \\< for the sign, or put code between backticks."];
  if (!ELEMENTS.has(element)) return notAnElement(element);
  if (slash)
    return [`This </${element}> closes nothing.`, `Remove it, or write <${element}> where it opens.`];
  return ruleId === "end-tag-mismatch"
    ? [
        `<${element}> is never closed.`,
        `Write </${element}> where it ends, outside of any list or quotation that begins in it.`,
      ]
    : [
        `<${element}> is not written as an element is.`,
        `Write each attribute as name="value" between straight quotes, and > at its end.`,
      ];
}

/** Where the first brace stands that no other closes in its paragraph; a line may also leave its quotation within braces. */
function unclosedBrace(text: string): number | undefined {
  let found: number | undefined;
  visit(plainParser.parse(text), "text", (node) => {
    const opened: number[] = [];
    for (const { 0: brace, index } of typedText(node, text).matchAll(/[{}]/g)) {
      if (brace === "{") opened.push(index);
      else opened.pop();
    }
    if (opened[0] === undefined) return CONTINUE;
    found = (node.position?.start.offset ?? 0) + opened[0];
    return EXIT;
  });
  return found;
}

function isForeign(node: Nodes): boolean {
  return isElement(node) && !ELEMENTS.has(node.name ?? "");
}

/** A line of JavaScript at the beginning of a paragraph; prose may begin with the same words. */
export const MODULE =
  /^(?:import\s(?:[\w$*{},\s]+\sfrom\s*)?["'][^"'\n]+["']|export\s+(?:default\s+(?:(?:async\s+)?(?:function|class)\b|[({]|[\w.]+\s*;)|(?:const|let|var|type)\s+[\w{[$].*=|(?:async\s+)?function\b.*\(|(?:class|interface)\s.*\{|\*\s*(?:as|from)\b|\{[^}]*\}))/;

function reportForeignSyntax(tree: Root, source: string, report: Report): void {
  visitParents(tree, (node, ancestors) => {
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
      case "paragraph":
        if (!MODULE.test(source.slice(node.position?.start.offset, node.position?.end.offset))) break;
        report(
          node,
          "Papers hold no `import` and no `export`.",
          "Remove the line; a figure is written as <Figure name=…>.",
        );
        break;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        if (/^\s*[#.:]/.test(node.value) && ancestors.some(({ type }) => type === "heading"))
          report(
            node,
            "A heading gets its id from its words.",
            `Leave {${node.value}} out, and give links the id that the words make.`,
          );
        else if (/\\[a-z]+\*?$/i.test(source.slice(0, node.position?.start.offset).slice(-30)))
          report(
            node,
            "LaTeX stands outside of a formula.",
            "Write a formula between dollar signs, as in $x$, and all else as Markdown.",
          );
        else if (!node.value.trim().startsWith("run."))
          report(
            node,
            "Papers hold no {expressions}.",
            `Write ${`{${node.value}}`.replaceAll(/[{}]/g, "\\$&")} for braces in the text, {run.job.price} for a value of the run, or put code between backticks.`,
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
        if (ELEMENTS.has(node.name ?? "") || ancestors.some(isForeign)) break;
        report(node, ...notAnElement(node.name ?? ""));
        break;
      case "code":
        if (!node.lang || codeLanguage(node.lang)) break;
        report(
          node,
          `Code in "${node.lang}" cannot be coloured.`,
          `Did you mean ${nearestName(node.lang, codeLanguages)}? There are: ${codeLanguages.join(", ")}; text is for all others.`,
        );
        break;
      case "heading":
        if (source[node.position?.start.offset ?? 0] !== "#")
          report(
            node,
            "The line under this one makes it a heading.",
            `Write ${"#".repeat(Math.max(node.depth, 2))} ${textOf(node)}, or a blank line between the two.`,
          );
        else if (node.depth === 1)
          report(
            node,
            "A `#` heading is the page's title, which comes from the frontmatter.",
            "Use ## for a section.",
          );
    }
  });
}
