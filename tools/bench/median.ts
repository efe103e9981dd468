/** The middle one of some measurements; the mean of the two middle ones where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  if (low === undefined || high === undefined) throw new Error("There is nothing to take the median of.");
  return (low + high) / 2;
}
