import { z } from "zod";
import { unitDomain } from "../features/live/domains";
import type { FigureTable } from "../figures/figure-definition";
import { printedTable } from "../figures/figure-table";
import { figureLibrary } from "../gatsby/draw-figures";
import { jobTransitions } from "../models/dispute";
import { writeTruthTable } from "../models/write-decision";
import { type DescribedRun, type RunUnit, runUnits, UNITS } from "../run/run";
import { canonicalUrl, MODELS_PATH, schemaPath, statusOn } from "../site/site";
import { lastChange, type PaperDocument } from "./documents";
import { statusSchema } from "./status";

const unitName = z
  .enum(runUnits as [string, ...string[]])
  .describe("A key of `units`, or `name` for a party's name.");

const bounds = z
  .tuple([z.number().nullable(), z.number().nullable()])
  .describe("Least and greatest value; null where there is no bound.");

const cardPart = z.strictObject({
  text: z.string().describe("Its words as the page shows them, formulae as LaTeX between dollar signs."),
  source: z
    .enum(["described", "reading", "open"])
    .describe("The public description, our reading of it, or nobody: it is open."),
});

const value = z.strictObject({
  value: z.union([z.number(), z.string()]).nullable().describe("null where it has no limit."),
  unit: unitName,
  description: z.string(),
  text: z.string().describe("As the papers print it, with its unit."),
});

export const modelsSchema = z
  .strictObject({
    $schema: z.url(),
    status: statusSchema,
    description: z.string(),
    units: z
      .record(
        z.string(),
        z.strictObject({
          one: z.string().describe("The word after the number 1."),
          many: z.string().describe("The word after other numbers."),
          decimals: z.int().optional().describe("Most digits after the point."),
          significant: z.int().optional().describe("Most significant digits, where `decimals` is not given."),
          factor: z
            .number()
            .describe("What a value is multiplied by before it is printed: 100 for per cent."),
          domain: bounds.describe("What an input in this unit may be."),
        }),
      )
      .describe(
        "How numbers are printed: to 12 significant digits first, then rounded as said, halves away from zero, with groups of thousands, without zeros at the end.",
      ),
    inputs: z.record(z.string(), value).describe("What the run starts from."),
    derived: z.record(z.string(), value).describe("What the models make of the inputs."),
    ledgers: z
      .record(
        z.string(),
        z.strictObject({
          caption: z.string(),
          unit: unitName,
          accounts: z.array(z.string()),
          steps: z.array(z.strictObject({ step: z.string(), balances: z.array(z.number()) })),
        }),
      )
      .describe("Who has what after each step, relative to the start; each row adds up to zero."),
    transitions: z
      .array(
        z.strictObject({
          from: z.string(),
          event: z.string(),
          actor: z
            .string()
            .describe("Who may cause it; `loser` is the party that the first decision went against."),
          guard: z.string().nullable().describe("The condition as the paper writes it."),
          to: z.string(),
        }),
      )
      .describe("The state machine of a job."),
    writes: z
      .array(
        z.strictObject({
          precompile: z.boolean(),
          listed: z.boolean(),
          active: z.boolean(),
          inTime: z.boolean(),
          allowed: z.boolean(),
          reason: z.string(),
        }),
      )
      .describe("The decision at every write to the protocol slot."),
    figures: z
      .record(
        z.string(),
        z.strictObject({
          columns: z.array(z.strictObject({ title: z.string(), unit: unitName.optional() })),
          domain: bounds.nullable().describe("Of the first column, where that holds numbers."),
          rows: z.array(z.array(z.union([z.number(), z.string()]))),
        }),
      )
      .describe("What the papers' figures draw, by the names under which papers show them."),
    cards: z
      .array(
        z.strictObject({
          paper: z.string().describe("The last part of the paper's address."),
          title: z.string().describe("The mechanism: the heading of its section."),
          address: z.url().describe("Of that section."),
          does: cardPart.describe("What the mechanism does."),
          costs: cardPart.describe("What it costs."),
          lose: cardPart.describe("What one can lose by it."),
          breaks: cardPart.describe("When it breaks."),
          open: cardPart.describe("What is open."),
        }),
      )
      .describe("The mechanisms and modules of the papers, each in five lines."),
  })
  .describe("The rules and the illustrative run of the papers as data. No number here is the protocol's.");

export type Models = z.output<typeof modelsSchema>;

/** What `/models.json` says of the run and of the papers' mechanisms. */
export function modelsOf(
  run: DescribedRun,
  papers: readonly Pick<PaperDocument, "slug" | "cards" | "dateModified">[],
): Models {
  return {
    $schema: canonicalUrl(schemaPath(MODELS_PATH)),
    status: statusOn(lastChange(papers)),
    description:
      "One job in numbers, the same in every paper. All values are illustrative; the papers' rules keep their symbols.",
    units: mapValues(UNITS, (form, name) => ({
      ...form,
      factor: name === "share" ? 100 : 1,
      domain: unitDomain(name as RunUnit),
    })),
    inputs: valuesOf(run, (name) => name in run.inputs),
    derived: valuesOf(run, (name) => !(name in run.inputs)),
    ledgers: mapValues(run.ledgers, ({ caption, unit, accounts, steps }) => ({
      ...{ caption, unit, accounts: [...accounts] },
      steps: steps.map(({ step, balances }) => ({ step, balances: [...balances] })),
    })),
    transitions: jobTransitions.map(({ from, event, actor, guard, to }) => ({
      ...{ from, event, actor },
      guard: guard?.replaceAll("\n", " ") ?? null,
      to,
    })),
    writes: writeTruthTable().map(({ test, decision: { allowed, reason } }) => ({
      ...test,
      ...{ allowed, reason },
    })),
    figures: Object.fromEntries(
      [...figureLibrary].map(([name, { tabulate }]) => [name, figureOf(tabulate(run))]),
    ),
    cards: modelsSchema.shape.cards.parse(
      papers.flatMap(({ slug, cards }) =>
        cards.map(({ section, ...lines }) => ({ paper: slug, ...section, ...lines })),
      ),
    ),
  };
}

function mapValues<Value, Made>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value, name)]));
}

function valuesOf({ values }: DescribedRun, isMeant: (name: string) => boolean): Models["inputs"] {
  const meant = Object.entries(values).filter(([name]) => isMeant(name));
  return mapValues(Object.fromEntries(meant), ({ value: given, unit, description, text }) => ({
    value: typeof given === "string" || Number.isFinite(given) ? given : null,
    ...{ unit, description, text },
  }));
}

function figureOf(table: FigureTable): Models["figures"][string] {
  const { columns, rows } = table;
  const first = rows.flatMap(([cell]) => (typeof cell === "number" ? [cell] : []));
  return {
    columns: columns.map(([title, unit]) => ({ title, ...(unit && { unit }) })),
    domain: first.length > 0 ? [Math.min(...first), Math.max(...first)] : null,
    // A number without limit has no form in JSON but its words.
    rows: rows.map((row, index) =>
      row.map((cell, column) =>
        typeof cell === "string" || Number.isFinite(cell)
          ? cell
          : (printedTable(table)[index + 1]?.[column] ?? ""),
      ),
    ),
  };
}
