/** Amounts are counted in whole parts as small as they are printed, so that accounts balance exactly, as printed too. */
export const PARTS_PER_USDC = 100;
export const PARTS_PER_ETH = 1e6;
export const HOURS_PER_DAY = 24;

export function toWholeParts(amount: number, parts = PARTS_PER_USDC): number {
  return Math.round(amount * parts);
}

export function isAscending(...values: readonly number[]): boolean {
  return values.every((each, index) => index === 0 || each > (values[index - 1] ?? each));
}
