type Named = { term: string };

/** Terms in alphabetical order by their first letters. */
export function byLetter<Term extends Named>(terms: readonly Term[]): { letter: string; terms: Term[] }[] {
  const letters = new Map<string, Term[]>();
  for (const term of terms) {
    const letter = term.term.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters].map(([letter, terms]) => ({ letter, terms }));
}

/** The id of a letter's terms on the page. */
export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}

/** Whether each of these words begins one of the term or of its definition. */
export function hasWords({ term, definition }: Named & { definition: string }, words: string): boolean {
  const there = wordsOf(`${term} ${definition}`);
  return wordsOf(words).every((typed) => there.some((word) => word.startsWith(typed)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
