/** Amounts are counted in whole parts as small as they are printed, so that accounts balance exactly, as printed too. */
export const SMALLEST = 100;
export const SMALLEST_ETH = 1e6;
export const HOURS_A_DAY = 24;

export function whole(amount: number, parts = SMALLEST): number {
  return Math.round(amount * parts);
}

export function isAscending(...values: readonly number[]): boolean {
  return values.every((each, index) => index === 0 || each > (values[index - 1] ?? each));
}
