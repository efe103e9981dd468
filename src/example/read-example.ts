import { readFileSync, statSync } from "node:fs";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { BrokenConditionError, deriveExample } from "./derive";
import type { Example, ExampleInputs } from "./example";
import { UNIT_NAMES, type Unit } from "./format-number";
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
  const lines = new LineCounter();
  const yaml = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  if (yaml.errors.length > 0)
    throw createMistakesError(yaml.errors.map(({ pos, message }) => [pos[0], message]));
  const { data: inputs, error } = exampleSchema.safeParse(yaml.toJS() ?? {});
  if (error) throw createMistakesError(error.issues.flatMap((issue) => describeIssue(issue, yaml)));
  const places = new Map(Object.keys(inputs).map((name) => [name, getPlace(getValueOffset(yaml, name))]));
  try {
    const { values } = deriveExample(inputs);
    // Computes every value, so that a formula that fails is reported here.
    Object.values(values);
    return { inputs, places, values };
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason;
    const inputsRead = reason instanceof BrokenConditionError ? reason.inputs : [];
    throw createMistakesError([
      [Math.max(0, ...inputsRead.map((name) => getValueOffset(yaml, name))), reason.message],
    ]);
  }

  function getPlace(offset: number): Place {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  }

  function createMistakesError(mistakes: readonly (readonly [offset: number, message: string])[]): Error {
    const messageLines = [...mistakes]
      .sort(([offset], [otherOffset]) => offset - otherOffset)
      .map(([offset, message]) => {
        const { line, column } = getPlace(offset);
        return `${EXAMPLE_FILE}:${line}:${column}: ${message}`;
      });
    return new Error(messageLines.join("\n"));
  }
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

const numberUnits = UNIT_NAMES.filter((unit): unit is Exclude<Unit, "name"> => unit !== "name");

function createNumberSchema({ least = 0, most = Number.POSITIVE_INFINITY }: InputBounds) {
  return z
    .strictObject(
      {
        value: z
          .number("must be a number")
          .min(least, `must be at least ${least}`)
          .max(most, `must be at most ${most}`),
        unit: z.enum(numberUnits, `must be one of ${numberUnits.join(", ")}`),
        per: z.literal("day", "must be day").optional(),
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

/** Converts an issue of the schema to mistakes, each with its offset in the text. */
function describeIssue(issue: z.core.$ZodIssue, yaml: Document): [offset: number, message: string][] {
  const [name, field] = issue.path.map(String);
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => {
      const replacement = replacedInputs[key] ? ` Did you mean “${replacedInputs[key]}”?` : "";
      const message = name
        ? `${name} has an unknown field “${key}”.`
        : `The example has no input “${key}”.${replacement} See src/example/names.ts.`;
      return [getKeyOffset(yaml, issue.path, key), message];
    });
  if (!name) return [[0, "The file is not a list of inputs."]];
  if (!yaml.has(name)) return [[0, `${name} is missing.`]];
  const node = yaml.getIn(issue.path, true);
  const offset = isNode(node) ? (node.range?.[0] ?? 0) : getKeyOffset(yaml, [], name);
  return [[offset, `${name}${field ? `: ${field}` : ""} ${issue.message}.`]];
}

/** Returns the offset of an input's value in the text, or 0 if it has none. */
function getValueOffset(yaml: Document, name: string): number {
  const node = yaml.getIn([name, "value"], true);
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** Returns the offset of a key in the map at `path`, or 0 if the map has no such key. */
function getKeyOffset(yaml: Document, path: readonly PropertyKey[], key: string): number {
  const map = path.length === 0 ? yaml.contents : yaml.getIn(path, true);
  const pair = isMap(map)
    ? map.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
}
