import type { Root, Text } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import type { VFileMessage } from "vfile-message";
import { ContentError, type ContentProblem } from "../lib/content-problem";
import { nearestName } from "../lib/run";
import { codeLanguages } from "./highlight";

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkSmartypants, { dashes: false })
  .freeze();

const ELEMENTS: ReadonlySet<string> = new Set(["Figure", "Run", "Ledger", "Appendix"]);

/** A value of the run: words joined by hyphens, in two or more parts joined by dots. */
const RUN_VALUE = /^\s*run(?:\.[a-z][a-z0-9-]*){2,}\s*$/;

/**
 * The Markdown tree of a content file.
 *
 * Of MDX, papers use four elements, `<Figure>`, `<Run>`, `<Ledger>` and `<Appendix>`, and one expression, `{run.name}` for a value of
 * the run: prose stays prose. Throws a ContentError where the file does not parse, or uses anything else.
 */
export function parseMarkdown(source: string, path: string): Root {
  let tree: Root;
  try {
    tree = parser.parse(source);
    parser.runSync(tree);
  } catch (error) {
    throw new ContentError([syntaxProblem(error as VFileMessage, path)]);
  }
  const problems = foreignSyntax(tree, path);
  if (problems.length > 0) throw new ContentError(problems);
  return tree;
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

/** Where a piece of a text node stands in the file: text may run over several lines. */
export function placeInText(node: Text, offset: number): { line?: number; column?: number } {
  const start = node.position?.start;
  if (!start) return {};
  const before = node.value.slice(0, offset).split("\n");
  const last = before.at(-1) ?? "";
  return {
    line: start.line + before.length - 1,
    column: before.length === 1 ? start.column + last.length : last.length + 1,
  };
}

function syntaxProblem(error: VFileMessage, path: string): ContentProblem {
  // What is found missing only at the end of the file has no place of its own; the reason names where it began.
  const began = /\((\d+):(\d+)-/.exec(error.reason);
  return {
    path,
    line: error.line ?? Number(began?.[1] ?? 1),
    column: error.column ?? Number(began?.[2] ?? 1),
    message: `The text does not parse: ${error.reason.replace(/\.$/, "")}.`,
    advice:
      "In text, write \\{ for a brace and \\< for an angle bracket; an element such as <Figure> needs its closing tag.",
  };
}

function foreignSyntax(tree: Root, path: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(tree, (node) => {
    switch (node.type) {
      case "mdxjsEsm":
        problems.push(
          problemAt(
            node,
            path,
            "Papers hold no `import` and no `export`.",
            "Remove the line; a figure is written as <Figure name=…>.",
          ),
        );
        break;
      case "mdxFlowExpression":
      case "mdxTextExpression":
        if (node.value.trim().startsWith("/*")) break;
        if (node.value.trim().startsWith("run.")) {
          if (node.type === "mdxTextExpression" && RUN_VALUE.test(node.value)) break;
          problems.push(
            problemAt(
              node,
              path,
              node.type === "mdxTextExpression"
                ? `{${node.value}} is not the name of a value of the run.`
                : "This value of the run stands in no sentence.",
              "Write it inside a line of text, as in: The buyer pays {run.job.price}.",
            ),
          );
          break;
        }
        problems.push(
          problemAt(
            node,
            path,
            "Papers hold no {expressions}.",
            "Write \\{ for a literal brace, {run.job.price} for a value of the run, or put code between backticks.",
          ),
        );
        break;
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        if (ELEMENTS.has(node.name ?? "")) break;
        problems.push(
          problemAt(
            node,
            path,
            `<${node.name ?? ""}> is not an element that papers use.`,
            "Use Markdown, <Figure>, <Run>, <Ledger> or <Appendix>; docs/writing.md lists all that there is.",
          ),
        );
        break;
      case "code":
        if (!node.lang || codeLanguages.includes(node.lang)) break;
        problems.push(
          problemAt(
            node,
            path,
            `Code in "${node.lang}" cannot be coloured.`,
            `Did you mean ${nearestName(node.lang, codeLanguages)}? There are: ${codeLanguages.join(", ")}.`,
          ),
        );
        break;
      case "heading":
        if (node.depth === 1) {
          problems.push(
            problemAt(
              node,
              path,
              "A `#` heading is the page's title, which comes from the frontmatter.",
              "Use ## for a section.",
            ),
          );
        }
        break;
    }
  });
  return problems;
}
