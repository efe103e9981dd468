import type { PhrasingContent, Table } from "mdast";
import { createExampleValue } from "../example/example";
import { formatNumber } from "../example/format-number";
import type { Attack, Limit } from "../models/attacks";
import { type CellContent, createTable } from "./create-table";

/** Creates the table that `<Attacks />` stands for, with a row for each attack. */
export function createAttacksTable(attacks: readonly Attack[]): Table {
  return createTable(
    [
      { title: "Attack" },
      { title: "Defence", align: "left" },
      { title: "Costs, USDC", align: "right" },
      { title: "Brings, USDC", align: "right" },
      { title: "Margin, USDC", align: "right" },
      { title: "What the defence needs" },
    ],
    attacks.map(createRow),
    "wordy attacks",
  );
}

function createRow({ name, sentence, terms, limits }: Attack): CellContent[] {
  return [
    [createStrongText(`${name}.`), { type: "text", value: ` ${sentence}` }],
    [createStrongText(terms.margin > 0 ? "Holds" : "Fails")],
    ...[terms.costs, terms.brings, terms.margin].map((usdc) =>
      formatNumber(usdc, "USDC", { decimals: 2, minDecimals: 2 }),
    ),
    limits.flatMap(formatLimit).join(" "),
  ];
}

function createStrongText(value: string): PhrasingContent {
  return { type: "strong", children: [{ type: "text", value }] };
}

/** Returns a limit as a sentence, or nothing if the defence fails at any value. */
function formatLimit({ condition, isLeast, value, assumed, unit }: Limit): string[] {
  if (value === undefined) return [];
  const format = (number: number) => createExampleValue({ value: number, unit }).text;
  const printed = format(unit === "share" ? roundToSafeSide(value, isLeast) : value);
  return [`${condition.replace("{}", printed)} (assumed: ${format(assumed)}).`];
}

/** Rounds a share to the side on which the defence holds: to whole per cent, below 10% to tenths. */
function roundToSafeSide(share: number, isLeast: boolean): number {
  const parts = share < 0.1 ? 1000 : 100;
  const round = isLeast ? Math.ceil : Math.floor;
  // The search for limits leaves an error in the last digits, which must not count.
  return round(Number((share * parts).toPrecision(9))) / parts;
}
