import { readFileSync, statSync } from "node:fs";
import { parseDocument } from "yaml";
import { z } from "zod";
import { BrokenConditionError, deriveExample } from "./derive";
import type { Example, ExampleInputs } from "./example";
import { UNITS } from "./format-number";
import { type InputBounds, inputBounds, partyNames, replacedInputs } from "./names";

/** A position in a file. Lines and columns count from 1. */
type Place = { line: number; column: number };

/** The example with its inputs, and the place of each input's value in the file. */
export type DescribedExample = Example & {
  inputs: ExampleInputs;
  places: ReadonlyMap<string, Place>;
};

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
  const getLine = (name: string) =>
    source.split("\n").findIndex((line) => line.startsWith(`${name}:`)) + 1 || 1;
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
  const places = new Map(Object.keys(inputs).map((name) => [name, { line: getLine(name), column: 1 }]));
  try {
    const { values } = deriveExample(inputs);
    // Computes every value, so that a formula that fails is reported here.
    Object.values(values);
    return { inputs, places, values };
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

const descriptionSchema = z.string("must be text").trim().min(1, "is empty");

const SHAPE_MESSAGE = "must have a value, a unit and a description in braces";

const partySchema = z.strictObject(
  {
    value: z.string("must be a party's name").min(1, "is empty"),
    unit: z.literal("name", "must be name"),
    description: descriptionSchema,
  },
  SHAPE_MESSAGE,
);

const numberUnits = Object.keys(UNITS) as (keyof typeof UNITS)[];

function createNumberSchema({ least = 0, most = Number.POSITIVE_INFINITY }: InputBounds) {
  const numberSchema = z.number("must be a number").min(least, `must be at least ${least}`);
  return z
    .strictObject(
      {
        value: numberSchema.max(most, `must be at most ${most}`),
        unit: z.enum(numberUnits, `must be one of ${numberUnits.join(", ")}`),
        description: descriptionSchema,
      },
      SHAPE_MESSAGE,
    )
    .refine(({ value, unit }) => unit !== "share" || value <= 1, {
      path: ["value"],
      message: "must be at most 1",
    });
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
      const replacement = replacedInputs[key] ? ` Did you mean “${replacedInputs[key]}”?` : "";
      return [key, `The example has no input “${key}”.${replacement} See src/example/names.ts.`];
    });
  if (!name) return [["", "The file is not a list of inputs."]];
  if (!Object.hasOwn(Object(given), name)) return [["", `${name} is missing.`]];
  return [[name, `${name}${field ? `: ${field}` : ""} ${issue.message}.`]];
}
