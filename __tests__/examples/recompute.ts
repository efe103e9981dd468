/**
 * An example for agents: from the inputs and the units of `/models.json`, every number of the run, printed.
 *
 * The rules are the models' own functions, src/models; how a number is printed is what `units` says, and nothing else.
 */
import type { Models } from "../../src/gatsby/products/models-data";
import type { RunUnit } from "../../src/lib/run";
import { deriveRun } from "../../src/models/run";

/** The run's values by name, as the papers print them. */
export function recompute({ inputs, units }: Models): Map<string, string> {
  const given = Object.entries(inputs).map(([name, { value, unit, description }]) => {
    if (value === null) throw new RangeError(`The input ${name} has no value.`);
    return [name, { value, unit: unit as RunUnit, description }] as const;
  });
  const { values } = deriveRun(Object.fromEntries(given));
  return new Map(
    Object.entries(values).map(([name, { value, unit }]) => [
      name,
      typeof value === "string" ? value : print(value, units[unit]),
    ]),
  );
}

function print(value: number, form: Models["units"][string] | undefined): string {
  if (!form) throw new RangeError("There is no such unit.");
  if (!Number.isFinite(value)) return "without limit";
  const digits =
    form.decimals === undefined
      ? { maximumSignificantDigits: form.significant }
      : { maximumFractionDigits: form.decimals };
  const number = (value * form.factor)
    .toLocaleString("en-GB", { ...digits, signDisplay: "negative" })
    .replace("-", "−");
  const word = number === "1" ? form.one : form.many;
  if (word === "") return number;
  return word === "%" ? number + word : `${number}\u00a0${word}`;
}
