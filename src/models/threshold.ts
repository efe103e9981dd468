/** Enough halvings for the precision of a double. */
const HALVINGS = 50;

type Range = readonly [least: number, most: number];

/** The least x of the range at which a rising function is positive, by bisection; undefined if it never is. */
export function findLeast(rising: (x: number) => number, range: Range = [0, 1]): number | undefined {
  let [low, high] = range;
  if (rising(high) <= 0) return undefined;
  if (rising(low) > 0) return low;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) > 0) high = middle;
    else low = middle;
  }
  return high;
}

/** The most x of the range up to which a falling function is positive, by bisection; undefined if it never is. */
export function findMost(falling: (x: number) => number, range: Range = [0, 1]): number | undefined {
  if (falling(range[0]) <= 0) return undefined;
  return findLeast((x) => -falling(x), range) ?? range[1];
}
