/** What the build adds to the index to help with a search. */
export type SearchAids = {
  /** Words that can be found, in small letters; of two that are equally near to a typed word, the first is meant. */
  words: readonly string[];
  places: readonly Place[];
  /** The papers' symbols, and those of the run's numbers: where each is told, by its names. */
  symbols: readonly Place[];
  /** What can be asked, by kind. */
  suggestions: readonly Suggestions[];
};

/** A page, a form or a dialog, which is found by its names. */
export type Place = {
  /** From the site's root; with a fragment where it is a part of a page. */
  url: string;
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  names: readonly string[];
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

/** Fewer letters begin too many names. */
const BEGINNING = 3;

/** The places that are called by one of these names, and those whose name only begins so. */
export function placesCalled(
  names: readonly string[],
  places: readonly Place[],
): { called: Place[]; begun: Place[] } {
  const asked = names.map(lettersOf);
  const withName = (is: (name: string, one: string) => boolean) =>
    places.filter((place) => place.names.some((name) => asked.some((one) => is(lettersOf(name), one))));
  const called = withName((name, one) => name === one);
  const begun = withName((name, one) => one.length >= BEGINNING && name.startsWith(one));
  return { called, begun: begun.filter((place) => !called.includes(place)) };
}

/** Letters and digits alone, in small ones. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
