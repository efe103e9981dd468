import type { Element, ElementContent, Properties, Root } from "hast";
import { h } from "hastscript";
import type { Code, Table } from "mdast";
import { defaultHandlers, type State } from "mdast-util-to-hast";
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

/** Code scrolls in itself, so that no line widens the page. */
export function scrollingCode({ lang }: Pick<Code, "lang">, code: ElementContent[]): Element {
  const ariaLabel = `Code${lang ? ` in ${lang}` : ""}`;
  return h("section.code-scroll", { tabIndex: 0, ariaLabel }, [h("pre", [h("code", [...code, "\n"])])]);
}

/** A table scrolls in itself, and says to the keyboard what it is. */
export function scrollingTable(state: State, table: Table, name: Properties): Element {
  return h("section.table-scroll", { tabIndex: 0, ...name }, [defaultHandlers.table(state, table)]);
}
