import type { Element, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";

/**
 * Writes what Markdown's elements may not have here in another way: the site's policy refuses `style`, any rule of a style
 * sheet overrides `align`, and nobody can tick the boxes of a task list, for which our fonts have no sign.
 */
export function plainElements(tree: Root): void {
  visit(tree, "element", (element: Element) => {
    if (element.tagName === "input")
      Object.assign(element, h("span", element.properties.checked ? "Done:" : "Open:"));
    if (element.tagName === "th") element.properties.scope = "col";
    const { align, style: _style, ...properties } = element.properties;
    const aligned = align === "right" || align === "center";
    element.properties = aligned ? { ...properties, className: [`align-${align}`] } : properties;
  });
}
