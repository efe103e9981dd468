import type { InputOf, ValueOf } from "./mechanism";
import { mechanisms } from "./mechanisms";
import {
  numberOf,
  type Run,
  type RunInputs,
  type RunLedger,
  type RunPremise,
  type RunValue,
  runValue,
} from "./run";

/**
 * The run: the inputs, what the models make of them, ledgers, and whether the premises of boxes hold.
 * @throws RangeError if an input is missing, out of its formula's range, or breaks a condition of a mechanism.
 */
export function derive(inputs: RunInputs): Run {
  const given: InputOf = (name) => numberOf(inputs, name);
  for (const { conditions } of mechanisms) {
    for (const [holds, sentence] of conditions?.(given) ?? []) {
      if (!holds) throw new RangeError(`In the run, ${sentence}.`);
    }
  }
  const values: Record<string, RunValue> = {};
  const ledgers: Record<string, RunLedger> = {};
  const premises: Record<string, RunPremise> = {};
  for (const [name, input] of Object.entries(inputs)) values[name] = runValue(input);
  for (const mechanism of mechanisms) Object.assign(values, mechanism.values?.(given));
  const any: ValueOf = (name) => numberOf(values, name);
  for (const mechanism of mechanisms) {
    Object.assign(values, mechanism.verdicts?.(any));
    Object.assign(ledgers, mechanism.ledgers?.(given));
    Object.assign(premises, mechanism.premises?.(any));
  }
  return { values: values as Run["values"], ledgers, premises };
}
