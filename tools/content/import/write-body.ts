import type { Html, PhrasingContent, Root } from "mdast";
import { mdxToMarkdown } from "mdast-util-mdx";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify, { type Options } from "remark-stringify";
import { type Processor, unified } from "unified";
import { visit } from "unist-util-visit";
import { attributeOf } from "../../../src/paper/mdx-elements";

const handlers: Options["handlers"] = {
  /** At the left edge, as writers have it. */
  mdxJsxFlowElement: (node: MdxJsxFlowElement, _parent, state, info) => {
    const title = (attributeOf(node, "title") ?? "").replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<${node.name} title="${title}">\n\n${state.containerFlow(node, info)}\n\n</${node.name}>`;
  },
};

/** Escapes what MDX would read. */
function braces(this: Processor): void {
  const data = this.data();
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), mdxToMarkdown()];
}

const writer = unified()
  .use(remarkStringify, {
    ...{ bullet: "-", rule: "-", handlers },
    unsafe: [{ character: "}", inConstruct: "phrasing" }],
  })
  .use(remarkGfm)
  .use(remarkMath)
  .use(braces)
  .freeze();

/** Writes a tree as the site's MDX, with a backslash before what would be read as something else. */
export function writeBody(tree: Root): string {
  visit(tree, "paragraph", (node) => {
    node.children = node.children.flatMap(withMarks);
  });
  return writer.stringify(tree);
}

/** The parts of a text, so that its citations and the mark of an alert stay as they are typed. */
function withMarks(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== "text") return [node];
  return node.value
    .split(/(\[@[^\]]*\]|^\[!\p{L}+\])/u)
    .map((value, index) => (index % 2 === 1 ? asTyped(value) : { type: "text" as const, value }))
    .filter(({ value }) => value !== "");
}

const asTyped = (value: string): Html => ({ type: "html", value });
