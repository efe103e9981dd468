import type { Element, ElementContent, Root, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";

const URL_PATTERN = /https?:\/\/[^\s]*[^\s.,;)]/;

/** Adds a heading to rehype-citation's list of works, and makes the URLs in the list links. */
export function rehypeReferenceList() {
  return (tree: Root) => {
    visit(tree, "element", (list, index, parent) => {
      if (list.properties.id !== "refs" || !parent || index === undefined) return;
      visit(list, "text", (text, textIndex, textParent) => {
        if (!textParent || textIndex === undefined) return;
        const parts = createLinkedText(text);
        textParent.children.splice(textIndex, 1, ...parts);
        return [SKIP, textIndex + parts.length];
      });
      parent.children.splice(index, 0, createHeading());
      return [SKIP, index + 2];
    });
  };
}

function createLinkedText({ value }: Text): ElementContent[] {
  const [url] = URL_PATTERN.exec(value) ?? [];
  if (!url) return [{ type: "text", value }];
  const [before = "", ...rest] = value.split(url);
  const link: Element = {
    type: "element",
    tagName: "a",
    properties: { href: url },
    children: [{ type: "text", value: url }],
  };
  return [{ type: "text", value: before }, link, { type: "text", value: rest.join(url) }];
}

const createHeading = (): Element => ({
  type: "element",
  tagName: "h2",
  properties: { id: "references" },
  children: [{ type: "text", value: "References" }],
});
