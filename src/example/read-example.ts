import { readFileSync, statSync } from "node:fs";
import { parseDocument } from "yaml";
import { z } from "zod";
import { didYouMean } from "../site/did-you-mean";
import { BrokenConditionError, deriveExample } from "./derive";
import type { Example, ExampleInputs } from "./example";
import { UNITS, type Unit } from "./format-number";
import { type InputBounds, inputBounds, partyNames } from "./names";

/** The example with its inputs, and the line of each in the file, from 1. */
export type DescribedExample = Example & { inputs: ExampleInputs; getLine: (name: string) => number };

export const EXAMPLE_FILE = "content/example.yaml";

let cachedExample: { modifiedMs: number; example: DescribedExample } | undefined;

/** Returns the example of `content/example.yaml`. @throws Error with a line for each mistake in the file. */
export function readExample(): DescribedExample {
  const modifiedMs = statSync(EXAMPLE_FILE).mtimeMs;
  if (cachedExample?.modifiedMs !== modifiedMs)
    cachedExample = { modifiedMs, example: parseExample(readFileSync(EXAMPLE_FILE, "utf8")) };
  return cachedExample.example;
}

/** Returns the example that a YAML text describes. @throws Error with a line for each mistake in the text. */
export function parseExample(source: string): DescribedExample {
  const lines = source.split("\n");
  const getLine = (name: string) => lines.findIndex((line) => line.startsWith(`${name}:`)) + 1 || 1;
  const yaml = parseDocument(source, { prettyErrors: false });
  if (yaml.errors.length > 0)
    throw createMistakesError(
      yaml.errors.map(({ pos, message }) => [source.slice(0, pos[0]).split("\n").length, message]),
    );
  const given: unknown = yaml.toJS() ?? {};
  const { data: inputs, error } = exampleSchema.safeParse(given);
  if (error)
    throw createMistakesError(
      error.issues
        .flatMap((issue) => describeIssue(issue, given))
        .map(([name, message]) => [getLine(name), message]),
    );
  try {
    const { values } = deriveExample(inputs);
    // Computes every value, so that a formula that fails is reported here.
    Object.values(values);
    return { inputs, getLine, values };
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason;
    const inputsRead = reason instanceof BrokenConditionError ? reason.inputs : [];
    throw createMistakesError([[Math.max(1, ...inputsRead.map(getLine)), reason.message]]);
  }
}

function createMistakesError(mistakes: readonly (readonly [line: number, message: string])[]): Error {
  const sorted = [...mistakes].sort(([line], [otherLine]) => line - otherLine);
  return new Error(sorted.map(([line, message]) => `${EXAMPLE_FILE}:${line}:1: ${message}`).join("\n"));
}

function createInputSchema(value: z.ZodType<number | string>, unit: z.ZodType<Unit>) {
  const description = z.string("must be text").trim().min(1, "is empty");
  return z.strictObject(
    { value, unit, description },
    "must have a value, a unit and a description in braces",
  );
}

const partySchema = createInputSchema(
  z.string("must be a party's name").min(1, "is empty"),
  z.literal("name", "must be name"),
);

const numberUnits = Object.keys(UNITS) as (keyof typeof UNITS)[];

function createNumberSchema({ least = 0, most = Number.POSITIVE_INFINITY }: InputBounds) {
  const numberSchema = z.number("must be a number").min(least, `must be at least ${least}`);
  const unitSchema = z.enum(numberUnits, `must be one of ${numberUnits.join(", ")}`);
  return createInputSchema(numberSchema.max(most, `must be at most ${most}`), unitSchema).refine(
    ({ value, unit }) => unit !== "share" || Number(value) <= 1,
    { path: ["value"], message: "must be at most 1" },
  );
}

const exampleSchema: z.ZodType<ExampleInputs> = z.strictObject({
  ...Object.fromEntries(partyNames.map((name) => [name, partySchema])),
  ...Object.fromEntries(
    Object.entries(inputBounds).map(([name, bounds]) => [name, createNumberSchema(bounds)]),
  ),
});

/** Converts an issue of the schema to mistakes, each with the name of the input that it is about. */
function describeIssue(issue: z.core.$ZodIssue, given: unknown): [name: string, message: string][] {
  const [name = "", field] = issue.path.map(String);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => {
      if (name) return [name, `${name} has an unknown field “${key}”.`];
      const hint = didYouMean(key, [...partyNames, ...Object.keys(inputBounds)]);
      return [key, `The example has no input “${key}”.${hint} See src/example/names.ts.`];
    });
  if (!name) return [["", "The file is not a list of inputs."]];
  if (!Object.hasOwn(Object(given), name)) return [["", `${name} is missing.`]];
  return [[name, `${name}${field ? `: ${field}` : ""} ${issue.message}.`]];
}
