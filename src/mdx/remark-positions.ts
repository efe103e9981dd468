import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { checkFrontmatter, splitFrontmatter } from "./frontmatter";
import { addMistake, type File, getSourcePath } from "./mistakes";

/** What unified binds a plugin to, as far as it is used here. */
type Processor = { Parser?: (text: string, file: File) => Root };

/** What MDX's parser says of a mistake: where it is, and why. */
type Refusal = { reason?: string; line?: number | null; column?: number | null };

/**
 * Gives every node its place in the writer's file.
 *
 * gatsby-plugin-mdx cuts the front matter off before MDX sees the text, so that all lines would be wrong: the text is read
 * from the file again, and as many empty lines stand in for the front matter. A text that cannot be read is told of like any other mistake, and the page is left empty.
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
      const { reason = "", line, column } = error as Refusal;
      // Where a tag was opened stands in the words alone.
      const [, openedLine = 1, openedColumn = 1] = /\((\d+):(\d+)/.exec(reason) ?? [];
      const place = { line: line ?? Number(openedLine), column: column ?? Number(openedColumn) };
      addMistake(file, place, `${formatSentence(reason)} ${getAdvice(reason)}`);
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
