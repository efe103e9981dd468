import type { Html, PhrasingContent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { attributeOf } from "../../../src/paper/mdx-elements";

const handlers: Options["handlers"] = {
  /** At the left edge, as writers have it. */
  mdxJsxFlowElement: (node: MdxJsxFlowElement, _parent, state, info) => {
    const title = (attributeOf(node, "title") ?? "").replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<${node.name} title="${title}">\n\n${state.containerFlow(node, info)}\n\n</${node.name}>`;
  },
};

const writer = unified()
  .use(remarkStringify, {
    ...{ bullet: "-", rule: "-", handlers },
    unsafe: [{ character: "}", inConstruct: "phrasing" }],
  })
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkMdx)
  .freeze();

/** Writes a tree as the site's MDX, with a backslash before what would be read as something else. */
export function writeBody(tree: Root): string {
  visit(tree, "paragraph", (node) => {
    node.children = node.children.flatMap(withCitations);
    const [first] = node.children;
    // A line that begins so is no sentence to MDX, unless a space stands before it.
    if (first?.type === "text" && /^(?:import|export) /.test(first.value))
      node.children.unshift(asTyped(" "));
  });
  return writer.stringify(tree);
}

/** The parts of a text, so that its citations stay as they are typed. */
function withCitations(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== "text") return [node];
  return node.value
    .split(/(\[@[^\]]*\])/)
    .filter(Boolean)
    .map((value) => (value.startsWith("[@") ? asTyped(value) : { type: "text", value }));
}

const asTyped = (value: string): Html => ({ type: "html", value });
