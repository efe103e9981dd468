import type { Nodes, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** An element of MDX: one of those that `readMarkdown` lets through. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is an element, and of this name where one is given. */
export function isElement(node: Nodes, name?: string): node is MdxElement {
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return false;
  return name === undefined || node.name === name;
}

/** The element of this name that a block is: on one line it is parsed inside a paragraph, on several as a block. */
export function elementOf(block: RootContent, name: string): MdxElement | undefined {
  if (isElement(block)) return block.name === name ? block : undefined;
  if (block.type !== "paragraph") return undefined;
  const [only, ...others] = block.children.filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
  return only && others.length === 0 && isElement(only, name) ? only : undefined;
}

/** The text of an element's attribute, or undefined where it has none. */
export function attributeOf(element: MdxElement, name: string): string | undefined {
  const value = element.attributes.find(
    (attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === name,
  )?.value;
  return typeof value === "string" ? value : undefined;
}
