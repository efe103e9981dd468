import { appealMechanism } from "./appeals";
import { awardMechanism } from "./awards";
import { coverMechanism } from "./covers";
import { entryMechanism } from "./entry";
import {
  createExampleValue,
  type Example,
  type ExampleInputs,
  type ExampleValue,
  getNumber,
} from "./example";
import { jobMechanism } from "./job";
import { keyMechanism } from "./keys";
import { launchMechanism } from "./launch";
import { loanMechanism } from "./loans";
import type { Formula, GetInput, GetValue, Mechanism } from "./mechanism";
import type { DerivedName } from "./names";
import { rulingMechanism } from "./rulings";
import { windowMechanism } from "./windows";

const mechanisms: readonly Mechanism[] = [
  windowMechanism,
  appealMechanism,
  awardMechanism,
  rulingMechanism,
  keyMechanism,
  loanMechanism,
  coverMechanism,
  launchMechanism,
];

const formulas: Readonly<Record<DerivedName, Formula>> = {
  ...entryMechanism.formulas,
  ...windowMechanism.formulas,
  ...jobMechanism.formulas,
  ...appealMechanism.formulas,
  ...awardMechanism.formulas,
  ...rulingMechanism.formulas,
  ...keyMechanism.formulas,
  ...loanMechanism.formulas,
  ...coverMechanism.formulas,
  ...launchMechanism.formulas,
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
export function deriveExample(inputs: ExampleInputs): Example {
  for (const { conditions = [] } of mechanisms) {
    for (const [holds, sentence] of conditions) {
      const read = new Set<string>();
      const get: GetInput = (name) => {
        read.add(name);
        return getNumber(inputs, name);
      };
      if (!holds(get)) throw new BrokenCondition(sentence, [...read]);
    }
  }
  const values: Record<string, ExampleValue> = {};
  for (const [name, input] of Object.entries(inputs)) {
    if (!isDerivedName(name)) values[name] = createExampleValue(input);
  }
  // A formula asks for what others make, in any order.
  const get: GetValue = (name) => {
    if (isDerivedName(name)) values[name] ??= formulas[name](get);
    return getNumber(values, name);
  };
  for (const name of Object.keys(formulas) as DerivedName[]) get(name);
  return { values: values as Example["values"] };
}

function isDerivedName(name: string): name is DerivedName {
  return Object.hasOwn(formulas, name);
}
