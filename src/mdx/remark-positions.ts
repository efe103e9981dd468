import { readFileSync } from "node:fs";
import type { Root } from "mdast";
import { checkFrontmatter, splitFrontmatter } from "./frontmatter";
import { type File, getMistakes, getSourcePath } from "./mistakes";
import { type Parse, parseWithMistakes } from "./parse-with-mistakes";
import { readPages } from "./read-pages";

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
    const { frontmatter, fields, body } = splitFrontmatter(readFileSync(getSourcePath(file), "utf8"));
    const text = frontmatter.replaceAll(/[^\n]/g, "") + body;
    const tree = parseWithMistakes(parse, text, file);
    file.data.fields = fields;
    file.data.hasParseMistakes = getMistakes(file).length > 0;
    return tree;
  };
  return async (_tree: Root, file: File) =>
    checkFrontmatter(String(file.data.fields), file, await readPages());
}
