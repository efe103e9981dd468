import { mechanism as appeals } from "./appeals";
import { mechanism as reputation } from "./awards";
import { mechanism as covers } from "./covers";
import { mechanism as entry } from "./entry";
import { type Example, type ExampleInputs, type ExampleValue, exampleValue, numberOf } from "./example";
import { mechanism as job } from "./job";
import { mechanism as keys } from "./keys";
import { mechanism as launch } from "./launch";
import { mechanism as loans } from "./loans";
import type { Formula, InputOf, Mechanism, ValueOf } from "./mechanism";
import type { DerivedName } from "./names";
import { mechanism as rulings } from "./rulings";
import { mechanism as windows } from "./windows";

const mechanisms: readonly Mechanism[] = [windows, appeals, reputation, rulings, keys, loans, covers, launch];

const formulas: Readonly<Record<DerivedName, Formula>> = {
  ...entry.formulas,
  ...windows.formulas,
  ...job.formulas,
  ...appeals.formulas,
  ...reputation.formulas,
  ...rulings.formulas,
  ...keys.formulas,
  ...loans.formulas,
  ...covers.formulas,
  ...launch.formulas,
};

/** A condition of the example that its inputs do not meet. */
export class BrokenCondition extends RangeError {
  constructor(
    sentence: string,
    /** The names of the inputs that the condition reads. */
    readonly inputs: readonly string[],
  ) {
    super(
      `In the example, ${sentence}. Change ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(inputs)}.`,
    );
  }
}

/**
 * The example: its inputs and what the formulas make of them. Values that have a formula are made anew, should they come
 * among the inputs.
 * @throws BrokenCondition if the inputs do not go together, RangeError if one is missing or a value would be no number.
 */
export function derive(inputs: ExampleInputs): Example {
  for (const { conditions = [] } of mechanisms) {
    for (const [holds, sentence] of conditions) {
      const read = new Set<string>();
      const get: InputOf = (name) => {
        read.add(name);
        return numberOf(inputs, name);
      };
      if (!holds(get)) throw new BrokenCondition(sentence, [...read]);
    }
  }
  const values: Record<string, ExampleValue> = {};
  for (const [name, input] of Object.entries(inputs)) {
    if (!isDerived(name)) values[name] = exampleValue(input);
  }
  // A formula asks for what others make, in any order.
  const get: ValueOf = (name) => {
    if (isDerived(name)) values[name] ??= formulas[name](get);
    return numberOf(values, name);
  };
  for (const name of Object.keys(formulas) as DerivedName[]) get(name);
  return { values: values as Example["values"] };
}

function isDerived(name: string): name is DerivedName {
  return Object.hasOwn(formulas, name);
}
