/** The example: one job in numbers, with the same people and the same numbers in every paper. */
import type { ValueName } from "./names";

/** How a unit is printed: its words after the number, one and many, and how many digits the number keeps. */
type UnitFormat = { one: string; many: string } & NumberPrecision;

/** Of a number, what is kept when it is printed. */
type NumberPrecision = { decimals: number } | { significant: number };

export const UNITS = {
  USDC: { one: "USDC", many: "USDC", decimals: 2 },
  HYPT: { one: "HYPT", many: "HYPT", decimals: 3 },
  ETH: { one: "ETH", many: "ETH", decimals: 6 },
  tokens: { one: "token", many: "tokens", decimals: 0 },
  hours: { one: "hour", many: "hours", decimals: 1 },
  days: { one: "day", many: "days", decimals: 2 },
  points: { one: "point", many: "points", decimals: 2 },
  /** Of one, printed in per cent. */
  share: { one: "%", many: "%", decimals: 1 },
  count: { one: "", many: "", decimals: 0 },
  factor: { one: "", many: "", decimals: 3 },
  "USDC per HYPT": { one: "USDC per HYPT", many: "USDC per HYPT", decimals: 3 },
  "USDC per point": { one: "USDC per point", many: "USDC per point", decimals: 3 },
  "USDC per token": { one: "USDC per token", many: "USDC per token", significant: 5 },
  "points per USDC": { one: "points per USDC", many: "points per USDC", decimals: 3 },
  "per day": { one: "per day", many: "per day", decimals: 4 },
} as const satisfies Record<string, UnitFormat>;

/** What a number of the example is measured in; a name has no number. */
export type Unit = keyof typeof UNITS | "name";

export const UNIT_NAMES = [...Object.keys(UNITS), "name"] as readonly Unit[];

/** A number in its unit, or a name. */
type Quantity = { value: number | string; unit: Unit };

/** A number, or a party's name, that the example starts from. */
export type ExampleInput = Quantity & {
  /** The time for which an amount is, which is not printed. */
  per?: "day";
  /** What it is, for writers. A browser has none. */
  description?: string;
};

/** The inputs by name, such as `job.price`, in the order of their file. */
export type ExampleInputs = Readonly<Record<string, ExampleInput>>;

/** An input, or what the formulas make of the inputs. */
export type ExampleValue = Quantity & {
  /** As the papers print it, with its unit. */
  text: string;
  /** The same without its unit. */
  number: string;
};

/** Every value of the example: the inputs, and what follows from them. */
export type Example = { values: Readonly<Record<ValueName, ExampleValue>> };

/** A value with its printed forms; infinity is "without limit". @throws RangeError if it is not a number. */
export function createExampleValue({ value, unit }: Quantity): ExampleValue {
  if (typeof value === "string" || unit === "name") {
    return { value, unit, text: String(value), number: String(value) };
  }
  if (Number.isNaN(value)) throw new RangeError(`A value in ${unit} would not be a number.`);
  if (!Number.isFinite(value)) return { value, unit, text: "without limit", number: "without limit" };
  const number = formatNumber(value, unit);
  const { one, many } = UNITS[unit];
  const words = number === "1" ? one : many;
  const space = unit === "share" || words === "" ? "" : "\u00a0";
  return { value, unit, number, text: `${number}${space}${words}` };
}

/**
 * A number as the papers print it: rounded as its unit asks, or as `kept` says, halves away from zero, without zeros that
 * say nothing, in groups of thousands.
 */
export function formatNumber(value: number, unit: Unit, kept?: NumberPrecision): string {
  if (unit === "name") return String(value);
  const counted = toDecimalLiteral(unit === "share" ? value * 100 : value);
  return getNumberFormat(kept ?? UNITS[unit])
    .format(counted)
    .replace("-", "−");
}

/** 0.115 as somebody who counts in decimals has it; the computer’s fractions add up to a little less. */
function toDecimalLiteral(value: number): Intl.StringNumericLiteral {
  return value.toPrecision(12) as Intl.StringNumericLiteral;
}

/** What somebody has gained or lost, with its sign. */
export function formatBalance(balance: number, unit: Unit): string {
  const number = formatNumber(balance, unit);
  return /^[1-9]|^0\.\d*[1-9]/.test(number) ? `+${number}` : number;
}

/** A format takes long to make, so each is made once, and only when it is asked for. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function getNumberFormat(kept: NumberPrecision): Intl.NumberFormat {
  const digits =
    "decimals" in kept
      ? { maximumFractionDigits: kept.decimals }
      : { maximumSignificantDigits: kept.significant };
  const key = JSON.stringify(digits);
  const format =
    numberFormats.get(key) ?? new Intl.NumberFormat("en-GB", { ...digits, signDisplay: "negative" });
  numberFormats.set(key, format);
  return format;
}

/** The number of a value. @throws RangeError if the example has no such value, or it is a name. */
export function getNumber<Name extends string>(
  values: Readonly<Record<Name, Quantity>>,
  name: NoInfer<Name>,
): number {
  const value = values[name]?.value;
  if (typeof value !== "number") throw new RangeError(`The example has no number "${name}".`);
  return value;
}

/** Looks up numbers of the example by their names. */
export function createNumberGetter({ values }: Example): (name: ValueName) => number {
  return (name) => getNumber(values, name);
}

/** Looks up values of the example as they are printed, with their units. */
export function createTextGetter({ values }: Example): (name: ValueName) => string {
  return (name) => values[name].text;
}

/** A party's name. @throws RangeError if the example has no such name. */
export function getPartyName<Name extends string>(
  values: Readonly<Record<Name, Quantity>>,
  name: NoInfer<Name>,
): string {
  const value = values[name]?.value;
  if (typeof value !== "string") throw new RangeError(`The example has no name "${name}".`);
  return value;
}
