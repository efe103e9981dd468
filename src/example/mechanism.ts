import { createExampleValue, type ExampleValue, type Unit } from "./example";
import type { DerivedName, InputName, ValueName } from "./names";

/** Returns the number of an input by its name. */
export type GetInput = (name: InputName) => number;

/** Returns the number of an input or of a derived value by its name. */
export type GetValue = (name: ValueName) => number;

/** Computes a derived value from inputs and other derived values. */
export type Formula = (get: GetValue) => ExampleValue;

/** A condition that the inputs must meet, and the sentence that tells a writer so. */
type Condition = readonly [isMet: (get: GetInput) => boolean, sentence: string];

/** The conditions and formulas of one mechanism of the papers. */
export type Mechanism = {
  conditions?: readonly Condition[];
  formulas: Readonly<Partial<Record<DerivedName, Formula>>>;
};

export function createFormula(unit: Unit, compute: (get: GetValue) => number): Formula {
  return (get) => createExampleValue({ value: compute(get), unit });
}
