import { DEMO_PATH } from "../demo/fragment";
import { RUN_PATH } from "../example/published-run";
import {
  ALL_EPUB_PATH,
  changesPath,
  citationPath,
  descriptionPath,
  epubPath,
  isPresentVersion,
  LITEPAPERS_PATH,
  litepaperPaths,
  MAX_CARDS,
  pdfPath,
  versionPath,
} from "../site/litepaper-paths";
import {
  ANSWERS_PATH,
  OPEN_QUESTIONS_DATA_PATH,
  OPEN_QUESTIONS_PATH,
  QUESTIONS_PATH,
  readerId,
  readerNames,
} from "../site/question-pages";
import {
  cardPath,
  FEED_PATH,
  LLMS_FULL_PATH,
  LLMS_PATH,
  MODELS_PATH,
  markdownPath,
  schemaPath,
} from "../site/site";
import type { LinkTargets } from "./check-links";

/** Files that every build has. */
const SITE_FILES: readonly string[] = [
  LLMS_PATH,
  LLMS_FULL_PATH,
  RUN_PATH,
  ANSWERS_PATH,
  ...[MODELS_PATH, OPEN_QUESTIONS_DATA_PATH].flatMap((path) => [path, schemaPath(path)]),
  FEED_PATH,
];

/** A paper that is to have its addresses. */
export type AddressedPaper = {
  slug: string;
  version?: string;
  /** The ids in its page; undefined where any may be there. */
  ids?: ReadonlySet<string>;
};

/** What has addresses beside the papers. */
export type AddressedContent = {
  /** The slugs of the glossary's terms; undefined where any may be there. */
  terms?: readonly string[];
  /** The slugs of the questions; undefined where any may be there. */
  questions?: readonly string[];
  /** Every version on record, the present ones too. */
  versions: readonly { slug: string; version: string }[];
};

/**
 * Every address that a build of these papers serves to readers, with the ids that can be linked to there. Left out are
 * addresses that lead on to others, and what browsers and crawlers fetch by themselves.
 */
export function addressesOf(
  papers: readonly AddressedPaper[],
  { terms, questions, versions }: AddressedContent,
): LinkTargets {
  const pages = new Map<string, ReadonlySet<string> | undefined>([
    ["/", undefined],
    ["/glossary", terms && new Set(terms)],
    [QUESTIONS_PATH, questions && new Set([...readerNames.map(readerId), ...questions])],
    [OPEN_QUESTIONS_PATH, undefined],
    [DEMO_PATH, undefined],
  ]);
  if (papers.length > MAX_CARDS) pages.set(LITEPAPERS_PATH, undefined);
  for (const { slug, ids } of papers) for (const path of litepaperPaths(slug)) pages.set(path, ids);
  const files = [
    ...SITE_FILES,
    ALL_EPUB_PATH,
    ...[...pages.keys()].flatMap((page) => [markdownPath(page), cardPath(page)]),
    ...papers.flatMap(({ slug }) => [
      pdfPath(slug),
      epubPath(slug),
      descriptionPath(slug),
      citationPath(slug),
    ]),
    ...versions.flatMap((record) => {
      const { slug, version } = record;
      const page = versionPath(slug, version);
      return isPresentVersion(record, papers)
        ? [page]
        : [page, markdownPath(page), changesPath(slug, version)];
    }),
  ];
  return new Map([...files.map((file) => [file, undefined] as const), ...pages]);
}
