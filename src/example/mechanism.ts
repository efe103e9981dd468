import { type ExampleLedger, type Unit, type ExampleValue, exampleValue } from "./example";
import type { DerivedName, InputName, LedgerName, ValueName } from "./names";

/** The number of an input by its name. */
export type InputOf = (name: InputName) => number;

/** The number of an input, or of what a formula makes of others. */
export type ValueOf = (name: ValueName) => number;

/** What has to hold for the example to make sense, and the sentence that says so. */
type Condition = readonly [holds: boolean, sentence: string];

/** What a value is, from inputs and from what other formulas make. */
export type Formula = (get: ValueOf) => ExampleValue;

/** The example's part that belongs to one mechanism of the papers. */
export type Mechanism = {
  /** Conditions on the inputs, such as the order in which things happen. */
  conditions?: (get: InputOf) => readonly Condition[];
  /** A formula for each value; verdicts are what the rules say to the numbers, in the words of the papers' sentences. */
  formulas: Readonly<Partial<Record<DerivedName, Formula>>>;
  ledgers?: (get: ValueOf) => Readonly<Partial<Record<LedgerName, ExampleLedger>>>;
  /** What boxes take for granted, by the names under which they do; each says what speaks against it, if anything does. */
  premises?: Readonly<Record<string, (get: ValueOf) => string | undefined>>;
};

type Sum = (get: ValueOf) => number;

/** A formula for a number in a unit. */
export const inUnit =
  (unit: Unit) =>
  (sum: Sum): Formula =>
  (get) =>
    exampleValue({ value: sum(get), unit });

export const usdc = inUnit("USDC");
export const hours = inUnit("hours");
export const days = inUnit("days");
export const points = inUnit("points");
export const share = inUnit("share");
export const factor = inUnit("factor");

/** A formula for words. */
export const words =
  (says: (get: ValueOf) => string): Formula =>
  (get) =>
    exampleValue({ value: says(get), unit: "name" });

/** An attack on the rules in numbers, which pays while its gain exceeds its cost. */
export type Attack = {
  cost: Sum;
  gain: Sum;
  /** Where cost and gain meet: the value of one parameter. */
  stops: Sum;
};

/** The three formulas of an attack. */
export function attack<Name extends string>(
  name: Name,
  stopUnit: Unit,
  { cost, gain, stops }: Attack,
  unit: Unit = "USDC",
) {
  return {
    [`attack.${name}.cost`]: inUnit(unit)(cost),
    [`attack.${name}.gain`]: inUnit(unit)(gain),
    [`attack.${name}.stops`]: inUnit(stopUnit)(stops),
  } as Record<`attack.${Name}.${"cost" | "gain" | "stops"}`, Formula>;
}
