import { DEMO_FRAGMENT } from "../features/demo/fragment";
import { demoTexts } from "../features/demo/texts";
import { landingTexts } from "../features/landing/landing";
import type { Place, SearchAids, Suggestions } from "../features/search/search-aids";
import { litepaperPath } from "../site/litepaper";
import { QUESTIONS_PATH } from "../site/questions";
import { site, WAITLIST_ADDRESS } from "../site/site";
import type { Documents } from "./documents";
import type { SearchRecord } from "./search-records";

type Papers = Pick<Documents, "papers" | "questions" | "terms">;

/** How many suggestions of a kind are made. */
const HANDFUL = 4;

/** What helps to search: all words of the index, the pages and forms of the site, and suggestions. */
export function searchAids(documents: Papers, records: readonly SearchRecord[]): SearchAids {
  const places = placesOf(documents);
  const suggestions = suggestionsOf(documents, records, places);
  return { words: wordsOf(records, places), places, suggestions };
}

function placesOf({ papers }: Papers): Place[] {
  const { intro, litepapers, waitlist } = landingTexts;
  return [
    {
      url: `/${DEMO_FRAGMENT}`,
      title: "Play the demo",
      about: demoTexts.description,
      names: ["demo", "play demo", "see demo"],
    },
    {
      url: WAITLIST_ADDRESS,
      title: waitlist.title,
      about: waitlist.promise,
      names: ["waitlist", "waiting list", "join", "join waitlist", "sign up", "mailing list", "newsletter"],
    },
    {
      url: "/",
      title: "Home",
      about: `${intro.title}: ${site.tagline}.`,
      names: ["home", "homepage", "start"],
    },
    {
      url: "/#litepapers",
      title: litepapers.title,
      about: litepapers.lead,
      names: ["litepapers", "papers", "whitepapers"],
    },
    {
      url: QUESTIONS_PATH,
      title: "Questions",
      about: "What readers ask, each answered in a few sentences with its proof.",
      names: ["questions", "answers", "faq", "frequently asked questions"],
    },
    {
      url: "/glossary",
      title: "Glossary",
      about: "The litepapers’ terms, each defined once.",
      names: ["glossary", "terms", "definitions"],
    },
    ...papers.map(({ slug, title, shortTitle, subtitle }) => ({
      url: litepaperPath(slug),
      title,
      about: subtitle,
      names: [...new Set([title, shortTitle])],
    })),
  ];
}

function suggestionsOf(
  { papers, questions, terms }: Papers,
  records: readonly SearchRecord[],
  places: readonly Place[],
): Suggestions[] {
  // The first of each reader.
  const asked = questions
    .filter(({ reader }, index) => questions.findIndex((other) => other.reader === reader) === index)
    .map(({ slug, question }) => ({ url: `${QUESTIONS_PATH}#${slug}`, title: question }));
  const termUrls = new Set(terms.map(({ slug }) => `/glossary#${slug}`));
  const named = records
    .filter(({ url }) => termUrls.has(url))
    .map((record) => ({
      record,
      times: records.filter(({ content }) => isNamedIn(content, record.title)).length,
    }))
    .sort((one, other) => other.times - one.times)
    .map(({ record }) => record);
  const [demo, waitlist] = places;
  const isPaper = ({ url }: Place) => papers.some(({ slug }) => url === litepaperPath(slug));
  return [
    { title: "Questions", links: asked },
    { title: "Terms", links: named },
    { title: "Litepapers", links: places.filter(isPaper) },
    { title: "On this site", links: [demo, waitlist].flatMap((place) => place ?? []) },
  ]
    .map(({ title, links }) => ({
      title,
      links: links.slice(0, HANDFUL).map(({ url, title }) => ({ url, title })),
    }))
    .filter(({ links }) => links.length > 0);
}

/** Whether the words of a term stand in a text, also with an ending. */
const isNamedIn = (text: string, term: string) => spaced(text).includes(spaced(term));

/** Words in small letters, a blank before each. */
const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`;

/** All words: those of places and of the glossary first, then those of headings, then the most frequent. */
function wordsOf(records: readonly SearchRecord[], places: readonly Place[]): string[] {
  const sections = new Map<string, number>();
  for (const { content } of records)
    for (const word of new Set(longWords(content))) sections.set(word, (sections.get(word) ?? 0) + 1);
  const isTerm = ({ url }: SearchRecord) => url.startsWith("/glossary");
  const named = [...records.filter(isTerm), ...records.filter((record) => !isTerm(record))];
  return [
    ...new Set([
      ...places.flatMap(({ names }) => names).flatMap(longWords),
      ...named.flatMap(({ title }) => longWords(title)),
      ...[...sections].sort(([, one], [, other]) => other - one).map(([word]) => word),
    ]),
  ];
}

/** The words of a text with four letters or more, in lower case: a slip in a shorter one cannot be told. */
const longWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
