import { distance } from "fastest-levenshtein";

/** Returns " Did you mean “escrow”?" with the name that is nearest to a wrong one, or "" if none is near. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const [nearest] = [...names]
    .map((candidate) => ({ candidate, edits: distance(name, candidate) }))
    .sort((a, b) => a.edits - b.edits);
  return nearest && nearest.edits <= Math.max(2, name.length / 3)
    ? ` Did you mean “${nearest.candidate}”?`
    : "";
}
