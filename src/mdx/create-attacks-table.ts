import type { Table } from "mdast";
import { createExampleValue } from "../example/example";
import { formatNumber } from "../example/format-number";
import type { Attack, Limit } from "../models/attacks";
import { type CellContent, createTable } from "./create-table";

/** Creates the table that `<Attacks />` stands for, with a row for each attack. */
export function createAttacksTable(attacks: readonly Attack[]): Table {
  return createTable(
    [
      { title: "Attack" },
      { title: "Costs, USDC", align: "right" },
      { title: "Brings, USDC", align: "right" },
      { title: "Margin, USDC", align: "right" },
      { title: "Where the defence holds" },
    ],
    attacks.map(createRow),
  );
}

function createRow({ name, sentence, terms, limits }: Attack): CellContent[] {
  const status = terms.margin > 0 ? "Holds." : "Fails.";
  return [
    [
      { type: "strong", children: [{ type: "text", value: `${name}.` }] },
      { type: "text", value: ` ${sentence}` },
    ],
    ...[terms.costs, terms.brings, terms.margin].map((usdc) => formatNumber(usdc, "USDC")),
    [
      // “Fails.” is strong, so that it does not stand out by colour alone.
      terms.margin > 0
        ? { type: "text", value: status }
        : { type: "strong", children: [{ type: "text", value: status }] },
      { type: "text", value: limits.map(formatLimit).join("") },
    ],
  ];
}

/** Returns a limit as a sentence after a space, or "" if the defence fails at any value. */
function formatLimit({ condition, isLeast, value, assumed, unit }: Limit): string {
  if (value === undefined) return "";
  const format = (number: number) => createExampleValue({ value: number, unit }).text;
  const printed = format(unit === "share" ? roundToSafeSide(value, isLeast) : value);
  return ` ${condition.replace("{}", printed)} (assumed: ${format(assumed)}).`;
}

/** Rounds a share to the side on which the defence holds: to whole per cent, below 10% to tenths. */
function roundToSafeSide(share: number, isLeast: boolean): number {
  const parts = share < 0.1 ? 1000 : 100;
  const round = isLeast ? Math.ceil : Math.floor;
  // The search for limits leaves an error in the last digits, which must not count.
  return round(Number((share * parts).toPrecision(9))) / parts;
}
