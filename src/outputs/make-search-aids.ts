import { lettersOf, type SearchAids } from "../search/search-aids";
import { litepaperPath } from "../site/litepaper-paths";
import { QUESTIONS_PATH } from "../site/question-pages";
import type { Documents } from "./documents";
import { searchPlaces } from "./search-places";
import type { SearchRecord } from "./search-records";

type Content = Pick<Documents, "papers" | "questions" | "terms">;

/** How many suggestions of a kind are made. */
const HANDFUL = 4;

/** What helps to search: all words of the index, and suggestions. */
export function searchAids(
  { papers, questions, terms }: Content,
  records: readonly SearchRecord[],
): SearchAids {
  // The first of each reader.
  const asked = questions.filter(
    ({ reader }, index) => questions.findIndex((other) => other.reader === reader) === index,
  );
  const timesNamed = ({ term }: { term: string }) =>
    records.filter(({ title, content }) => `${title} ${content}`.toLowerCase().includes(term.toLowerCase()))
      .length;
  const named = [...terms].sort((one, other) => timesNamed(other) - timesNamed(one));
  const kinds = [
    {
      title: "Questions",
      links: asked.map(({ slug, question }) => ({ url: `${QUESTIONS_PATH}#${slug}`, title: question })),
    },
    { title: "Terms", links: named.map(({ slug, term }) => ({ url: `/glossary#${slug}`, title: term })) },
    { title: "Litepapers", links: papers.map(({ slug, title }) => ({ url: litepaperPath(slug), title })) },
    { title: "On this site", links: searchPlaces.slice(0, 2).map(({ url, title }) => ({ url, title })) },
  ];
  return {
    words: wordsOf(records),
    suggestions: kinds
      .map(({ title, links }) => ({ title, links: links.slice(0, HANDFUL) }))
      .filter(({ links }) => links.length > 0),
  };
}

/** Each word once; one with hyphens also in its parts. */
function wordsOf(records: readonly SearchRecord[]): string[] {
  const all = records
    .flatMap(({ title, names = [], content }) => [title, ...names, content])
    .flatMap((text) => text.split(/\s+/))
    .flatMap((word) => [word, ...word.split("-")])
    .map(lettersOf);
  return [...new Set(all.filter((word) => word !== ""))];
}
