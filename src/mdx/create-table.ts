import type { AlignType, PhrasingContent, Table } from "mdast";

/** The content of a cell, as Markdown's nodes or as plain text. */
export type CellContent = string | PhrasingContent[];

type Row = readonly CellContent[];
type Column = { title: string; align?: AlignType };

/** Creates a GFM table. The class `wordy` sets cells that hold sentences. */
export function createTable(columns: readonly Column[], rows: readonly Row[], className = "wordy"): Table {
  return {
    type: "table",
    data: { hProperties: { className: className.split(" ") } },
    align: columns.map(({ align = null }) => align),
    children: [columns.map(({ title }) => title), ...rows].map((cells) => ({
      type: "tableRow",
      children: cells.map((content) => ({
        type: "tableCell",
        children: typeof content === "string" ? [{ type: "text", value: content }] : content,
      })),
    })),
  };
}
