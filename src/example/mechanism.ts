import { createExampleValue, type ExampleValue, type Unit } from "./example";
import type { DerivedName, InputName, ValueName } from "./names";

/** Looks up the number of an input. */
export type GetInput = (name: InputName) => number;

/** Looks up the number of an input, or of what a formula makes of others. */
export type GetValue = (name: ValueName) => number;

/** Makes a value of the example from its inputs and from other values. */
export type Formula = (get: GetValue) => ExampleValue;

/** What has to hold for the example to make sense, and the sentence that says so. */
type Condition = readonly [holds: (get: GetInput) => boolean, sentence: string];

/** The part of the example that belongs to one mechanism of the papers. */
export type Mechanism = {
  conditions?: readonly Condition[];
  formulas: Readonly<Partial<Record<DerivedName, Formula>>>;
};

/** Returns a formula for a number in a unit. */
export function createFormula(unit: Unit, compute: (get: GetValue) => number): Formula {
  return (get) => createExampleValue({ value: compute(get), unit });
}
