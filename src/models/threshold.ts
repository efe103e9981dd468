/** 40 halvings leave an error of 1e-12 of the range. */
const HALVING_COUNT = 40;

type Range = readonly [least: number, most: number];

/** Returns the least x of the range at which a rising function is positive, by bisection, or undefined if it never is. */
export function findLeast(getRising: (x: number) => number, range: Range = [0, 1]): number | undefined {
  let [low, high] = range;
  if (getRising(high) <= 0) return undefined;
  if (getRising(low) > 0) return low;
  for (let step = 0; step < HALVING_COUNT; step += 1) {
    const middle = (low + high) / 2;
    if (getRising(middle) > 0) high = middle;
    else low = middle;
  }
  return high;
}

/** Returns the greatest x up to which a falling function is positive, by bisection, or undefined if it never is. */
export function findMost(getFalling: (x: number) => number, range: Range = [0, 1]): number | undefined {
  if (getFalling(range[0]) <= 0) return undefined;
  return findLeast((x) => -getFalling(x), range) ?? range[1];
}
