/** Amounts are counted in whole parts, as small as the smallest printed digit, so that printed accounts add up exactly. */
export const PARTS_PER_USDC = 100;
export const PARTS_PER_ETH = 1e6;
export const HOURS_PER_DAY = 24;

/** Converts an amount to whole parts, rounded to the nearest. */
export function toWholeParts(amount: number, parts = PARTS_PER_USDC): number {
  return Math.round(amount * parts);
}

/** Returns true if each value is greater than the one before it. */
export function isAscending(...values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}
