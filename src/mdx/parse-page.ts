import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { unified } from "unified";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { getFigureId } from "../components/get-figure-id";
import { createMdxProcessor } from "./create-mdx-processor";
import { getField, splitFrontmatter } from "./frontmatter";
import { getAttribute, isJsxElement } from "./jsx-elements";
import { parseWithMistakes } from "./parse-with-mistakes";
import { smartypants, syntaxPlugins } from "./syntax-plugins";

/** The facts of a page that link checks, the landing page and the papers' covers need. */
export type Page = Awaited<ReturnType<typeof parsePage>>;

/** Parses a page's file as the build does. */
export async function parsePage(source: string) {
  const processor = await createMdxProcessor({ remarkPlugins: syntaxPlugins });
  const { body } = splitFrontmatter(source);
  const root = parseWithMistakes((text) => processor.parse(text) as Root, body, { data: {} });
  const tree = unified().use([smartypants]).runSync(root) as Root;
  return {
    isDraft: getField(source, "draft") === true,
    /** The field `order`, which papers have. */
    order: getField(source, "order"),
    ...getContents(tree),
  };
}

/** Returns the ids of all headings and figures in their order, the parts under `##` headings, and the number of words. */
function getContents(tree: Root) {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  const figures: string[] = [];
  const sections: { id: string; title: string; words: number }[] = [];
  let words = 0;
  visit(tree, (node) => {
    if (isJsxElement(node, "Figure")) figures.push(getFigureId(getAttribute(node, "name") ?? ""));
    if (node.type === "heading") {
      const text = getPlainText(node);
      const id = slugger.slug(text);
      ids.add(id);
      if (node.depth === 2) sections.push({ id, title: text.trim(), words: 0 });
    }
    const count = countWords(node);
    words += count;
    const section = sections.at(-1);
    if (section) section.words += count;
  });
  return { ids, figures, sections, words };
}

/** Returns the text that rehype-slug makes the heading's id from. */
function getPlainText(heading: Heading): string {
  let text = "";
  visit(heading, (node) => {
    if (node.type === "text" || node.type === "inlineCode") text += node.value;
  });
  return text;
}

/** Counts the words of a text or code node, without citations such as `[@kleros]`. Other nodes have none of their own. */
function countWords(node: Node): number {
  if (!["text", "inlineCode", "code"].includes(node.type)) return 0;
  const text = (node as Node & { value: string }).value.replaceAll(/\[@[^\]]*\]/g, " ");
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
}
