import fc from "fast-check";

/** How finely: a power of two, so that halves and quarters are exact. */
const STEPS = 2 ** 20;

/**
 * Numbers spread evenly between two, with both ends. `fc.double` takes every double alike, of which most are next to
 * nothing: of a share from 0 to 1, nine in ten would be less than a thousandth.
 */
export function evenly(least: number, most: number): fc.Arbitrary<number> {
  return fc.nat(STEPS).map((step) => least + ((most - least) * step) / STEPS);
}
