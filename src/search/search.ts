/** A section with the title of its page and its best sentence, in which `<mark>` surrounds what was found. */
export type SearchHit = { url: string; page: string; title: string; sentence: string };

/** What is used of https://pagefind.app/docs/api. An answer is null where a later search has begun. */
type Pagefind = {
  options: (options: { noWorker: boolean; excerptLength: number }) => Promise<void>;
  debouncedSearch: (words: string, options: object, pause: number) => Promise<{ results: Result[] } | null>;
};
type Result = { data: () => Promise<Page> };
type Page = { url: string; meta: { title: string }; sub_results: Section[] };
type Section = { url: string; title: string; excerpt: string; weighted_locations: Place[] };
type Place = { balanced_score: number };

const PAUSE_MS = 120;
const LONGER_THAN_A_SECTION = 5000;
const MAX_HITS_PER_PAGE = 5;
const ORDER = ["/questions", "/litepapers/", "/glossary"];
const COMMON_WORDS =
  /(?<!\S)(an?|and|are|as|at|be|by|can|do|does|for|from|has|have|how|i|if|in|is|it|my|of|on|or|that|the|to|what|when|where|which|who|why|with)(?!\S)/gi;
export const MARK_PATTERN = /<mark>(.*?)<\/mark>/g;

let loaded: Promise<Pagefind> | undefined;
let tries = 0;

/** Undefined where a later search has begun. Rejects where the index did not load; the next search tries again. */
export async function searchSite(words: string): Promise<SearchHit[] | undefined> {
  const asked = (words.replaceAll(COMMON_WORDS, "").trim() || words).split(/\s+/);
  loaded ??= load();
  try {
    const found = await (await loaded).debouncedSearch(asked.join(" "), {}, PAUSE_MS);
    return found ? ranked(await Promise.all(found.results.map((result) => result.data())), asked) : undefined;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

/** Browsers remember a module that did not load: each try has another address. Trusted Types refuse Pagefind's worker. */
async function load(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ `/pagefind/pagefind.js?try=${tries++}`);
  await pagefind.options({ noWorker: true, excerptLength: LONGER_THAN_A_SECTION });
  return pagefind;
}

/** By page, the best first: sections that have all of the words, or else as many as any section has. */
function ranked(pages: Page[], asked: readonly string[]): SearchHit[] {
  const placeOf = ({ url }: Page) => ORDER.findIndex((beginning) => url.startsWith(beginning));
  const hits = pages
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({ meta, sub_results }) => sub_results.map((section) => hitOf(section, meta.title, asked)));
  const most = Math.max(1, ...hits.flat().map(({ matches }) => matches));
  return hits.flatMap((onPage) => {
    const best = onPage.filter(({ matches }) => matches === most);
    return best.sort((one, other) => other.score - one.score).slice(0, MAX_HITS_PER_PAGE);
  });
}

function hitOf({ url, title, excerpt, weighted_locations }: Section, page: string, asked: readonly string[]) {
  const text = excerpt.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  const sentences = text.split(/(?<=[.?!]["”’)]*(?:<\/mark>)?) /);
  if (lettersOf(sentences[0] ?? "") === lettersOf(title)) sentences.shift();
  // A question's answer begins with its shortest version. Elsewhere the sentence says why the section was found.
  if (!url.startsWith("/questions"))
    sentences.sort((one, other) => matchesIn(other, asked) - matchesIn(one, asked));
  const [sentence = ""] = sentences;
  const score = weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);
  return { url: url.replace(/\/(?=#|$)/, ""), page, title, sentence, matches: matchesIn(text, asked), score };
}

/** Pagefind shortens a word that no text has ("solana") until another begins like it ("so"): only forms of it count here. */
function matchesIn(text: string, asked: readonly string[]): number {
  const found = text.match(MARK_PATTERN)?.map(lettersOf) ?? [];
  const stems = asked.map(lettersOf).map((word) => word.slice(0, Math.max(3, word.length - 3)));
  return stems.filter((stem) => found.some((word) => word.includes(stem))).length;
}

/** Without what nobody sees (zero-width characters, say) or means (spaces around it, quotation marks). */
export function normaliseQuery(text: string): string {
  const seen = text.normalize("NFKC").replaceAll(/[\p{Cf}"“”]/gu, "");
  return seen.replaceAll(/\s+/g, " ").trim();
}

/** Small letters and digits alone. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/<\/?mark>|[^\p{L}\p{N}]/gu, "");
}
