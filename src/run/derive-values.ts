import { mechanism as appeals } from "./appeals";
import { mechanism as covers } from "./covers";
import { mechanism as entry } from "./entry";
import { mechanism as hops } from "./hops";
import { mechanism as inspection } from "./inspection-values";
import { mechanism as jobs } from "./jobs";
import { mechanism as keys } from "./keys";
import { mechanism as launch } from "./launch";
import { mechanism as loans } from "./loans";
import type { InputOf, Mechanism, ValueOf } from "./mechanism";
import { mechanism as record } from "./record";
import { mechanism as reputation } from "./reputation-values";
import { mechanism as rulings } from "./rulings";
import {
  numberOf,
  type Run,
  type RunInputs,
  type RunLedger,
  type RunPremise,
  type RunValue,
  runValue,
} from "./run";
import { mechanism as sampling } from "./sampling-values";
import { mechanism as windows } from "./windows";

/** In this order: where several conditions fail, the first one is told. */
const mechanisms: readonly Mechanism[] = [
  entry,
  windows,
  jobs,
  appeals,
  reputation,
  record,
  rulings,
  inspection,
  sampling,
  keys,
  hops,
  loans,
  covers,
  launch,
];

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
