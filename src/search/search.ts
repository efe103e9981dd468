/** A section of a page and its best sentence, in which `<mark>` surrounds the words that were found. */
export type SearchHit = { url: string; page: string; title: string; sentence: string };

/** The part of https://pagefind.app/docs/api that is used here. An answer is null where a later search has begun. */
type Pagefind = {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
  debouncedSearch: (words: string, options: object, debounceMs: number) => Promise<Answer | null>;
};
type Answer = { results: { data: () => Promise<Page> }[] };
type Page = { url: string; meta: { title: string }; sub_results: Section[] };
type Section = { url: string; title: string; excerpt: string; weighted_locations: Location[] };
type Location = { balanced_score: number };

const PAGEFIND_ADDRESS = "/pagefind/pagefind.js";
const DEBOUNCE_MS = 120;
/** No section has so many words, so an excerpt is the whole section. */
const EXCERPT_WORDS = 5000;
const MAX_HITS_PER_PAGE = 5;
/** Beginnings of paths, in the order in which pages are listed. */
const PATH_ORDER = ["/questions", "/litepapers/", "/glossary", "/"];
const COMMON_WORDS =
  /(?<!\S)(an?|and|are|as|at|be|by|can|do|does|for|from|has|have|how|i|if|in|is|it|my|of|on|or|that|the|to|what|when|where|which|who|why|with)(?!\S)/gi;
export const MARK_PATTERN = /<mark>(.*?)<\/mark>/g;

let loadingPagefind: Promise<Pagefind> | undefined;

/** Returns the sections that were found, or undefined where a later search has begun. Rejects where the index did not load. */
export async function searchSite(query: string): Promise<SearchHit[] | undefined> {
  // Pagefind looks for “session-keys” as one word, which no text has.
  const text = query.replaceAll(/\p{Dash_Punctuation}/gu, " ").trim() || query;
  const words = (text.replaceAll(COMMON_WORDS, "").trim() || text).split(/\s+/);
  loadingPagefind ??= loadPagefind();
  const pagefind = await loadingPagefind;
  const answer = await pagefind.debouncedSearch(words.join(" "), {}, DEBOUNCE_MS);
  const pages = answer && (await Promise.all(answer.results.map((result) => result.data())));
  return pages ? rankHits(pages, words) : undefined;
}

/** Loads Pagefind without its worker, whose address the site's Trusted Types refuse. */
async function loadPagefind(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ PAGEFIND_ADDRESS);
  await pagefind.options({ noWorker: true, excerptLength: EXCERPT_WORDS });
  return pagefind;
}

/** Returns the hits page by page, the best first: sections with all of the words, or else with as many as any section has. */
function rankHits(pages: Page[], words: readonly string[]): SearchHit[] {
  const getRank = ({ url }: Page) => PATH_ORDER.findIndex((beginning) => url.startsWith(beginning));
  const hits = pages
    .sort((one, other) => getRank(one) - getRank(other))
    .map(({ meta, sub_results }) => sub_results.map((section) => createHit(section, meta.title, words)));
  const maxMatches = Math.max(1, ...hits.flat().map(({ matches }) => matches));
  return hits.flatMap((hitsOnPage) => {
    const best = hitsOnPage.filter(({ matches }) => matches === maxMatches);
    return best.sort((one, other) => other.score - one.score).slice(0, MAX_HITS_PER_PAGE);
  });
}

function createHit(section: Section, page: string, words: readonly string[]) {
  const { url, title, excerpt, weighted_locations } = section;
  const text = excerpt.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  const sentences = text.split(/(?<=[.?!]["”’)]*(?:<\/mark>)?) /);
  // An excerpt begins with the section's heading, which is shown already.
  if (stripToLetters(sentences[0] ?? "") === stripToLetters(title)) sentences.shift();
  // A question's answer begins with its shortest version. Elsewhere the sentence shows why the section was found.
  if (!url.startsWith("/questions"))
    sentences.sort((one, other) => countMatches(other, words) - countMatches(one, words));
  const [sentence = ""] = sentences;
  const score = weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);
  const matches = countMatches(text, words);
  return { url: url.replace(/(?<=.)\/(?=#|$)/, ""), page, title, sentence, matches, score };
}

/** Counts the words that are marked in a text, but no marks of “so” where Pagefind has shortened a word that no text has (“solana”). */
function countMatches(text: string, words: readonly string[]): number {
  const marked = text.match(MARK_PATTERN)?.map(stripToLetters) ?? [];
  const stems = words.map(stripToLetters).map((word) => word.slice(0, Math.max(3, word.length - 3)));
  return stems.filter((stem) => marked.some((word) => word.includes(stem))).length;
}

/** Removes zero-width characters, quotation marks and extra spaces from what a reader has typed. */
export function normaliseQuery(text: string): string {
  const visible = text.normalize("NFKC").replaceAll(/[\p{Cf}"“”]/gu, "");
  return visible.replaceAll(/\s+/g, " ").trim();
}

/** Returns a text's letters, in lower case and without accents, and digits, without anything between them. */
function stripToLetters(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/<\/?mark>|[^\p{L}\p{N}]/gu, "");
}
