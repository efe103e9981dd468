import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { checkFrontmatter, splitFrontmatter } from "./frontmatter";
import { addMistake, type File, getSourcePath } from "./mistakes";
import { TABLES } from "./remark-checks";

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
  this.Parser = (_body, file) => {
    const { frontmatter, fields, body } = splitFrontmatter(readFileSync(getSourcePath(file), "utf8"));
    checkFrontmatter(fields, file);
    const text = frontmatter.replaceAll(/[^\n]/g, "") + body;
    try {
      return parse(text, file);
    } catch (error) {
      const { reason = "", line, column } = error as ParseError;
      // The error for a tag that is not closed has the tag's position only in its reason, and may name another tag.
      const [, openedLine = 1, openedColumn = 1] = (/\((\d+):(\d+)/.exec(reason) ?? []).map(Number);
      const [, tag = ""] =
        /^<(\w+)/.exec(text.split("\n")[openedLine - 1]?.slice(openedColumn - 1) ?? "") ?? [];
      const position = { line: line ?? openedLine, column: column ?? openedColumn };
      const sentence = reason.replace(/`<\/?\w+>`(?= \()/, `\`<${tag}>\``).replace(/\.?$/, ".");
      addMistake(file, position, `${sentence} ${getAdvice(reason, tag)}`);
      return { type: "root", children: [] };
    }
  };
}

function getAdvice(reason: string, tag: string): string {
  if (/acorn|expression/i.test(reason)) return "A brace that is only a brace has a backslash before it: \\{.";
  if (TABLES.includes(tag)) return `Write <${tag} />.`;
  if (tag) return `Close the tag on a line of its own: </${tag}>.`;
  if (/closing slash/.test(reason)) return "Remove the tag, or open it before.";
  return "A “<” that is only a sign has a backslash before it: \\<.";
}
