export const HOURS_PER_DAY = 24;

/** Returns true if each value is greater than the one before it. */
export function isAscending(...values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}
