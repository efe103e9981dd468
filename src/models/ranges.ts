/**
 * For the few numbers that the bounds of the run's inputs let through and a formula cannot take: throws a RangeError whose
 * sentence names the quantity, what is allowed and what was given.
 */
export function within(quantity: string, value: number, holds: boolean, allowed: string): void {
  if (!holds) throw new RangeError(`The ${quantity} must be ${allowed}; it was ${value}.`);
}
