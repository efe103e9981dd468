/** Amounts are kept in whole parts as small as they are printed, so that every ledger balances exactly, as printed too. */
export const SMALLEST = 100;
export const SMALLEST_ETH = 1e6;
export const HOURS_A_DAY = 24;

export function whole(amount: number, parts = SMALLEST): number {
  return Math.round(amount * parts);
}

export function isAscending(...values: readonly number[]): boolean {
  return values.every((each, index) => index === 0 || each > (values[index - 1] ?? each));
}

export function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(other));
}
