import type { Element, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";

/** Writes the boxes of a task list as words: nobody can tick them, and our fonts have no sign for them. */
export function labelTasks(tree: Root): void {
  visit(tree, "element", (element: Element) => {
    if (element.tagName !== "input") return;
    Object.assign(element, h("span", element.properties.checked ? "Done:" : "Open:"));
  });
}
