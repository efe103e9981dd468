import type { Element, ElementContent, Root, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";

const ADDRESS = /https?:\/\/[^\s]*[^\s.,;)]/;

/** Gives the list of works that rehype-citation writes a heading, and makes its addresses links. */
export function rehypeReferences() {
  return (tree: Root) => {
    visit(tree, "element", (list, index, parent) => {
      if (list.properties.id !== "refs" || !parent || index === undefined) return;
      visit(list, "text", (text, position, around) => {
        if (!around || position === undefined) return;
        const parts = withLinks(text);
        around.children.splice(position, 1, ...parts);
        return [SKIP, position + parts.length];
      });
      parent.children.splice(index, 0, heading());
      return [SKIP, index + 2];
    });
  };
}

function withLinks({ value }: Text): ElementContent[] {
  const [address] = ADDRESS.exec(value) ?? [];
  if (!address) return [{ type: "text", value }];
  const [before = "", ...rest] = value.split(address);
  const link: Element = {
    type: "element",
    tagName: "a",
    properties: { href: address },
    children: [{ type: "text", value: address }],
  };
  return [{ type: "text", value: before }, link, { type: "text", value: rest.join(address) }];
}

const heading = (): Element => ({
  type: "element",
  tagName: "h2",
  properties: { id: "references" },
  children: [{ type: "text", value: "References" }],
});
