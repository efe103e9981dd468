import type { Element, Nodes } from "hast";

type Classed = Element & { properties: { className: (string | number)[] } };

/** Whether a node is an element that has one of these classes. */
export function hasClass(node: Nodes, ...names: readonly string[]): node is Classed {
  if (node.type !== "element") return false;
  const { className } = node.properties;
  return Array.isArray(className) && className.some((name) => names.includes(String(name)));
}

/** An element's words without those of elements that have one of these classes. */
export function wordsWithout(node: Nodes, ...classes: readonly string[]): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || hasClass(node, ...classes)) return "";
  return node.children.map((child) => wordsWithout(child, ...classes)).join("");
}
