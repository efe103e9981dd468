/** The values of the example that all papers share, with their printed forms. */
import { formatNumber, UNITS, type Unit } from "./format-number";
import type { ValueName } from "./values";

type Quantity = { value: number | string; unit: Unit };

/**
 * The numbers and the parties' names that writers set in `content/example.yaml`, by names such as `job.price`, in the order
 * of the file. Descriptions are for writers and `<Numbers />`; browsers do not load them.
 */
export type ExampleInputs = Readonly<Record<string, Quantity & { description?: string }>>;

/** The value of an input, or a value derived from inputs, with its printed forms. */
export type ExampleValue = Quantity & {
  /** The printed value with its unit. */
  text: string;
  /** The printed value without its unit. */
  number: string;
};

/** All values of the example: its inputs, and the values derived from them. */
export type Example = { values: Readonly<Record<ValueName, ExampleValue>> };

/** Adds the printed forms to a value; infinity is printed as "without limit". @throws RangeError if the value is NaN. */
export function createExampleValue({ value, unit }: Quantity): ExampleValue {
  if (typeof value === "string" || unit === "name") {
    return { value, unit, text: String(value), number: String(value) };
  }
  if (Number.isNaN(value)) throw new RangeError(`A value in ${unit} would not be a number.`);
  if (!Number.isFinite(value)) return { value, unit, text: "without limit", number: "without limit" };
  const number = formatNumber(value, unit);
  const { singular, plural } = UNITS[unit];
  const words = number === "1" ? singular : plural;
  const space = unit === "share" || words === "" ? "" : "\u00a0";
  return { value, unit, number, text: `${number}${space}${words}` };
}

type Quantities<Name extends string> = Readonly<Record<Name, Quantity>>;

/** Returns the number of a value by its name. @throws RangeError if the value is missing or is the name of a party. */
export function getNumber<Name extends string>(values: Quantities<Name>, name: NoInfer<Name>): number {
  const value = values[name]?.value;
  if (typeof value !== "number") throw new RangeError(`The example has no number "${name}".`);
  return value;
}

/** Returns a function that looks up the numbers of an example by their names. */
export function createNumberGetter({ values }: Example): (name: ValueName) => number {
  return (name) => getNumber(values, name);
}

/** Returns a function that looks up numbers as `get` does, and the names that it has looked up. */
export function recordNames<Name extends string>(get: (name: Name) => number) {
  const namesRead = new Set<Name>();
  const getAndRecord = (name: Name) => {
    namesRead.add(name);
    return get(name);
  };
  return [getAndRecord, namesRead] as const;
}

/** Returns a function that looks up the printed values of an example, with their units, by their names. */
export function createTextGetter({ values }: Example): (name: ValueName) => string {
  return (name) => values[name].text;
}
