/** Returns the parts of a bar with the values at which they begin: the first at `start`, each other where the last ends. */
export function placeEndToEnd<Part extends { amount: number }>(
  start: number,
  parts: readonly Part[],
): (Part & { from: number })[] {
  let from = start;
  return parts.map((part) => {
    const placedPart = { ...part, from };
    from += part.amount;
    return placedPart;
  });
}
