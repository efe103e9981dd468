/**
 * The round before the season, on which an escrow company holds the money. Nothing of it is a model: it is told, by letters
 * as the jobs are. `o` pays the company, `K`, `M` and `R` are what the company does, `e` complains, `n` goes on to the chain.
 */

/** The company keeps the money, rules for whoever brings it more custom, or edits the record. */
export const BETRAYALS = ["K", "M", "R"] as const;

export type Betrayal = (typeof BETRAYALS)[number];

/** What was done in it, a letter each. */
export type Tale = string;

const TALE = /^(?:o(?:[KMR]e?)?)?n?$/;

/** The tale with one more letter; null where that does not come next. */
export function tellMore(tale: Tale, letter: string): Tale | null {
  const more = tale + letter;
  return !isTold(tale) && TALE.test(more) ? more : null;
}

export function isTold(tale: Tale): boolean {
  return tale.endsWith("n");
}

export function betrayalOf(tale: Tale): Betrayal | undefined {
  return BETRAYALS.find((letter) => tale.includes(letter));
}
