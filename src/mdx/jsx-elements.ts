import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Node } from "unist";

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component, such as `<Figure>`; without a name, any. */
export function isJsxElement(node: Node, name?: string): node is JsxElement {
  return (
    (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    (name === undefined || (node as JsxElement).name === name)
  );
}

/** What a component is given as text: `JobTimeline` of `<Figure name="JobTimeline">`. */
export function getAttribute(element: JsxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== name) continue;
    return typeof attribute.value === "string" ? attribute.value : "";
  }
  return undefined;
}

/** Gives a component something more as text. */
export function addAttribute(element: JsxElement, name: string, value: string): void {
  element.attributes.push({ type: "mdxJsxAttribute", name, value });
}
