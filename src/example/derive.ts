import { conditions } from "./conditions";
import {
  createExampleValue,
  type Example,
  type ExampleInputs,
  type ExampleValue,
  getNumber,
  recordNames,
} from "./example";
import type { InputName } from "./names";
import { type DerivedName, formulas, type ValueName } from "./values";

/**
 * Returns the example with the values that the formulas derive from its inputs. A derived value is computed when it is first
 * read, since some need a search. One that comes among the inputs, as in a page's query, is computed again.
 * @throws BrokenConditionError if the inputs contradict each other, or, when it is read, if a value would be NaN; RangeError if an
 * input is missing.
 */
export function deriveExample(inputs: ExampleInputs): Example {
  for (const [isMet, sentence] of conditions) {
    const [get, inputsRead] = recordNames((name: InputName) => getNumber(inputs, name));
    if (!isMet(get)) throw new BrokenConditionError(sentence, [...inputsRead]);
  }
  const values: Record<string, ExampleValue> = {};
  for (const [name, input] of Object.entries(inputs)) values[name] = createExampleValue(input);
  for (const name of Object.keys(formulas) as DerivedName[])
    Object.defineProperty(values, name, {
      enumerable: true,
      configurable: true,
      get() {
        const [unit, , compute] = formulas[name];
        const [get, namesRead] = recordNames((nameRead: ValueName) => getNumber(values, nameRead));
        const number = compute(get);
        if (Number.isNaN(number)) throw new BrokenConditionError(`${name} has a value`, [...namesRead]);
        const value = createExampleValue({ value: number, unit });
        Object.defineProperty(values, name, { value, enumerable: true });
        return value;
      },
    });
  return { values: values as Example["values"] };
}

/** Is thrown if inputs do not meet a condition of the example, or if a value cannot be computed from them. */
export class BrokenConditionError extends RangeError {
  constructor(
    sentence: string,
    /** The names that the condition or the formula reads. */
    readonly inputs: readonly string[],
  ) {
    const names = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(inputs);
    super(`In the example, ${sentence}. Change ${names}.`);
  }
}
