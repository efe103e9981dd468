import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { findParseMistake, type ParseError } from "./find-parse-mistake";
import { checkFrontmatter, splitFrontmatter } from "./frontmatter";
import { addMistake, type File, getMistakes, getSourcePath } from "./mistakes";
import { readPages } from "./read-pages";

/** Each mistake costs another parse of the text. */
const MAX_PARSE_MISTAKES = 100;

type Parse = (text: string, file: File) => Root;

/** The part of unified's processor that is needed here. */
type Processor = { Parser?: Parse };

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
    const { frontmatter, body } = splitFrontmatter(readFileSync(getSourcePath(file), "utf8"));
    const text = frontmatter.replaceAll(/[^\n]/g, "") + body;
    file.data.text = text;
    const tree = parseWithMistakes(parse, text, file);
    file.data.hasParseMistakes = getMistakes(file).length > 0;
    return tree;
  };
  return async (_tree: Root, file: File) => checkFrontmatter(file, await readPages());
}

/** Parses a text. What cannot be parsed is a mistake, and is replaced by spaces, so that the mistakes after it are found too. */
function parseWithMistakes(parse: Parse, text: string, file: File): Root {
  try {
    return parse(text, file);
  } catch (error) {
    const { start, end, place, message, closedName } = findParseMistake(text, error as ParseError);
    const countOpenTags = (source: unknown) => String(source).split(`<${closedName}`).length;
    // The mistake in an opening tag has been told already.
    if (countOpenTags(text) === countOpenTags(file.data.text)) addMistake(file, place, message);
    if (getMistakes(file).length === MAX_PARSE_MISTAKES) return { type: "root", children: [] };
    const spaces = text.slice(start, end).replaceAll(/\S/g, " ");
    return parseWithMistakes(parse, text.slice(0, start) + spaces + text.slice(end), file);
  }
}
