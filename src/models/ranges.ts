/**
 * Guards for the models' inputs. Each throws a RangeError whose sentence names the quantity, what was given and
 * what is allowed, and returns the value otherwise. So each model throws outside the ranges that its guards name.
 */
export function nonNegative(quantity: string, value: number): number {
  return within(quantity, value, value >= 0, "zero or more");
}

export function positive(quantity: string, value: number): number {
  return within(quantity, value, value > 0, "more than zero");
}

export function probability(quantity: string, value: number): number {
  return within(quantity, value, value >= 0 && value <= 1, "between 0 and 1");
}

/** Probabilities that are divided by, or by whose complement something is divided. */
export function probabilityBelowOne(quantity: string, value: number): number {
  return within(quantity, value, value >= 0 && value < 1, "at least 0 and below 1");
}

/** Amounts of a token, in its smallest unit: whole, so that accounts balance exactly. */
export function wholeAmount(quantity: string, value: number): number {
  return within(
    quantity,
    value,
    Number.isSafeInteger(value) && value >= 0,
    "a whole number of the token's smallest unit",
  );
}

export function count(quantity: string, value: number): number {
  return within(quantity, value, Number.isSafeInteger(value) && value >= 0, "a whole number, zero or more");
}

/** The general guard: only a finite value for which the condition `holds` passes. */
export function within(quantity: string, value: number, holds: boolean, allowed: string): number {
  if (!Number.isFinite(value) || !holds) {
    throw new RangeError(`The ${quantity} must be ${allowed}; it was ${value}.`);
  }
  return value;
}
