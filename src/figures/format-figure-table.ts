import { formatNumber } from "../example/example";
import type { Unit } from "../example/units";
import type { FigureColumn, FigureTable } from "./figure-definition";

/** Returns the rows of a table as text. The first row has the titles. */
export function formatFigureTable({ columns, rows }: FigureTable): string[][] {
  return [
    columns.map(formatColumnTitle),
    ...rows.map((row) => row.map((cell, index) => formatCell(cell, columns[index]?.[1]))),
  ];
}

function formatColumnTitle([title, unit]: FigureColumn): string {
  if (unit === undefined || unit === "name" || unit === "count" || unit === "factor") return title;
  return `${title}, ${unit === "share" ? "%" : unit}`;
}

function formatCell(cell: string | number, unit: Unit = "count"): string {
  if (typeof cell === "string") return cell;
  return Number.isFinite(cell) ? formatNumber(cell, unit) : "without limit";
}
