import { closest, distance } from "fastest-levenshtein";

/** Returns " Did you mean “escrow”?" with the name that is nearest to a wrong one, or "" if none is near. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const nearest = closest(name, [...names]);
  const isNear = nearest && distance(name, nearest) <= Math.max(2, name.length / 3);
  return isNear ? ` Did you mean “${nearest}”?` : "";
}
