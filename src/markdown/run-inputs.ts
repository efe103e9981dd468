import { isNode, type parseDocument } from "yaml";
import { z } from "zod";
import { ContentError, type ContentProblem } from "../lib/content-problem";
import { type RunInputs, type RunUnit, runUnits } from "../lib/run";
import { inputBounds } from "../lib/run-bounds";
import { withSmartQuotes } from "./smart-quotes";
import { checkYaml, openYaml } from "./yaml";

/** Words joined by hyphens, in parts joined by dots, none of which could be read as an operator. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*(?:\.[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*)+$/;

const ADVICE =
  'Write each input as: job.price: { value: 100, unit: USDC, description: "P, what the buyer pays" }';

const input = z
  .strictObject({
    value: z.union([z.number(), z.string().min(1)], "must be a number, or a party's name"),
    unit: z.enum(runUnits as [RunUnit, ...RunUnit[]], `must be one of ${runUnits.join(", ")}`),
    description: z.string("must be text").trim().min(1, "is empty").max(120, "has more than 120 characters"),
  })
  .refine(({ value, unit }) => (unit === "name") === (typeof value === "string"), {
    path: ["unit"],
    message: "`name` is the unit of names, and of them alone",
  })
  .refine(({ value, unit }) => unit !== "share" || (Number(value) >= 0 && Number(value) <= 1), {
    path: ["value"],
    message: "a share lies between 0 and 1",
  })
  .refine(({ value }) => typeof value === "string" || value >= 0, {
    path: ["value"],
    message: "must be zero or more",
  });

/** What the file of the run's inputs is held to. */
export const runInputsSchema = z.record(
  z.string().regex(NAME, "a name is lower-case words joined by hyphens, in two or more parts joined by dots"),
  input,
  "the file is not a list of inputs",
);

/**
 * The inputs of the run from their file, with what the models take of each. Throws a ContentError that lists every problem
 * with its line and column.
 */
export function parseRunInputs(source: string, path: string): RunInputs {
  const yaml = openYaml(source);
  checkYaml(yaml, { path, name: "The run" });
  const { document, at } = yaml;
  const problem = (offset: number, message: string): ContentProblem => ({
    path,
    ...at(offset),
    message,
    advice: ADVICE,
  });
  const result = runInputsSchema.safeParse(document.toJS() ?? {});
  if (result.success)
    return Object.fromEntries(
      Object.entries(result.data).map(([name, given]) => [
        name,
        { ...given, description: withSmartQuotes(given.description), ...inputBounds[name] },
      ]),
    );
  throw new ContentError(
    result.error.issues.map((issue) => {
      const said = issue.code === "invalid_key" ? (issue.issues[0]?.message ?? issue.message) : issue.message;
      const place = issue.path.map(String);
      const [name = "", field] = place;
      return problem(
        offsetOf(document, place),
        name === "" ? `${said}.` : `\`${name}\`${field ? `, ${field}` : ""}: ${said}.`,
      );
    }),
  );
}

/** Where the innermost part of a path stands that is in the file. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
