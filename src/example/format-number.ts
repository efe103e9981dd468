/** The units of the example, and how the papers print numbers in them. */

/** The most decimals or significant digits that a printed number has, and the fewest decimals. */
type NumberPrecision = { decimals?: number; minDecimals?: number; significant?: number };

/** The words that follow a number in each unit, and the precision of the number. */
export const UNITS = {
  USDC: { singular: "USDC", plural: "USDC", decimals: 2 },
  HYPT: { singular: "HYPT", plural: "HYPT", decimals: 3 },
  ETH: { singular: "ETH", plural: "ETH", decimals: 6 },
  tokens: { singular: "token", plural: "tokens", decimals: 0 },
  hours: { singular: "hour", plural: "hours", decimals: 1 },
  days: { singular: "day", plural: "days", decimals: 2 },
  points: { singular: "point", plural: "points", decimals: 2 },
  /** A fraction from 0 to 1, printed in per cent. */
  share: { singular: "%", plural: "%", decimals: 1 },
  count: { singular: "", plural: "", decimals: 0 },
  factor: { singular: "", plural: "", decimals: 3 },
  "USDC per HYPT": { singular: "USDC per HYPT", plural: "USDC per HYPT", decimals: 3 },
  "USDC per point": { singular: "USDC per point", plural: "USDC per point", decimals: 3 },
  "USDC per token": { singular: "USDC per token", plural: "USDC per token", significant: 5 },
  "points per USDC": { singular: "points per USDC", plural: "points per USDC", decimals: 3 },
  "per day": { singular: "per day", plural: "per day", decimals: 4 },
} as const satisfies Record<string, { singular: string; plural: string } & NumberPrecision>;

/** The unit of a number, or "name" for the name of a party. */
export type Unit = keyof typeof UNITS | "name";

/** Formats by their options. They are kept, because it takes long to construct one. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number without its unit: rounded half away from zero to the precision of the unit or the given one, without
 * trailing zeros unless that asks for them, with commas between thousands and a minus sign (U+2212).
 */
export function formatNumber(
  value: number,
  unit: Unit,
  precision?: NumberPrecision,
  signDisplay: "negative" | "exceptZero" = "negative",
): string {
  if (unit === "name") return String(value);
  const shown = unit === "share" ? value * 100 : value;
  // Literals are rounded exactly, so that 0.115 becomes 0.12: https://tc39.es/ecma402/#sec-tointlmathematicalvalue.
  const literal = shown.toPrecision(12) as Intl.StringNumericLiteral;
  const { decimals, minDecimals, significant }: NumberPrecision = precision ?? UNITS[unit];
  const options = {
    maximumFractionDigits: decimals,
    minimumFractionDigits: minDecimals,
    maximumSignificantDigits: significant,
    signDisplay,
  };
  const key = JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat("en-GB", options);
  numberFormats.set(key, format);
  return format.format(literal).replace("-", "−");
}

/** Formats a gain with a plus sign, a loss with a minus sign, and what is rounded to zero without a sign. */
export function formatSignedAmount(balance: number, unit: Unit): string {
  return formatNumber(balance, unit, undefined, "exceptZero");
}
