/** Returns parts of a bar, each with the value at which it begins: the first at `start`, each other at the end of the last. */
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
