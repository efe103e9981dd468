import { likelyName } from "../site/nearest-name";
import { lettersOf, loadAids } from "./search-aids";

/** A section in which the words were found, or a place that is called so. */
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

export type SearchAnswer = {
  /** Best first. */
  pages: readonly SearchResult[];
  /** Where words that nothing has were taken for others: these words, and all that was looked for instead. */
  instead?: { typed: readonly string[]; shown: string };
};

/** A record as Pagefind gives it; `names` are parted by bars (`src/outputs/search-index.ts`). */
type Section = {
  url: string;
  meta: { title?: string; names?: string };
  filters: { page?: readonly string[] };
  excerpt: string;
};

type Found = { score: number; data: () => Promise<Section> };

export type SearchIndex = { search: (query: string) => Promise<{ results: readonly Found[] }> };

type Pagefind = SearchIndex & {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
};

let loaded: Promise<SearchIndex> | undefined;
let failures = 0;

/** Searches the papers, the glossary and the site's places. Rejects where the index cannot be had; the next search tries again. */
export async function search(query: string): Promise<SearchAnswer> {
  loaded ??= loadIndex();
  try {
    const [index, { words }] = await Promise.all([loaded, loadAids()]);
    return await searchIn(index, query, words);
  } catch (error) {
    loaded = undefined;
    failures += 1;
    throw error;
  }
}

/** After a failure the address is another one: browsers remember a module that could not be loaded as failed. */
async function loadIndex(): Promise<SearchIndex> {
  const again = failures > 0 ? `?again=${failures}` : "";
  const module: Pagefind = await import(
    /* webpackIgnore: true */ `${window.location.origin}/pagefind/pagefind.js${again}`
  );
  await module.options({ noWorker: true, excerptLength: 28 });
  return module;
}

/** Looks in an index for a phrase in quotation marks or for words. `known` are all words that the index has. */
export async function searchIn(
  index: SearchIndex,
  query: string,
  known: readonly string[],
): Promise<SearchAnswer> {
  // Phones type curly quotation marks.
  const typed = query.replaceAll(/[“”]/g, '"');
  if (/^".+\s.+"$/.test(typed)) return { pages: await pagesOf((await index.search(typed)).results, typed) };

  const words = tellingWords(typed).flatMap((word) => {
    const meant = meantBy(word, known);
    return meant ? { word, meant } : [];
  });
  const shown = words.map(({ meant }) => meant).join(" ");
  const slips = words.filter(({ word, meant }) => meant !== word).map(({ word }) => word);
  return {
    pages: await pagesOf(await lookUp(index, shown), shown),
    ...(slips.length > 0 && { instead: { typed: slips, shown } }),
  };
}

/** Words that stand in every text. */
const COMMON =
  /^(?:an?|and|are|as|at|be|by|can|do(?:es)?|for|from|has|have|how|i|if|in|is|it|its|of|on|or|that|the|to|what|when|where|which|who|why|with|works?)$/i;

/** The typed words without common ones; all, where only common ones were typed. */
function tellingWords(typed: string): string[] {
  const all = typed
    .split(/\s+/)
    .map((word) => word.replace(/^"|[".,;:?!]+$/g, ""))
    .filter((word) => lettersOf(word) !== "");
  const telling = all.filter((word) => !COMMON.test(word));
  return telling.length > 0 ? telling : all;
}

/** One letter in so many may be wrong, and none of a shorter word. */
const LETTERS_PER_SLIP = 4;

/** Letters by which forms of a word differ: "disputing", "dispute". */
const LONGEST_ENDING = 3;

/** The word that was meant by a typed one: itself, where words of the index begin like it; none, where none is near. */
function meantBy(typed: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(typed);
  const begins = (beginning: string) => known.some((word) => word.startsWith(beginning));
  // It may have an ending that no text has.
  if (begins(letters) || known.includes(letters.slice(0, -1)) || known.includes(letters.slice(0, -2)))
    return typed;
  const long = known.filter(({ length }) => length >= LETTERS_PER_SLIP);
  const likely = letters.length >= LETTERS_PER_SLIP ? likelyName(letters, long, LETTERS_PER_SLIP) : undefined;
  // Pagefind knows the forms of a word. What it does not know it shortens, down to a single letter.
  return (
    likely ?? (begins(letters.slice(0, Math.max(4, letters.length - LONGEST_ENDING))) ? typed : undefined)
  );
}

/** The sections that have all of the words, or else any. */
async function lookUp(index: SearchIndex, words: string): Promise<readonly Found[]> {
  if (words === "") return [];
  const { results } = await index.search(words);
  if (results.length > 0) return results;
  const each = await Promise.all(words.split(" ").map((word) => index.search(word)));
  return each.flatMap(({ results }) => results).sort((one, other) => other.score - one.score);
}

/** The results by page; first what is called just so. */
async function pagesOf(found: readonly Found[], query: string): Promise<SearchResult[]> {
  const sections = await Promise.all(found.map(({ data }) => data()));
  const isCalledSo = ({ meta: { title = "", names = "" } }: Section) =>
    [title, ...names.split("|")].some((name) => lettersOf(name) === lettersOf(query));
  const pages = new Map<string, SearchHit[]>();
  for (const section of [...sections.filter(isCalledSo), ...sections]) {
    const { url, meta, filters, excerpt } = section;
    const title = meta.title ?? url;
    const page = filters.page?.[0] ?? title;
    const hits = pages.get(page) ?? [];
    if (hits.every((hit) => hit.url !== url))
      pages.set(page, [...hits, { url, title, excerpt: piecesOf(excerpt) }]);
  }
  return [...pages].map(([title, hits]) => ({ title, hits }));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

/** Pagefind's excerpt, HTML whose only element is `<mark>`, as text; with an ellipsis where it begins or ends within a sentence. */
export function piecesOf(excerpt: string): Piece[] {
  const text = excerpt.replaceAll(/<\/?mark>/g, "");
  const before = text === "" || /^\p{Lu}/u.test(text) ? "" : "…\u00a0";
  const after = text === "" || /[.?!]["”’)]?\s*$/.test(text) ? "" : "\u00a0…";
  return `${before}${excerpt}${after}`
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== "")
    .map((part) => ({
      text: part
        .replaceAll(/<\/?mark>/g, "")
        .replaceAll(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity),
      marked: part.startsWith("<mark>"),
    }));
}
