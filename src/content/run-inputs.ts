import { z } from "zod";
import { type RunInputs, type RunUnit, runUnits } from "../example/run";
import { type InputBounds, inputBounds } from "../example/run-names";
import { ContentError } from "../site/content-problem";
import { withSmartQuotes } from "../text/smart-quotes";
import { checkYaml, openYaml } from "../text/yaml";

/** Words joined by hyphens, in parts joined by dots, none of which could be read as an operator. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*(?:\.[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*)+$/;

const ADVICE =
  'Write each input as: job.price: { value: 100, unit: USDC, description: "P, what the buyer pays" }';

const input = z
  .strictObject({
    value: z.union([z.number(), z.string().min(1)], "must be a number, or a party's name"),
    unit: z.enum(runUnits as [RunUnit, ...RunUnit[]], `must be one of ${runUnits.join(", ")}`),
    per: z.literal("day", "must be day, or be left out").optional(),
    description: z
      .string("must be text")
      .trim()
      .min(1, "is empty")
      .max(120, "has more than 120 characters")
      .transform(withSmartQuotes),
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

const boundsOf: Readonly<Partial<Record<string, InputBounds>>> = inputBounds;

/** The schema of content/run.yaml. */
const runInputsSchema = z
  .record(
    z
      .string()
      .regex(NAME, "a name is lower-case words joined by hyphens, in two or more parts joined by dots"),
    input,
    "the file is not a list of inputs",
  )
  .superRefine((inputs, { addIssue }) => {
    for (const [name, { value }] of Object.entries(inputs)) {
      const { least = 0, most = Number.POSITIVE_INFINITY } = boundsOf[name] ?? {};
      const path = [name, "value"];
      if (Number(value) < least) addIssue({ code: "custom", path, message: `must be at least ${least}` });
      if (Number(value) > most) addIssue({ code: "custom", path, message: `must be at most ${most}` });
    }
  });

/**
 * The inputs of the run from their file, with what the models take of each. Throws a ContentError that lists every problem
 * with its line and column.
 */
export function parseRunInputs(source: string, path: string): RunInputs {
  const yaml = openYaml(source);
  checkYaml(yaml, { path, name: "The run" });
  const { data, error } = runInputsSchema.safeParse(yaml.document.toJS() ?? {});
  if (data)
    return Object.fromEntries(
      Object.entries(data).map(([name, given]) => [name, { ...given, ...boundsOf[name] }]),
    );
  throw new ContentError(
    error.issues.map((issue) => {
      const wrong = issue.code === "invalid_key" ? (issue.issues[0] ?? issue) : issue;
      const [name = "", field] = issue.path.map(String);
      return {
        ...{ path, ...yaml.placeOf(issue.path) },
        message: `${name && `\`${name}\`${field ? `, ${field}` : ""}: `}${wrong.message}.`,
        advice: ADVICE,
      };
    }),
  );
}
