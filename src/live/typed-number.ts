import type { RunUnit } from "../example/run";

/** A number with a sign, a decimal point and groups of thousands or without, and whatever words or signs of a unit behind it. */
const NUMBER = /^\s*([-−]?)((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?)\s*(?:%|[A-Za-z][A-Za-z ]*)?\s*$/;

/**
 * A comma is a decimal sign where it cannot part thousands: it is the only sign in the number, and either not three
 * digits follow it or nothing but 0 stands before it. So "12,5" is 12.5 and "0,125" is 0.125, and "1,500" is 1500.
 */
const DECIMAL_COMMA = /^(\s*[-−]?)(?:(\d+),(?!\d{3}(?!\d))|(0+),)(\d+)(?![\d.,])/;

/** What a reader has typed, as the papers print numbers of this unit: a share in per cent. NaN where it is no number. */
export function parseTyped(text: string, unit: RunUnit): number {
  const match = NUMBER.exec(text.replaceAll("\u00a0", " ").replace(DECIMAL_COMMA, "$1$2$3.$4"));
  const digits = match?.[2];
  if (!digits) return Number.NaN;
  const number = Number(digits.replaceAll(",", "")) * (match[1] ? -1 : 1);
  return unit === "share" ? number / 100 : number;
}
