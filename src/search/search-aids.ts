/** What the build writes beside the index to help with a search. */
export type SearchAids = {
  /** All words of the index, in small letters: Pagefind does not know which word a mistyped one was meant to be. */
  words: readonly string[];
  /** What can be asked, by kind. */
  suggestions: readonly Suggestions[];
};

export type Suggestions = { title: string; links: readonly { url: string; title: string }[] };

/** Where the aids are served. */
export const AIDS_PATH = "/pagefind/aids.json";

let loaded: Promise<SearchAids> | undefined;

/** The aids, fetched once. Rejects where that fails; the next call then tries again. */
export function loadAids(): Promise<SearchAids> {
  loaded ??= fetchAids().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function fetchAids(): Promise<SearchAids> {
  const response = await fetch(AIDS_PATH);
  if (!response.ok) throw new Error(`${AIDS_PATH} answers ${response.status}.`);
  return response.json();
}

/** Letters and digits alone, in small ones. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
