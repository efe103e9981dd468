/** A section in which the words were found. */
export type SearchHit = {
  /** Address with the section's `#id`. */
  url: string;
  title: string;
  /** Text around the words, which are marked. */
  excerpt: readonly Piece[];
};

type Piece = { text: string; marked: boolean };

/** A page with the sections in which the words were found, best first. */
export type SearchResult = { title: string; hits: readonly SearchHit[] };

/** What Pagefind has for a section. */
type Section = {
  url: string;
  meta: { title?: string };
  filters: { page?: readonly string[] };
  excerpt: string;
};

type Found = { id: string; score: number; data: () => Promise<Section> };

export type SearchIndex = { search: (query: string) => Promise<{ results: readonly Found[] }> };

type Pagefind = SearchIndex & {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
};

let loaded: Promise<SearchIndex> | undefined;
let failures = 0;

/** Once; after a failure anew and under another address, since browsers keep a module that could not be loaded as failed. */
async function load(): Promise<SearchIndex> {
  const again = failures > 0 ? `?again=${failures}` : "";
  const module: Pagefind = await import(
    /* webpackIgnore: true */ `${window.location.origin}/pagefind/pagefind.js${again}`
  );
  await module.options({ noWorker: true, excerptLength: 28 });
  return module;
}

/**
 * Searches the papers and the glossary. Rejects when a part of the index cannot be had even when it is loaded anew, as after
 * a change of the site; the next search then tries again.
 */
export async function search(query: string, tries = 2): Promise<SearchResult[]> {
  try {
    loaded ??= load();
    return await searchIn(await loaded, query);
  } catch (error) {
    loaded = undefined;
    failures += 1;
    if (tries > 1) return search(query, tries - 1);
    throw error;
  }
}

/** Sections with all the words, or where none has them all, with as many as possible; best first, and so are their pages. */
export async function searchIn(index: SearchIndex, query: string): Promise<SearchResult[]> {
  const found = await Promise.all(
    (await bestOf(index, query)).map(async ({ data }): Promise<[string, SearchHit]> => {
      const { url, meta, filters, excerpt } = await data();
      const title = meta.title ?? url;
      return [filters.page?.[0] ?? title, { url, title, excerpt: splitMarks(tidied(excerpt)) }];
    }),
  );
  const pages = new Map<string, SearchHit[]>();
  for (const [page, { excerpt, ...hit }] of found) {
    if (!excerpt.some(({ text, marked }) => marked && answers(query, text))) continue;
    const shown = { ...hit, excerpt: asQuoted(withoutTitle(excerpt, hit.title)) };
    pages.set(page, [...(pages.get(page) ?? []), shown]);
  }
  return [...pages].map(([title, hits]) => ({ title, hits }));
}

/** Words of which a question is made, and which stand in every text. */
const COMMON =
  /^(?:an?|and|are|as|at|be|by|can|do(?:es)?|for|from|has|have|how|if|in|is|it|its|of|on|or|that|the|to|what|when|where|which|who|why|with)\??$/i;

/** Pagefind itself finds only what has all words of a query. */
async function bestOf(index: SearchIndex, query: string): Promise<readonly Found[]> {
  // Phones type curly quotation marks, and the sign of a subscript in LaTeX stands in no text.
  const typed = query.replaceAll(/[“”]/g, '"').replaceAll("_", "");
  const all = typed
    .replaceAll('"', "")
    .replace(/^how\s(.+)\sworks?\??$/i, "$1")
    .split(/\s+/);
  const telling = all.filter((word) => !COMMON.test(word));
  const words = telling.length > 0 ? telling : all;
  if (/^".+\s.+"$/.test(typed)) {
    // Pagefind does not rank what has a phrase.
    const [phrase, ranked] = await Promise.all([index.search(typed), index.search(words.join(" "))]);
    const placeOf = ({ id }: Found) => ranked.results.findIndex((result) => result.id === id);
    return [...phrase.results].sort((one, other) => placeOf(one) - placeOf(other));
  }
  const wordsOf = new Map<string, string[]>();
  for (const word of words) {
    const { results } = await index.search(word);
    for (const { id } of results) wordsOf.set(id, [...(wordsOf.get(id) ?? []), word]);
  }
  const most = Math.max(...[...wordsOf.values()].map(({ length }) => length));
  const together = [...wordsOf.values()].filter(({ length }) => length === most);
  const queries = [...new Set(together.map((some) => some.join(" ")))];
  const found = await Promise.all(queries.map((some) => index.search(some)));
  return found.flatMap(({ results }) => results).sort((one, other) => other.score - one.score);
}

/** Letters that a word which is found must share with one that was looked for; all, where that has fewer. */
const SHARED_LETTERS = 4;

/**
 * Whether a word of a text answers one of the words that were looked for: both begin alike, whatever signs stand around
 * or in them.
 *
 * Pagefind shortens a word that it does not know until some other word begins with the rest, down to a single letter.
 */
export function answers(query: string, found: string): boolean {
  const letters = lettersOf(found);
  return query
    .split(/\s+/)
    .map(lettersOf)
    .some((word) => word !== "" && letters.includes(word.slice(0, SHARED_LETTERS)));
}

function lettersOf(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Pagefind's excerpt with only words marked, not the punctuation behind them. */
export function tidied(excerpt: string): string {
  return excerpt.replaceAll(/((?<!&[#\w]+)[.,;:?!)]+)<\/mark>/g, "</mark>$1");
}

/** Pagefind's excerpt, HTML whose only element is `<mark>`, as plain pieces of text. */
export function splitMarks(excerpt: string): Piece[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((piece) => piece !== "")
    .map((piece) => ({
      text: decode(piece.replaceAll(/<\/?mark>/g, "")),
      marked: piece.startsWith("<mark>"),
    }));
}

/** An excerpt of a section's beginning without the section's heading, which is shown above it anyway. */
export function withoutTitle(excerpt: readonly Piece[], title: string): readonly Piece[] {
  const text = excerpt.map((piece) => piece.text).join("");
  const end = /^[.:]?(?:\s+|$)/.exec(text.slice(title.length));
  if (!text.startsWith(title) || !end) return excerpt;
  let rest = title.length + end[0].length;
  return excerpt.flatMap(({ text, marked }) => {
    const shown = text.slice(rest);
    rest = Math.max(0, rest - text.length);
    return shown === "" ? [] : [{ text: shown, marked }];
  });
}

/** An excerpt as one quotes: with an ellipsis, never alone on a line, where it begins or ends within a sentence. */
export function asQuoted(excerpt: readonly Piece[]): readonly Piece[] {
  const text = excerpt.map((piece) => piece.text).join("");
  const ellipsis = (text: string) => ({ text, marked: false });
  if (text === "") return [];
  return [
    ...(/^\p{Lu}/u.test(text) ? [] : [ellipsis("…\u00a0")]),
    ...excerpt,
    ...(/[.?!]["”’)]?\s*$/.test(text) ? [] : [ellipsis("\u00a0…")]),
  ];
}

function decode(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
