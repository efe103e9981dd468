import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readRun } from "../../src/content/read-run";
import { figures } from "../../src/figures/registry";
import { jobTransitions } from "../../src/models/dispute";
import { modelsOf, modelsSchema } from "../../src/outputs/models-data";
import { deriveRun } from "../../src/run/derive-run";
import { numberOf, type RunInputs } from "../../src/run/run";
import { recompute } from "../examples/recompute";
import { documents } from "./documents";

/** As an agent gets it: what is not JSON is lost. */
const models = modelsSchema.parse(JSON.parse(JSON.stringify(modelsOf(documents.run, documents.papers))));
const ROOT = join(__dirname, "../..");
const run = readRun(ROOT);

test("has the ledgers, whose rows add up to zero", () => {
  expect(Object.keys(models.ledgers)).toEqual(Object.keys(run.ledgers));
  for (const { accounts, steps } of Object.values(models.ledgers)) {
    for (const { balances } of steps) {
      expect(balances).toHaveLength(accounts.length);
      expect(Math.abs(balances.reduce((sum, balance) => sum + balance, 0))).toBeLessThan(1e-9);
    }
  }
});

test("has the transitions of a job and the sixteen decisions of a write", () => {
  expect(models.transitions).toHaveLength(jobTransitions.length);
  expect(models.writes.filter(({ allowed }) => allowed)).toHaveLength(9);
});

test("has every paper's cards, each with its section and where each line comes from", () => {
  expect(models.cards).toEqual([
    {
      paper: "pop",
      title: "Terms of it",
      address: "https://hyperagent.network/litepapers/pop#terms-of-it",
      does: { text: "Holds a payment.", source: "described" },
      costs: { text: "A fee.", source: "reading" },
      lose: { text: "The payment.", source: "reading" },
      breaks: { text: "Nobody looks.", source: "open" },
      open: { text: "Who looks.", source: "open" },
    },
  ]);
});

test("has a domain for each figure over numbers, and a cell for each column of each row", () => {
  expect(Object.keys(models.figures).sort()).toEqual(Object.keys(figures).sort());
  for (const { columns, rows, domain } of Object.values(models.figures)) {
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    expect(domain === null).toBe(typeof rows[0]?.[0] === "string");
  }
  expect(models.figures["reputation-over-time"]?.domain).toEqual([0, 40]);
});

describe("an agent that has nothing but this file and the rules", () => {
  const recomputed = recompute(models);

  test("comes to every number of the run, printed as it is printed", () => {
    expect(Object.fromEntries(recomputed)).toEqual(
      Object.fromEntries(
        Object.entries({ ...models.inputs, ...models.derived }).map(([name, { text }]) => [name, text]),
      ),
    );
  });

  test.each([
    ["job.price", 100, 140],
    ["job.fee.human", 7, 9],
    ["window.react", 12, 30],
    ["appeal.wrong", 0.6, 0.12],
    ["ruling.hit", 0.8, 0.85],
    ["key.first-sub.spend", 0.03, 0.023743],
    ["loan.chance", 0.05, 0.08],
    ["launch.quote", 3000, 4000],
  ])("comes to the same numbers as the models where %s is not %f but %f", (name, from, to) => {
    expect(numberOf<string>(run.values, name)).toBe(from);
    const inputs = { ...run.inputs, [name]: { ...run.inputs[name], value: to } } as RunInputs;
    const changed = modelsOf(deriveRun(inputs), []);
    const again = recompute(changed);
    expect(Object.fromEntries(again)).toEqual(
      Object.fromEntries(
        Object.entries({ ...changed.inputs, ...changed.derived }).map(([key, { text }]) => [key, text]),
      ),
    );
    expect(again).not.toEqual(recomputed);
  });
});

test("the example's formulae use nothing of the models", () => {
  for (const file of ["formulas", "recompute"])
    expect(readFileSync(join(ROOT, `__tests__/examples/${file}.ts`), "utf8")).not.toMatch(
      /from "[^"]*src\/models/,
    );
});
