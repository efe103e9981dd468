import type { Element, Nodes } from "hast";

type Classed = Element & { properties: { className: (string | number)[] } };

export function hasClass(node: Nodes, name: string): node is Classed {
  if (node.type !== "element") return false;
  const { className } = node.properties;
  return Array.isArray(className) && className.includes(name);
}
