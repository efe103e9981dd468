import { MAX_CARDS } from "../../src/site/litepaper-paths";
import { publishedPapers } from "../published-papers";
import { papers as specified } from "../specified-papers";

/** The papers that the budgets were made for; what others weigh is their writers' to say. */
const ours = publishedPapers.filter(({ slug }) => specified.some((paper) => paper.slug === slug));

/**
 * What a visitor may have to download, at most: bytes after brotli at its highest quality, fonts as they are.
 *
 * Each is round, with at least five per cent to spare. `npx tsx __tests__/build/weigh.ts` measures what there is now.
 */
export const budgets = {
  /** HTML, with the CSS that it inlines and the data that its scripts start with. */
  landing: 23_000,
  paper: 65_000,
  page: 17_000,
  questions: 22_000,
  /** What each card beyond three may add to the landing page. */
  card: 900,
  /** What has to arrive of a page before its first screen is whole. */
  firstScreen: 18_000,
  /** The scripts that a page loads when it opens. */
  landingScript: 90_000,
  paperScript: 90_000,
  /** What a paper loads later, where a reader changes its run. */
  livePaper: 45_000,
  /** What the demo loads when it is opened, with the market in it: the limit that was asked for. */
  demo: 55_000,
  /** The fonts that a page names. */
  fonts: 63_000,
  /** A paper as EPUB, and what each further paper adds to the book of all. */
  book: 285_000,
  chapter: 50_000,
} as const;

/** What each page's HTML may weigh. */
export function htmlBudgets(): Record<string, number> {
  const cards = Math.max(0, Math.min(publishedPapers.length, MAX_CARDS) - 3);
  const landing = budgets.landing + cards * budgets.card;
  return {
    "index.html": landing,
    "404.html": landing,
    "glossary/index.html": budgets.page,
    "questions/index.html": budgets.questions,
    "demo/index.html": budgets.page,
    ...Object.fromEntries(ours.map(({ slug }) => [`litepapers/${slug}/index.html`, budgets.paper])),
  };
}

/** Where a page's first screen ends, on the largest of windows: a paper's with its first section. */
export const firstScreens = [
  { file: "index.html", end: '<section class="columns' },
  ...ours.flatMap(({ slug, sections: [, second] }) =>
    second ? [{ file: `litepapers/${slug}/index.html`, end: `<h2 id="${second}"` }] : [],
  ),
];
