import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Node } from "unist";

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns whether a node is a component with this name, such as `<Figure>`. Without a name, any component will do. */
export function isJsxElement(node: Node, name?: string): node is JsxElement {
  return (
    (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    (name === undefined || (node as JsxElement).name === name)
  );
}

/** Returns the value of a component's attribute, and "" where it has none or is JavaScript. */
export function getAttribute(element: JsxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== name) continue;
    return typeof attribute.value === "string" ? attribute.value : "";
  }
  return undefined;
}

/** Adds an attribute to a component. */
export function addAttribute(element: JsxElement, name: string, value: string): void {
  element.attributes.push({ type: "mdxJsxAttribute", name, value });
}
