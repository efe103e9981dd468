/** A formula in a text: browsers do not look for words in one. */
export const FORMULA = "\uFFFC";

/** So many words name an end of a quotation; more where the same words stand elsewhere too. */
const EDGE = 6;
const CONTEXT = 3;

/** Words of a paragraph, and what stands before and after them in it. */
export type Quotation = { before: string; words: string; after: string };

/**
 * The text directive by which a browser finds a quotation in a page, such as `text=Escrow%20holds,until%20it%20ends`;
 * empty where there are no words to look for. Half a word is made whole, because browsers look for whole ones. `page` is
 * the text of the whole page. https://wicg.github.io/scroll-to-text-fragment/ gives the form.
 */
export function textDirective({ before, words, after }: Quotation, page: string): string {
  const head = /\S*$/.exec(before)?.[0] ?? "";
  const tail = /^\S*/.exec(after)?.[0] ?? "";
  const quoted = wordsOf(head + words + tail);
  const text = wordsOf(page);
  const openingOf = (run: readonly string[]) => once(text, (count) => run.slice(0, count));
  const isFound = (run: readonly string[]) => occurrences(text, openingOf(run)) < 2;
  const all = runsOf(quoted);
  // It begins with the first words that stand nowhere else. Without such words, those around the quotation are added.
  const start = all.findIndex(isFound);
  if (start < 0 && !(before + after).trim()) return "";
  const runs = all.slice(Math.max(start, 0));
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return "";

  const opening = openingOf(first);
  const closing = once(quoted, (count) => last.slice(-count));
  const isShort = first === last && opening.length + closing.length > first.length;
  const named = isShort ? [first] : [opening, closing];
  const isAlone = start >= 0;
  const prefix = isAlone
    ? []
    : (runsOf(wordsOf(before).slice(0, head ? -1 : undefined)).at(-1) ?? []).slice(-CONTEXT);
  const suffix = isAlone ? [] : (runsOf(wordsOf(after).slice(tail ? 1 : 0))[0] ?? []).slice(0, CONTEXT);
  return `text=${[
    ...(prefix.length > 0 ? [`${encode(prefix)}-`] : []),
    ...named.map(encode),
    ...(suffix.length > 0 ? [`-${encode(suffix)}`] : []),
  ].join(",")}`;
}

/** As few words as are needed to stand only once in a text. */
function once(text: readonly string[], take: (count: number) => string[]): string[] {
  let count = EDGE;
  while (take(count).length === count && occurrences(text, take(count)) > 1) count += 1;
  return take(count);
}

/** The words between formulae. */
function runsOf(words: readonly string[]): string[][] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (word.includes(FORMULA)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter(({ length }) => length > 0);
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

const occurrences = (text: readonly string[], words: readonly string[]) =>
  ` ${text.join("  ")} `.split(` ${words.join("  ")} `).length - 1;

/** A hyphen marks the words around a quotation, so its own hyphens are encoded too. */
const encode = (words: readonly string[]) => encodeURIComponent(words.join(" ")).replaceAll("-", "%2D");
