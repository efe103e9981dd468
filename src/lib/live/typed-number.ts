import type { RunUnit } from "../run";

/** A number with groups of thousands or without, a sign, and whatever words or signs of a unit behind it. */
const NUMBER = /^\s*([-−]?)((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?)\s*(?:%|[A-Za-z][A-Za-z ]*)?\s*$/;

/** What a reader has typed, as the papers print numbers of this unit: a share in per cent. NaN where it is no number. */
export function parseTyped(text: string, unit: RunUnit): number {
  const match = NUMBER.exec(text.replaceAll("\u00a0", " "));
  const digits = match?.[2];
  if (!digits) return Number.NaN;
  const number = Number(digits.replaceAll(",", "")) * (match[1] ? -1 : 1);
  return unit === "share" ? number / 100 : number;
}
