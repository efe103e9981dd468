import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { CONTINUE, EXIT, visitParents } from "unist-util-visit-parents";
import { DEMO_FRAGMENT } from "../features/demo/fragment";
import { demoTexts } from "../features/demo/texts";
import { landingTexts } from "../features/landing/landing";
import type { Place, SearchAids, Suggestions } from "../features/search/search-aids";
import { linearMath } from "../site/linear-math";
import { litepaperPath } from "../site/litepaper";
import { OPEN_QUESTIONS_PATH, QUESTIONS_PATH } from "../site/questions";
import { site, WAITLIST_ADDRESS } from "../site/site";
import type { Documents } from "./documents";
import type { SearchRecord } from "./search-records";

type Content = Pick<Documents, "papers" | "questions" | "terms" | "run">;

/** How many suggestions of a kind are made. */
const HANDFUL = 4;

/** What helps to search: all words of the index, the pages and forms of the site, the papers' symbols, and suggestions. */
export function searchAids(documents: Content, records: readonly SearchRecord[]): SearchAids {
  const places = placesOf(documents);
  const suggestions = suggestionsOf(documents, records, places);
  return { words: wordsOf(records, places), places, symbols: symbolsOf(documents), suggestions };
}

/**
 * The symbols of the papers' formulae, and those that only numbers of the run have, which a reader who changes these sees.
 * The first paper that has one tells it.
 */
function symbolsOf({ papers, run }: Content): Place[] {
  const listed = papers.flatMap(({ slug, title, tree }) =>
    selectAll(".symbols dt", tree).flatMap((entry) => {
      const [symbol, meaning] = [select("math", entry), select(`#${entry.properties.id} + dd`, tree)];
      if (!symbol || !meaning) return [];
      return symbolAt(linearMath(symbol), `${textOf(meaning)}, in ${title}`, litepaperPath(slug), entry);
    }),
  );
  const numbers = Object.entries(run.inputs).flatMap(([name, { description }]) => {
    const [, symbol, meaning] = SYMBOL_OF_NUMBER.exec(description) ?? [];
    const place = symbol && meaning && firstPlace(papers, name);
    return place
      ? symbolAt(symbol, `${meaning}, in ${place.title}`, litepaperPath(place.slug), place.at)
      : [];
  });
  const all = [...listed, ...numbers];
  return all.filter(({ title }, index) => all.findIndex((other) => other.title === title) === index);
}

/** An input's description that begins with its symbol: "T_w, in which the buyer accepts". */
const SYMBOL_OF_NUMBER = /^([^\s,]+), (.+)$/;

function symbolAt(symbol: string, about: string, path: string, at: Element): Place {
  const spelled = symbol.replaceAll(/\p{Script=Greek}/gu, nameOfLetter);
  return { url: `${path}#${at.properties.id}`, title: symbol, about, names: [...new Set([symbol, spelled])] };
}

/** The small letters of Greek in the order of Unicode. */
const GREEK =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega".split(
    " ",
  );

const nameOfLetter = (letter: string) =>
  GREEK[letter.toLowerCase().charCodeAt(0) - "α".charCodeAt(0)] ?? letter;

/** The first paragraph, or other part with an address, in which a number of the run stands. */
function firstPlace(papers: Content["papers"], name: string) {
  for (const { slug, title, tree } of papers) {
    let at: Element | undefined;
    visitParents(tree, "element", ({ properties: { dataName } }, ancestors) => {
      if (dataName !== name && dataName !== `${name}.number`) return CONTINUE;
      at = ancestors.findLast(
        (part): part is Element => part.type === "element" && Boolean(part.properties.id),
      );
      return EXIT;
    });
    if (at) return { slug, title, at };
  }
  return undefined;
}

function placesOf({ papers }: Content): Place[] {
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
      url: OPEN_QUESTIONS_PATH,
      title: "Open questions",
      about: "What nobody has said yet, as the litepapers mark it.",
      names: ["open questions", "open", "unknown"],
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
  { papers, questions, terms }: Content,
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
