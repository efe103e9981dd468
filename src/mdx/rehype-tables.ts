import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import { visitParents } from "unist-util-visit-parents";
import { getAttribute, isJsxElement } from "./jsx-elements";
import { addMistake, type File } from "./mistakes";

/**
 * Gives each table the name of the `<Details>` or the section that it stands in, and header cells, so that screen readers can
 * say what a cell belongs to (WCAG 1.3.1). Adds a mistake for a table that stands in neither.
 */
export function rehypeTables() {
  return (tree: Root, file: File) => {
    const countsByName = new Map<string, number>();
    let heading: Element | undefined;
    visitParents(tree, "element", (element, ancestors) => {
      if (/^h[2-6]$/.test(element.tagName)) heading = element;
      if (element.tagName !== "table") return;
      setHeaderCells(element);
      const details = ancestors.findLast((ancestor) => isJsxElement(ancestor, "Details"));
      const name = details ? getAttribute(details, "title") : heading && getText(heading);
      if (!name) {
        addMistake(file, element, "A table stands under a heading, which names it. Write one before it.");
        return;
      }
      const count = (countsByName.get(name) ?? 0) + 1;
      countsByName.set(name, count);
      const headingId = details ? undefined : heading?.properties.id;
      if (count > 1) element.properties.ariaLabel = `${name}, table ${count}`;
      else if (headingId) element.properties.ariaLabelledBy = [headingId];
      else element.properties.ariaLabel = name;
    });
  };
}

/** Makes the first cell of each column and row its header, unless the cell is empty. */
function setHeaderCells(table: Element): void {
  for (const title of selectAll("th", table)) setHeaderCell(title, "col");
  for (const cell of selectAll("tbody td:first-child", table)) setHeaderCell(cell, "row");
}

function setHeaderCell(cell: Element, scope: "col" | "row"): void {
  const isEmpty = cell.children.length === 0;
  cell.tagName = isEmpty ? "td" : "th";
  if (!isEmpty) cell.properties.scope = scope;
}
