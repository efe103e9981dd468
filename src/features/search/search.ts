import { likelyName } from "../../site/nearest-name";
import { lettersOf, loadAids, type Place, placesCalled, type SearchAids } from "./search-aids";

/** A section in which the words were found, or a place that is called so. */
export type SearchHit = {
  /** Address with the section's `#id`. */
  url: string;
  title: string;
  /** Text around the words, which are marked. */
  excerpt: readonly Piece[];
};

type Piece = { text: string; marked: boolean };

/** A page with the sections in which the words were found, best first; or the places that are called so. */
export type SearchResult = { title: string; hits: readonly SearchHit[] };

export type SearchAnswer = {
  /** Best first. */
  pages: readonly SearchResult[];
  /** Where words that nothing has were taken for others: these words, and all that was looked for instead. */
  instead?: { typed: readonly string[]; shown: string };
};

/** A section as Pagefind gives it. */
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

let loaded: Promise<[SearchIndex, SearchAids]> | undefined;
let failures = 0;

/** After a failure the address is another one: browsers remember a module that could not be loaded as failed. */
async function loadIndex(): Promise<SearchIndex> {
  const again = failures > 0 ? `?again=${failures}` : "";
  const module: Pagefind = await import(
    /* webpackIgnore: true */ `${window.location.origin}/pagefind/pagefind.js${again}`
  );
  await module.options({ noWorker: true, excerptLength: 28 });
  return module;
}

/**
 * Searches the papers, the glossary and the site's places. The index is loaded once more where a part of it is missing,
 * as after a change of the site. Rejects where that fails too; the next search then tries again.
 */
export async function search(query: string, tries = 2): Promise<SearchAnswer> {
  try {
    loaded ??= Promise.all([loadIndex(), loadAids()]);
    const [index, aids] = await loaded;
    return await searchIn(index, query, aids);
  } catch (error) {
    loaded = undefined;
    failures += 1;
    if (tries > 1) return search(query, tries - 1);
    throw error;
  }
}

/**
 * The sections with all the words, or with as many as any has; best first, by page. A place with the name that was typed
 * comes before them, one whose name only begins so comes last. A word that nothing has is replaced by the likely one. For
 * a symbol it is the symbol itself, and the sections that have it.
 */
export async function searchIn(index: SearchIndex, query: string, aids: SearchAids): Promise<SearchAnswer> {
  const symbols = placesCalled([query], aids.symbols).called;
  if (symbols.length > 0) return { pages: await pagesOfSymbols(index, symbols) };

  // Phones type curly quotation marks, and the sign of a subscript in LaTeX stands in no text.
  const typed = query.replaceAll(/[“”]/g, '"').replaceAll("_", "");
  if (/^".+\s.+"$/.test(typed))
    return { pages: await pagesOf(await phraseIn(index, typed), typed.split(/\s+/)) };

  const words = await Promise.all(tellingWords(typed).map((word) => lookUp(index, word, aids.words)));
  const asked = words.map(({ word }) => word);
  const { called, begun } = placesCalled([typed, asked.join(" ")], aids.places);
  const sections = await pagesOf(await bestOf(index, words), asked);
  // A section that is a place too is shown once.
  const others = sections.map(({ title, hits }) => ({
    title,
    hits: hits.filter((hit) => !called.some(({ url }) => url === hit.url)),
  }));
  const found = others.filter(({ hits }) => hits.length > 0);
  const places = asResult("Pages", [...called, ...begun]);
  const mistyped = words.filter(({ typed, word }) => typed !== word);
  return {
    pages: called.length > 0 ? [...places, ...found] : [...found, ...places],
    ...(mistyped.length > 0 && {
      instead: { typed: mistyped.map(({ typed }) => typed), shown: asked.join(" ") },
    }),
  };
}

/** Words that stand in every text. */
const COMMON =
  /^(?:an?|and|are|as|at|be|by|can|do(?:es)?|for|from|has|have|how|i|if|in|is|it|its|of|on|or|that|the|to|what|when|where|which|who|why|with)$/i;

/** The typed words without common ones; all, where only common ones were typed. */
function tellingWords(typed: string): string[] {
  const all = typed
    .replaceAll('"', "")
    .replace(/^how\s(.+)\sworks?\??$/i, "$1")
    .split(/\s+/)
    .map((word) => word.replace(/[.,;:?!]+$/, ""))
    .filter((word) => word !== "");
  const telling = all.filter((word) => !COMMON.test(word));
  return telling.length > 0 ? telling : all;
}

/** A typed word, the word that was looked for, and the sections that have it. */
type Word = { typed: string; word: string; found: readonly Found[] };

/** One letter in so many may be wrong, and none of a shorter word. */
const LETTERS_PER_SLIP = 4;

async function lookUp(index: SearchIndex, typed: string, known: readonly string[]): Promise<Word> {
  const found = await havingWord(index, typed);
  const letters = lettersOf(typed);
  // A word that is still being typed is not a slip.
  const mayBeSlip =
    found.length === 0 &&
    letters.length >= LETTERS_PER_SLIP &&
    !known.some((word) => word.startsWith(letters));
  const meant = mayBeSlip ? likelyName(letters, known, LETTERS_PER_SLIP) : undefined;
  return meant
    ? { typed, word: meant, found: await havingWord(index, meant) }
    : { typed, word: typed, found };
}

/** So many of the best results tell whether Pagefind knows the word. If not, all its results only begin alike. */
const ENOUGH = 3;

/** The sections that have a word; none, where they only have words that begin alike. */
async function havingWord(index: SearchIndex, word: string): Promise<readonly Found[]> {
  const { results } = await index.search(word);
  const best = await pagesOf(results.slice(0, ENOUGH), [word]);
  return best.length > 0 ? results : [];
}

/** Pagefind does not rank the results of a phrase: they are ranked by its words. */
async function phraseIn(index: SearchIndex, typed: string): Promise<readonly Found[]> {
  const [phrase, ranked] = await Promise.all([
    index.search(typed),
    index.search(tellingWords(typed).join(" ")),
  ]);
  const placeOf = ({ id }: Found) => ranked.results.findIndex((result) => result.id === id);
  return [...phrase.results].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Pagefind finds only sections with all words of a query: so it is asked for the largest sets of words that go together. */
async function bestOf(index: SearchIndex, words: readonly Word[]): Promise<readonly Found[]> {
  const wordsOf = new Map<string, string[]>();
  for (const { word, found } of words)
    for (const { id } of found) wordsOf.set(id, [...(wordsOf.get(id) ?? []), word]);
  const most = Math.max(...[...wordsOf.values()].map(({ length }) => length));
  const together = [...wordsOf.values()].filter(({ length }) => length === most);
  const queries = [...new Set(together.map((some) => some.join(" ")))];
  const found = await Promise.all(queries.map((some) => index.search(some)));
  return found.flatMap(({ results }) => results).sort((one, other) => other.score - one.score);
}

/** The symbols, and the sections in which they stand, not those with longer words that begin so. */
async function pagesOfSymbols(index: SearchIndex, symbols: readonly Place[]): Promise<SearchResult[]> {
  const names = [...new Set(symbols.map(({ title }) => lettersOf(title)))];
  const found = await Promise.all(names.map((name) => index.search(name)));
  const results = found.flatMap(({ results }) => results);
  const sections = await pagesOf(results, names, (name, text) => name === lettersOf(text));
  return [...asResult("Symbols", symbols), ...sections];
}

/** The results whose marked text answers one of the words, by page; first the term itself, then what is called just so. */
async function pagesOf(
  found: readonly Found[],
  words: readonly string[],
  isAnswer = answers,
): Promise<SearchResult[]> {
  const sections = await Promise.all(
    found.map(async ({ data }) => {
      const { url, meta, filters, excerpt } = await data();
      const title = meta.title ?? url;
      return { page: filters.page?.[0] ?? title, url, title, excerpt: piecesOf(excerpt) };
    }),
  );
  const rank = ({ url, title }: { url: string; title: string }) => {
    if (url.startsWith("/glossary#") && isNamed(title, words)) return 2;
    return lettersOf(title) === lettersOf(words.join("")) ? 1 : 0;
  };
  sections.sort((one, other) => rank(other) - rank(one));
  const pages = new Map<string, SearchHit[]>();
  for (const { page, excerpt, ...hit } of sections) {
    if (!excerpt.some(({ text, marked }) => marked && words.some((word) => isAnswer(word, text)))) continue;
    const shown = { ...hit, excerpt: asQuoted(withoutTitle(excerpt, hit.title)) };
    pages.set(page, [...(pages.get(page) ?? []), shown]);
  }
  return [...pages].map(([title, hits]) => ({ title, hits }));
}

/** Places as a page of results; none, where there are none. */
function asResult(title: string, places: readonly Place[]): SearchResult[] {
  const hits = places.map(({ url, title, about }) => ({
    url,
    title,
    excerpt: [{ text: about, marked: false }],
  }));
  return hits.length > 0 ? [{ title, hits }] : [];
}

/** Endings with which a word is still the same one. */
const ENDING =
  /^(?:e|y|[ei]?[sd]|ie[sd]|i?e?rs?|ors?|ings?|(?:at)?i(?:on|ve)s?|ments?|ly|ally?|it(?:y|ies)|abl[ey]|abilit(?:y|ies)|i[sz](?:e[sdr]?|ing|ation)|ic|ful|ness|[ea]nc[ey]|[ea]nts?)?$/;

/** Two forms of a word share at least so many letters. */
const STEM = 3;

/**
 * Whether a word of a text answers a word that was looked for: it contains it, or both differ only in their endings.
 * Without this, Pagefind shortens an unknown word until some other word begins with the rest, down to a single letter.
 */
export function answers(word: string, found: string): boolean {
  const looked = lettersOf(word);
  const whole = lettersOf(found);
  if (looked === "") return false;
  return (
    whole.includes(looked) || [whole, ...found.split("-").map(lettersOf)].some((part) => isSame(looked, part))
  );
}

/** Whether a name has these words and no others, each in any of its forms. */
function isNamed(name: string, words: readonly string[]): boolean {
  const there = name.split(/\s+/).map(lettersOf);
  return (
    there.length === words.length && there.every((word, index) => isSame(word, lettersOf(words[index] ?? "")))
  );
}

function isSame(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  // Before an ending the last letter may be doubled: run, running.
  const rest = (word: string) => word.slice(word[shared] === word[shared - 1] ? shared + 1 : shared);
  return (
    shared >= STEM && [one, other].every((word) => ENDING.test(rest(word)) || ENDING.test(word.slice(shared)))
  );
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

/** Pagefind's excerpt, HTML whose only element is `<mark>`, as text with only words marked, not the signs behind them. */
export function piecesOf(excerpt: string): Piece[] {
  return excerpt.split(/(<mark>.*?<\/mark>)/s).flatMap((part) => {
    const html = part.replaceAll(/<\/?mark>/g, "");
    const decoded = html.replaceAll(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
    const [, text = "", signs = ""] = /^(.*?)([.,;:?!)]*)$/s.exec(decoded) ?? [];
    const pieces = [
      { text, marked: part.startsWith("<mark>") },
      { text: signs, marked: false },
    ];
    return pieces.filter((piece) => piece.text !== "");
  });
}

/** An excerpt without the section's heading at its beginning, which is shown above it anyway. */
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

/** An excerpt with an ellipsis, never alone on a line, where it begins or ends within a sentence. */
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
