import type { Element, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";

/** The boxes of a list of tasks as words: one that cannot be ticked has no use, and no font of ours has its sign. */
export function labelTasks(tree: Root): void {
  visit(tree, "element", (element: Element) => {
    if (element.tagName !== "input") return;
    Object.assign(element, h("span", element.properties.checked ? "Done:" : "Open:"));
  });
}
