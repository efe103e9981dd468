/** The words after a number in this unit, and the precision of the number. */
type UnitFormat = { singular: string; plural: string } & NumberPrecision;

/** The most decimals or significant digits that a printed number has. */
export type NumberPrecision = { decimals: number } | { significant: number };

export const UNITS = {
  USDC: { singular: "USDC", plural: "USDC", decimals: 2 },
  HYPT: { singular: "HYPT", plural: "HYPT", decimals: 3 },
  ETH: { singular: "ETH", plural: "ETH", decimals: 6 },
  tokens: { singular: "token", plural: "tokens", decimals: 0 },
  hours: { singular: "hour", plural: "hours", decimals: 1 },
  days: { singular: "day", plural: "days", decimals: 2 },
  months: { singular: "month", plural: "months", decimals: 1 },
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
} as const satisfies Record<string, UnitFormat>;

/** The unit of a number, or "name" for the name of a party. */
export type Unit = keyof typeof UNITS | "name";

export const UNIT_NAMES = [...Object.keys(UNITS), "name"] as readonly Unit[];
