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
export type SearchResult = { url: string; title: string; hits: readonly SearchHit[] };

type PagefindData = {
  url: string;
  meta: { title?: string };
  sub_results: readonly PagefindSection[];
};

type PagefindSection = {
  url: string;
  title: string;
  excerpt: string;
  /** The places of the words; one in a heading scores many times more than one in the text. */
  weighted_locations: readonly { balanced_score: number }[];
};

type Pagefind = {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
  search: (query: string) => Promise<{ results: readonly { data: () => Promise<PagefindData> }[] }>;
};

const SECTIONS_PER_PAGE = 4;

/** What reads the index, and the index's entry as it was then. */
type Loaded = { module: Pagefind; entry: string };

let loaded: Promise<Loaded> | undefined;
let failures = 0;

/** Once; after a failure anew and under another address, since browsers keep a module that could not be loaded as failed. */
async function load(): Promise<Loaded> {
  const again = failures > 0 ? `?again=${failures}` : "";
  const module: Pagefind = await import(
    /* webpackIgnore: true */ `${window.location.origin}/pagefind/pagefind.js${again}`
  );
  await module.options({ noWorker: true, excerptLength: 24 });
  return { module, entry: await fetchEntry() };
}

/** Names the files of the index, which have other names after a change of the site. */
async function fetchEntry(): Promise<string> {
  const response = await fetch("/pagefind/pagefind-entry.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`The search index: ${response.status}`);
  return response.text();
}

/** Searches the papers and the glossary. Rejects when the index cannot be loaded; the next search then loads it anew. */
export async function search(query: string): Promise<SearchResult[]> {
  try {
    loaded ??= load();
    const { module, entry } = await loaded;
    const found = await searchIn(module, query);
    // Pagefind passes over a file of the index that it cannot fetch.
    if (found.length === 0 && (await fetchEntry()) !== entry)
      throw new Error("The search index has changed.");
    return found;
  } catch (error) {
    loaded = undefined;
    failures += 1;
    throw error;
  }
}

async function searchIn(index: Pagefind, query: string): Promise<SearchResult[]> {
  // Of a phrase in quotation marks Pagefind names one place of each page; a word by itself is no phrase.
  const { results } = await index.search(query.replace(/^"(\S+)"$/, "$1"));
  const pages = await Promise.all(results.map((result) => result.data()));
  return pages
    .map(({ url, meta, sub_results: sections }) => ({
      url: withoutSlash(url),
      title: meta.title ?? url,
      hits: [...sections]
        .sort((one, other) => scoreOf(other) - scoreOf(one))
        .map((section) => ({
          url: withoutSlash(section.url),
          title: section.title,
          excerpt: splitMarks(tidied(section.excerpt)),
        }))
        .filter(({ excerpt }) => excerpt.some(({ text, marked }) => marked && answers(query, text)))
        .slice(0, SECTIONS_PER_PAGE)
        .map((hit) => ({ ...hit, excerpt: asQuoted(withoutTitle(hit.excerpt, hit.title)) })),
    }))
    .filter(({ hits }) => hits.length > 0);
}

function scoreOf({ weighted_locations: locations }: PagefindSection): number {
  return locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);
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

/** Pagefind names pages with a slash at the end of the path; the site's own addresses have none. */
function withoutSlash(url: string): string {
  return url.replace(/\/(?=#|$)/, "");
}

/**
 * Pagefind's excerpt without the space before a citation that the index leaves out, which would stand before a full
 * stop, and with only words marked, not the punctuation behind them.
 */
export function tidied(excerpt: string): string {
  return excerpt
    .replaceAll(/\s+(?=[.,;:?!)]+[”’]?(?:[\s<]|$))/g, "")
    .replaceAll(/((?<!&[#\w]+)[.,;:?!)]+)<\/mark>/g, "</mark>$1");
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

/** An excerpt as one quotes: with an ellipsis where it begins or ends within a sentence. */
export function asQuoted(excerpt: readonly Piece[]): readonly Piece[] {
  const text = excerpt.map((piece) => piece.text).join("");
  const ellipsis = (text: string) => ({ text, marked: false });
  if (text === "") return [];
  return [
    ...(/^\p{Lu}/u.test(text) ? [] : [ellipsis("… ")]),
    ...excerpt,
    ...(/[.?!]["”’)]?\s*$/.test(text) ? [] : [ellipsis(" …")]),
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
