import type { Element, Root } from "hast";
import { matches, selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import { visitParents } from "unist-util-visit-parents";
import { site } from "../site/site";
import { getAttribute, isJsxElement } from "./jsx-elements";
import { addMistake, type File } from "./mistakes";

/**
 * Gives each table the name of the `<Details>` or the section that it stands in, and header cells, so that screen readers can
 * say what a cell belongs to (WCAG 1.3.1). Adds a mistake for a table that stands in neither.
 */
export function rehypeTables() {
  return (tree: Root, file: File) => {
    const counts = new Map<string, number>();
    let heading = "";
    visitParents(tree, "element", (element, ancestors) => {
      if (/^h[2-6]$/.test(element.tagName)) heading = getText(element);
      if (element.tagName !== "table") return;
      const details = ancestors.findLast((ancestor) => isJsxElement(ancestor, "Details"));
      const name = details ? getAttribute(details, "title") : heading;
      if (!name)
        return addMistake(
          file,
          element,
          "A table stands under a heading, which names it. Write one before it.",
        );
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      element.properties.ariaLabel = count > 1 ? `${name}, table ${count}` : name;
      setHeaderCells(element);
      if (matches(".attacks", element)) labelCells(element, "col");
      // A table with a row of our own compares us with others, and a phone shows it column by column.
      if (selectAll("tbody th", element).some((cell) => getText(cell) === site.name)) {
        element.properties.className = ["comparison"];
        labelCells(element, "row");
      }
    });
  };
}

/** Makes the first cell of each column and row its header, unless the cell is empty. */
function setHeaderCells(table: Element): void {
  for (const cell of selectAll("thead th, tbody td:first-child", table)) {
    const scope = cell.tagName === "th" ? "col" : "row";
    const isEmpty = cell.children.length === 0;
    cell.tagName = isEmpty ? "td" : "th";
    if (!isEmpty) cell.properties.scope = scope;
  }
}

/**
 * Gives each cell the title of its row or of its column, which a style sheet prints where cells are blocks, and rows and cells
 * their roles, which Safari then forgets: https://github.com/mdn/browser-compat-data/issues/19994.
 */
function labelCells(table: Element, labelledBy: "row" | "col"): void {
  table.properties.role = "table";
  const titles = selectAll("thead tr > *", table).map((cell) => getText(cell));
  for (const row of selectAll("tr", table)) {
    row.properties.role = "row";
    const cells = selectAll("th, td", row);
    for (const [index, { tagName, properties }] of cells.entries()) {
      const header = properties.scope === "col" ? "columnheader" : "rowheader";
      properties.role = tagName === "th" ? header : "cell";
      if (tagName === "td")
        properties.dataLabel = labelledBy === "col" ? titles[index] : getText(cells[0] as Element);
    }
  }
}
