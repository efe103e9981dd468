/** The name with the least edit distance from another; undefined where there are none. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  return rank(name, names)[0]?.other;
}

/** The name that was probably meant: the nearest, where one in so many letters is wrong at most, or a single one. */
export function likelyName(name: string, names: readonly string[], letters = 3): string | undefined {
  const [nearest] = rank(name, names);
  return nearest && nearest.distance <= Math.max(1, Math.floor(name.length / letters))
    ? nearest.other
    : undefined;
}

function rank(name: string, names: readonly string[]): { other: string; distance: number }[] {
  return names
    .map((other) => ({ other, distance: editDistance(name, other) }))
    .sort((one, two) => one.distance - two.distance);
}

/** Letters to add, drop, change or swap with their neighbour (Damerau 1964, Levenshtein 1966). */
function editDistance(one: string, two: string): number {
  let before: number[] = [];
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= two.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === two[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change, swap));
    }
    before = row;
    row = next;
  }
  return row[two.length] ?? 0;
}
