import type { ElementContent, Root, Text } from "hast";
import { h } from "hastscript";
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
      parent.children.splice(index, 0, h("h2", { id: "references" }, "References"));
      return [SKIP, index + 2];
    });
  };
}

function createLinkedText({ value }: Text): ElementContent[] {
  const [url] = URL_PATTERN.exec(value) ?? [];
  if (!url) return [{ type: "text", value }];
  const [before = "", ...rest] = value.split(url);
  return h(null, [before, h("a", { href: url }, url), rest.join(url)]).children as ElementContent[];
}
