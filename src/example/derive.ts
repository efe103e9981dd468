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

/**
 * Returns the example with the values that the formulas derive from its inputs. A derived value that comes among the inputs,
 * as in a page's query, is computed again.
 * @throws BrokenConditionError if the inputs contradict each other, RangeError if one is missing or a value would be NaN.
 */
export function deriveExample(inputs: ExampleInputs): Example {
  for (const { conditions = [] } of mechanisms) {
    for (const [isMet, sentence] of conditions) {
      const inputsRead = new Set<string>();
      const get: GetInput = (name) => {
        inputsRead.add(name);
        return getNumber(inputs, name);
      };
      if (!isMet(get)) throw new BrokenConditionError(sentence, [...inputsRead]);
    }
  }
  const values: Record<string, ExampleValue> = {};
  for (const [name, input] of Object.entries(inputs)) {
    if (!isDerivedName(name)) values[name] = createExampleValue(input);
  }
  // Each formula computes the values that it reads first, so the order of the formulas does not matter.
  const get: GetValue = (name) => {
    if (isDerivedName(name)) values[name] ??= formulas[name](get);
    return getNumber(values, name);
  };
  for (const name of Object.keys(formulas) as DerivedName[]) get(name);
  return { values: values as Example["values"] };
}

/** The error if inputs do not meet a condition of the example. */
export class BrokenConditionError extends RangeError {
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

/** The mechanisms that have conditions. */
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

function isDerivedName(name: string): name is DerivedName {
  return Object.hasOwn(formulas, name);
}
