import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { checkFrontmatter, splitFrontmatter } from "./frontmatter";
import { addMistake, type File, getSourcePath } from "./mistakes";

/** The part of unified's processor that is needed here. */
type Processor = { Parser?: (text: string, file: File) => Root };

/** An error of MDX's parser. */
type ParseError = { reason?: string; line?: number | null; column?: number | null };

/**
 * Gives every node its position in the file, and adds the mistakes of the front matter and of texts that cannot be parsed.
 *
 * gatsby-plugin-mdx compiles the text without its front matter (`source: mdxNode.body` in its gatsby-mdx-loader.ts), so that
 * all line numbers would be too small. The file is therefore read again, and its front matter replaced by empty lines.
 */
export function remarkPositions(this: Processor) {
  const parse = this.Parser;
  if (!parse) throw new Error("remarkPositions has to be used after the parser.");
  this.Parser = (_text, file) => {
    const { frontmatter, fields, body } = splitFrontmatter(readFileSync(getSourcePath(file), "utf8"));
    checkFrontmatter(fields, file);
    const emptyLines = frontmatter.replaceAll(/[^\n]/g, "");
    try {
      return parse(emptyLines + body, file);
    } catch (error) {
      const { reason = "", line, column } = error as ParseError;
      // The error for a tag that is not closed names the tag's position only in its reason.
      const [, openedLine = 1, openedColumn = 1] = /\((\d+):(\d+)/.exec(reason) ?? [];
      const position = { line: line ?? Number(openedLine), column: column ?? Number(openedColumn) };
      addMistake(file, position, `${formatSentence(reason)} ${getAdvice(reason)}`);
      return { type: "root", children: [] };
    }
  };
}

const formatSentence = (reason: string) =>
  `${reason.charAt(0).toUpperCase()}${reason.slice(1).replace(/\.$/, "")}.`;

function getAdvice(reason: string): string {
  if (/acorn|expression/i.test(reason)) return "A brace that is only a brace has a backslash before it: \\{.";
  if (/closing tag|closing slash|to match/i.test(reason))
    return "Close the tag on a line of its own: </Example>.";
  return "A “<” that is only a sign has a backslash before it: \\<.";
}
