import { mechanism as appeals } from "./appeals";
import { mechanism as covers } from "./covers";
import { mechanism as entry } from "./entry";
import { mechanism as job } from "./job";
import { mechanism as keys } from "./keys";
import { mechanism as launch } from "./launch";
import { mechanism as loans } from "./loans";
import type { Formula, InputOf, Mechanism, ValueOf } from "./mechanism";
import { mechanism as reputation } from "./reputation-values";
import { mechanism as rulings } from "./rulings";
import {
  numberOf,
  type Example,
  type ExampleInputs,
  type ExampleLedger,
  type ExamplePremise,
  type ExampleValue,
  exampleValue,
} from "./example";
import { mechanism as windows } from "./windows";

/** In this order: where several conditions fail, the first one is told. */
const mechanisms: readonly Mechanism[] = [
  entry,
  windows,
  job,
  appeals,
  reputation,
  rulings,
  keys,
  loans,
  covers,
  launch,
];

const formulas: Readonly<Record<string, Formula>> = Object.assign(
  {},
  ...mechanisms.map((mechanism) => mechanism.formulas),
);

/**
 * The example: the inputs, what the formulas make of them, ledgers, and whether the premises of boxes hold.
 * @throws RangeError if an input is missing, or breaks a condition of a mechanism, or where a value would be no number.
 */
export function derive(inputs: ExampleInputs): Example {
  const given: InputOf = (name) => numberOf(inputs, name);
  for (const { conditions } of mechanisms) {
    for (const [holds, sentence] of conditions?.(given) ?? []) {
      if (!holds) throw new RangeError(`In the example, ${sentence}.`);
    }
  }
  const values: Record<string, ExampleValue> = {};
  const ledgers: Record<string, ExampleLedger> = {};
  const premises: Record<string, ExamplePremise> = {};
  for (const [name, input] of Object.entries(inputs)) values[name] = exampleValue(input);
  /** A formula asks for what others make, in whichever order: each is made once. */
  const being = new Set<string>();
  const make = (name: string) => {
    const formula = formulas[name];
    if (!formula || values[name]) return;
    if (being.has(name)) throw new Error(`The formula of "${name}" asks for itself.`);
    being.add(name);
    values[name] = formula(get);
  };
  const get: ValueOf = (name) => {
    make(name);
    return numberOf(values, name);
  };
  for (const name of Object.keys(formulas)) make(name);
  for (const mechanism of mechanisms) {
    Object.assign(ledgers, mechanism.ledgers?.(get));
    for (const [name, objection] of Object.entries(mechanism.premises ?? {})) {
      const because = objection(get);
      premises[name] = because === undefined ? { holds: true } : { holds: false, because };
    }
  }
  return { values: values as Example["values"], ledgers, premises };
}
