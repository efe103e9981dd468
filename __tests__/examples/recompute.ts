/**
 * An example for agents: from the inputs and the units of `/models.json`, every number of the run, printed.
 *
 * The rules are the papers' formulae, written down once more in `formulas.ts`; how a number is printed is what `units`
 * says, and nothing else.
 */
import type { Models } from "../../src/outputs/models-data";
import { formulas } from "./formulas";

/** The run's values by name, as the papers print them. Throws where a formula asks for what there is not. */
export function recompute({ inputs, derived, units }: Models): Map<string, string> {
  const found = new Map<string, number | string>();
  const find = (name: string): number | string => {
    const known = inputs[name] ? inputs[name].value : found.get(name);
    if (known !== undefined && known !== null) return known;
    const formula = formulas[name];
    if (!formula) throw new RangeError(`Neither an input nor a formula gives ${name}.`);
    const value = formula((other) => numberOf(other, find(other)));
    found.set(name, value);
    return value;
  };
  return new Map(
    Object.entries({ ...inputs, ...derived }).map(([name, { unit }]) => {
      const value = find(name);
      return [name, typeof value === "string" ? value : print(value, units[unit])];
    }),
  );
}

function numberOf(name: string, value: number | string): number {
  if (typeof value !== "number") throw new RangeError(`${name} is not a number.`);
  return value;
}

function print(value: number, form: Models["units"][string] | undefined): string {
  if (!form) throw new RangeError("There is no such unit.");
  if (!Number.isFinite(value)) return "without limit";
  const digits =
    form.decimals === undefined
      ? { maximumSignificantDigits: form.significant }
      : { maximumFractionDigits: form.decimals };
  // As somebody who counts in decimals has it, for whom half a unit is never a little less.
  const number = Number((value * form.factor).toPrecision(12))
    .toLocaleString("en-GB", { ...digits, signDisplay: "negative" })
    .replace("-", "−");
  const word = number === "1" ? form.one : form.many;
  if (word === "") return number;
  return word === "%" ? number + word : `${number}\u00a0${word}`;
}
