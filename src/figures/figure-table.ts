import { printNumber, type Unit } from "../example/example";
import type { FigureColumn, FigureTable } from "./figure-definition";

/** A table's cells as they are printed, the row of titles first. */
export function printedTable({ columns, rows }: FigureTable): string[][] {
  return [
    columns.map(titleWithUnit),
    ...rows.map((row) => row.map((cell, index) => printedCell(cell, columns[index]?.[1]))),
  ];
}

function titleWithUnit([title, unit]: FigureColumn): string {
  if (unit === undefined || unit === "name" || unit === "count" || unit === "factor") return title;
  return `${title}, ${unit === "share" ? "%" : unit}`;
}

function printedCell(cell: string | number, unit: Unit = "count"): string {
  if (typeof cell === "string") return cell;
  return Number.isFinite(cell) ? printNumber(cell, unit) : "without limit";
}
