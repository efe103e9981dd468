/**
 * An example for agents: from the inputs in `/run.json` and the units in `/models.json`, every number of the run, printed, and
 * every finding.
 *
 * The rules are the papers' formulae, written down once more in `formulas.ts`; how a number is printed is what `units`
 * says, and nothing else.
 */
import type { Models } from "../../src/outputs/models-data";
import type { RunInputs } from "../../src/example/run";
import { findings, formulas } from "./formulas";

/** What the run's inputs lead to, by name. Throws where a formula asks for what there is not. */
export function recompute(inputs: RunInputs, { derived, units }: Pick<Models, "derived" | "units">) {
  const found = new Map<string, number>();
  const find = (name: string): number => {
    const known = inputs[name]?.value ?? found.get(name);
    if (typeof known === "number") return known;
    const formula = formulas[name];
    if (!formula) throw new RangeError(`Neither an input nor a formula gives the number ${name}.`);
    const value = formula(find);
    found.set(name, value);
    return value;
  };
  return {
    printed: {
      ...mapValues(inputs, ({ value, unit }) =>
        typeof value === "string" ? value : print(value, units[unit]),
      ),
      ...mapValues(derived, ({ unit }, name) => print(find(name), units[unit])),
    },
    findings: mapValues(findings, (holds) => holds(find)),
  };
}

function mapValues<Value, Made>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value, name)]));
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
