import { type ExampleValue, exampleValue, type Unit } from "./example";
import type { DerivedName, InputName, ValueName } from "./names";

/** Looks up the number of an input. */
export type InputOf = (name: InputName) => number;

/** Looks up the number of an input, or of what a formula makes of others. */
export type ValueOf = (name: ValueName) => number;

/** Makes a value of the example from its inputs and from other values. */
export type Formula = (get: ValueOf) => ExampleValue;

/** What has to hold for the example to make sense, and the sentence that says so. */
type Condition = readonly [holds: (get: InputOf) => boolean, sentence: string];

/** The part of the example that belongs to one mechanism of the papers. */
export type Mechanism = {
  conditions?: readonly Condition[];
  formulas: Readonly<Partial<Record<DerivedName, Formula>>>;
};

/** A formula for a number in a unit. */
export const inUnit =
  (unit: Unit) =>
  (sum: (get: ValueOf) => number): Formula =>
  (get) =>
    exampleValue({ value: sum(get), unit });

export const usdc = inUnit("USDC");
export const eth = inUnit("ETH");
export const hours = inUnit("hours");
export const days = inUnit("days");
export const points = inUnit("points");
export const share = inUnit("share");
export const factor = inUnit("factor");
