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
  const amounts = terms && [terms.costs, terms.brings, terms.margin];
  return [
    [
      { type: "strong", children: [{ type: "text", value: `${name}.` }] },
      { type: "text", value: ` ${sentence}` },
    ],
    ...(amounts?.map((usdc) => formatNumber(usdc, "USDC")) ?? Array(3).fill("not computed")),
    [...createStatus(terms?.margin), { type: "text", value: limits.map(formatLimit).join("") }],
  ];
}

/** Returns the word for an attack's margin. “Fails.” is strong, so that it does not stand out by colour alone. */
function createStatus(margin: number | undefined): Exclude<CellContent, string> {
  if (margin === undefined) return [{ type: "text", value: "Not computed." }];
  if (margin > 0) return [{ type: "text", value: "Holds." }];
  return [{ type: "strong", children: [{ type: "text", value: "Fails." }] }];
}

/** Returns a limit as a sentence after a space, or "" if the defence fails at any value. */
function formatLimit({ formatCondition, isLeast, value, assumed, unit }: Limit): string {
  if (value === undefined) return "";
  const printed = { value: unit === "share" ? roundToSafeSide(value, isLeast) : value, unit };
  return ` ${formatCondition(createExampleValue(printed).text)} (assumed: ${createExampleValue({ value: assumed, unit }).text}).`;
}

/** Rounds a share to the side on which the defence holds: to whole per cent, below 10% to tenths. */
function roundToSafeSide(share: number, isLeast: boolean): number {
  const parts = share < 0.1 ? 1000 : 100;
  const round = isLeast ? Math.ceil : Math.floor;
  // The search for limits leaves an error in the last digits, which must not count.
  return round(Number((share * parts).toPrecision(9))) / parts;
}
