import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Node } from "unist";

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns true if a node is a component with this name, such as `<Figure>`, or any component if no name is given. */
export function isJsxElement(node: Node, name?: string): node is JsxElement {
  return (
    (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    (name === undefined || (node as JsxElement).name === name)
  );
}

/** Returns the value of a component's attribute, "" if the value is missing or JavaScript, and undefined without the attribute. */
export function getAttribute(element: JsxElement, name: string): string | undefined {
  const attribute = element.attributes.find((part) => part.type === "mdxJsxAttribute" && part.name === name);
  return attribute && (typeof attribute.value === "string" ? attribute.value : "");
}
