/** The run as printed, and runs that a reader could make of it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { RUN } from "../src/content/content-paths";
import { parseRunInputs } from "../src/content/run-inputs";
import { domainOf, type InputDomain, rounded } from "../src/live/domains";
import { deriveRun } from "../src/example/derive-run";
import { derive } from "../src/example/derive-values";
import type { Run, RunInput, RunInputs, UNITS } from "../src/example/run";
import { evenly } from "./evenly";

export const inputs = parseRunInputs(readFileSync(join(__dirname, "..", RUN), "utf8"), RUN);
export const printedRun = deriveRun(inputs);

/** Names of the inputs that are numbers. */
export const numberNames = Object.keys(inputs).filter((name) => inputs[name]?.unit !== "name");

export type Changes = Readonly<Record<string, number>>;

export function inputOf(name: string): RunInput {
  const input = inputs[name];
  if (!input) throw new RangeError(`There is no input "${name}".`);
  return input;
}

export const domainFor = (name: string): InputDomain => domainOf(inputOf(name));

/** The inputs with some numbers changed. */
export function changedInputs(changes: Changes): RunInputs {
  const entries = Object.entries(changes).map(([name, value]) => [name, { ...inputOf(name), value }]);
  return { ...inputs, ...Object.fromEntries(entries) };
}

/** What the models have made of changes that they were asked about before. */
const derived = new WeakMap<Changes, Run>();

export const runWith = (changes: Changes): Run => derived.get(changes) ?? deriveRun(changedInputs(changes));

/** One input and a value in its domain. */
export const anyChange = fc.tuple(fc.constantFrom(...numberNames), evenly(0, 1)).map(([name, part]) => {
  const { least, most, unit } = domainFor(name);
  return { name, value: rounded(least + part * (most - least), unit as keyof typeof UNITS) };
});

/** Changes that the models take: all, or one after another, those left out that do not go with what was there before. */
export const anyChanges = fc.array(anyChange, { minLength: 1, maxLength: 6 }).map((list) => {
  const all: Changes = Object.fromEntries(list.map(({ name, value }) => [name, value]));
  if (isTaken(all)) return all;
  let changes: Changes = {};
  for (const { name, value } of list) {
    const more = { ...changes, [name]: value };
    if (isTaken(more)) changes = more;
  }
  return changes;
});

function isTaken(changes: Changes): boolean {
  try {
    derived.set(changes, derive(changedInputs(changes)));
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
