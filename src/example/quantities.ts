export const HOURS_PER_DAY = 24;

/** The demo counts amounts in whole parts, as small as the smallest printed digit, so that they add up exactly. */
export const PARTS_PER_USDC = 100;

/** Converts an amount in USDC to whole parts, rounded to the nearest. */
export function toSmallestUnits(amount: number): number {
  return Math.round(amount * PARTS_PER_USDC);
}

/** Returns true if each value is greater than the one before it. */
export function isAscending(...values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}
