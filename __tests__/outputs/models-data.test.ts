import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRun } from "../../src/content/read-run";
import { figures } from "../../src/figures/registry";
import { holdingWords } from "../../src/outputs/findings";
import { type Models, modelsOf, modelsSchema } from "../../src/outputs/models-data";
import { type Example, numberOf } from "../../src/example/example";
import type { ValueName } from "../../src/example/names";
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

test("has the sixteen decisions of a write", () => {
  expect(models.writes.filter(({ allowed }) => allowed)).toHaveLength(9);
});

test("has of each figure where papers show it, with number, caption and address", () => {
  expect(models.figures["job-states"]?.shown).toContainEqual({
    ...{ paper: "Proof", number: 1, caption: "Where it waits." },
    address: "https://hyperagent.network/litepapers/pop#figure-1",
  });
});

test("says how long each state of a job waits, and what follows where it waits in vain", () => {
  const silent = models.transitions.filter(({ event }) => event === "timeout");
  const waiting = new Set(models.transitions.flatMap(({ deadline, from }) => (deadline ? from : [])));
  expect([...waiting].sort()).toEqual([...new Set(silent.map(({ from }) => from))].sort());
  expect(models.transitions.find(({ event }) => event === "appeal")?.deadline).toEqual({
    symbol: "T_a",
    since: "the decision",
    hours: numberOf<string>(run.values, "window.appeal"),
  });
});

test("says whether a finding holds by words that the papers' sentences have", () => {
  const sentences = readdirSync(join(ROOT, "src/run")).map((file) =>
    readFileSync(join(ROOT, "src/run", file), "utf8"),
  );
  for (const words of holdingWords)
    expect([words, sentences.some((text) => text.includes(`"${words}"`))]).toEqual([words, true]);
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

/** What the run and the file say, in the form of the example. */
const saidIn = ({ inputs, values }: Example, { derived, findings }: Models) => ({
  printed: Object.fromEntries([
    ...Object.keys(inputs).map((name) => [name, values[name as ValueName].text]),
    ...Object.entries(derived).map(([name, { text }]) => [name, text]),
  ]),
  findings: Object.fromEntries(Object.entries(findings).map(([name, { holds }]) => [name, holds])),
});

test("an agent that has nothing but these files and the rules comes to every number, as it is printed, and to every finding", () => {
  expect(recompute(run.inputs, models)).toEqual(saidIn(run, models));
});

test("the example's formulae use nothing of the models", () => {
  for (const file of ["formulas", "recompute"])
    expect(readFileSync(join(ROOT, `__tests__/examples/${file}.ts`), "utf8")).not.toMatch(
      /from "[^"]*src\/models/,
    );
});
