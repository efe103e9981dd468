import { z } from "zod";
import { unitDomain } from "../live/domains";
import type { FigureTable } from "../figures/figure-definition";
import { printedTable } from "../figures/figure-table";
import { figures } from "../figures/registry";
import { type JobState, jobTransitions, type Transition } from "../models/dispute";
import { writeTruthTable } from "../models/write-decision";
import { RUN_PATH } from "../example/published-run";
import { type DescribedRun, numberOf, type RunUnit, runUnits, UNITS } from "../example/run";
import type { ValueName } from "../example/run-names";
import { litepaperPath } from "../site/litepaper-paths";
import { canonicalUrl, MODELS_PATH, schemaPath, site } from "../site/site";
import type { PaperDocument } from "./documents";
import { findingsOf } from "./findings";
import { statusOn, statusSchema } from "./status";

const unitName = z
  .enum(runUnits as [string, ...string[]])
  .describe("A key of `units`, or `name` for a party's name.");

const bounds = z
  .tuple([z.number().nullable(), z.number().nullable()])
  .describe("Least and greatest value; null where there is no bound.");

const value = z.strictObject({
  value: z.number().nullable().describe("null where it has no limit."),
  unit: unitName,
  description: z.string(),
  text: z.string().describe("As the papers print it, with its unit."),
});

export const modelsSchema = z
  .strictObject({
    $schema: z.url(),
    status: statusSchema,
    licence: z.url(),
    description: z.string(),
    papers: z
      .array(z.strictObject({ title: z.string(), version: z.string(), date: z.iso.date(), url: z.url() }))
      .describe("The papers that tell this run, each with the version that keeps to it."),
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
    inputs: z
      .url()
      .describe(
        "What the run starts from: each input with its value, its unit and what it is, `per` a time where it is.",
      ),
    derived: z.record(z.string(), value).describe("What the models make of the inputs."),
    findings: z
      .record(z.string(), z.strictObject({ holds: z.boolean(), description: z.string() }))
      .describe("What the rules say to these numbers, each as a sentence that holds or does not."),
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
          deadline: z
            .strictObject({ symbol: z.string(), since: z.string(), hours: z.number().nullable() })
            .nullable()
            .describe(
              "How long the state it leaves waits for somebody, and in the run; null hours are each job's own.",
            ),
          to: z.string(),
        }),
      )
      .describe(
        "The state machine of a job; `timeout` is what follows where nobody acts before the deadline.",
      ),
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
          shown: z
            .array(
              z.strictObject({ paper: z.string(), number: z.int(), caption: z.string(), address: z.url() }),
            )
            .describe("Where papers show it."),
          columns: z.array(z.strictObject({ title: z.string(), unit: unitName.optional() })),
          domain: bounds.nullable().describe("Of the first column, where that holds numbers."),
          rows: z.array(z.array(z.union([z.number(), z.string()]))),
        }),
      )
      .describe("What the papers' figures draw, by the names under which papers show them."),
  })
  .describe("The rules and the illustrative run of the papers as data. No number here is the protocol's.");

export type Models = z.output<typeof modelsSchema>;

type TellingPaper = Pick<PaperDocument, "slug" | "title" | "version" | "dateModified" | "figures">;

/** What `/models.json` says of the run that the papers tell. */
export function modelsOf(run: DescribedRun, papers: readonly TellingPaper[]): Models {
  return {
    $schema: canonicalUrl(schemaPath(MODELS_PATH)),
    status: statusOn(papers),
    licence: site.licence.url,
    description:
      "One job in numbers, the same in every paper. All values are illustrative; the papers' rules keep their symbols. Every number has 12 significant digits at most.",
    papers: papers.map(({ slug, title, version, dateModified }) => ({
      ...{ title, version, date: dateModified },
      url: canonicalUrl(litepaperPath(slug)),
    })),
    units: mapValues(UNITS, (form, name) => ({
      ...form,
      factor: name === "share" ? 100 : 1,
      domain: unitDomain(name as RunUnit),
    })),
    inputs: canonicalUrl(RUN_PATH),
    derived: derivedOf(run),
    findings: findingsOf(run),
    ledgers: mapValues(run.ledgers, ({ caption, unit, accounts, steps }) => ({
      ...{ caption, unit, accounts: [...accounts] },
      steps: steps.map(({ step, balances }) => ({ step, balances: balances.map(exact) })),
    })),
    transitions: [...jobTransitions, ...SILENT_DECIDERS].map(({ from, event, actor, guard, to }) => ({
      ...{ from, event, actor },
      guard: guard?.replaceAll("\n", " ") ?? null,
      deadline: deadlineOf(from, run),
      to,
    })),
    writes: writeTruthTable().map(({ test, decision: { allowed, reason } }) => ({
      ...test,
      ...{ allowed, reason },
    })),
    figures: mapValues(figures, ({ table }, name) => ({
      shown: placesOf(name, papers),
      ...figureOf(table(run)),
    })),
  };
}

/** How long each state of a job waits: the papers' symbol, since when, and the run's input. */
const DEADLINES: Partial<Record<JobState, readonly [symbol: string, since: string, input?: ValueName]>> = {
  funded: ["T_d", "the payment into escrow"],
  submitted: ["T_w", "the submission", "window.waiting"],
  disputed: ["τ_v", "the dispute", "window.validation"],
  decided: ["T_a", "the decision", "window.appeal"],
  appealed: ["τ_h", "the appeal", "window.judgment"],
};

function deadlineOf(state: JobState, { values }: DescribedRun) {
  const deadline = DEADLINES[state];
  if (!deadline) return null;
  const [symbol, since, input] = deadline;
  return { symbol, since, hours: input ? numberOf(values, input) : null };
}

/** What follows where those who decide stay silent; the papers read it so, and the models end before it. */
const SILENT_DECIDERS: readonly Pick<Transition, "from" | "event" | "actor" | "guard" | "to">[] = [
  {
    ...{ from: "disputed", event: "timeout", actor: "anyone", to: "disputed" },
    guard: "silent for τ_v: another validation agent is drawn, a limited number of times",
  },
  {
    ...{ from: "disputed", event: "timeout", actor: "anyone", to: "final" },
    guard: "none of those drawn has ruled: the agent is paid",
  },
  {
    ...{ from: "appealed", event: "timeout", actor: "anyone", to: "final" },
    guard: "silent for τ_h: the first ruling stands, and the deposit returns",
  },
];

/** As somebody who counts in decimals has it. */
const exact = (value: number) => Number(value.toPrecision(12));

const placesOf = (name: string, papers: readonly TellingPaper[]) =>
  papers.flatMap(({ title, figures }) =>
    figures
      .filter((figure) => figure.name === name)
      .map(({ number, caption, address }) => ({ paper: title, number, caption, address })),
  );

function mapValues<Value, Made>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value, name)]));
}

/** The values that are numbers: what is said in words are findings. */
function derivedOf({ inputs, values }: DescribedRun): Models["derived"] {
  const derived = Object.entries(values).flatMap(([name, { value, unit, description, text }]) =>
    name in inputs || typeof value === "string"
      ? []
      : [[name, { value: Number.isFinite(value) ? exact(value) : null, unit, description, text }] as const],
  );
  return Object.fromEntries(derived);
}

function figureOf(table: FigureTable): Omit<Models["figures"][string], "shown"> {
  const { columns, rows } = table;
  const first = rows.flatMap(([cell]) => (typeof cell === "number" ? [cell] : []));
  return {
    columns: columns.map(([title, unit]) => ({ title, ...(unit && { unit }) })),
    domain: first.length > 0 ? [exact(Math.min(...first)), exact(Math.max(...first))] : null,
    // A number without limit has no form in JSON but its words.
    rows: rows.map((row, index) =>
      row.map((cell, column) =>
        typeof cell === "string"
          ? cell
          : Number.isFinite(cell)
            ? exact(cell)
            : (printedTable(table)[index + 1]?.[column] ?? ""),
      ),
    ),
  };
}
