import { MAX_CARDS } from "../../src/lib/litepaper";
import { publishedPapers } from "../published-papers";

/**
 * What pages are held to: about what a server may send before it has to hear from the browser. Ten packets of 1,460
 * bytes are 14,600, of which the answer's headers take their part.
 */
export const ONE_ROUND_TRIP = 14 * 1024;

/**
 * Pages that do not fit into one round trip as a whole, and where their first screen ends, on the largest of windows: a
 * paper's, with its first section.
 */
export const firstScreens = publishedPapers.flatMap(({ slug, sections: [, second] }) =>
  second ? [{ file: `litepapers/${slug}/index.html`, end: `<h2 id="${second}"` }] : [],
);

/** What the runtime says on every page of papers beyond three: where each one's script is. */
const furtherScripts = 110 * Math.max(0, publishedPapers.length - 3);

/**
 * What a visitor may have to download, at most: bytes after brotli at its highest quality, fonts as they are.
 *
 * Each is the largest measured size of its kind with five per cent of room, rounded. To measure: `npm run build`, then
 * `npx tsx __tests__/build/weigh.ts`. Raise one only with a reason in the commit.
 */
export const budgets = {
  /** Each page's HTML with the CSS that it inlines and the data that its scripts start with. */
  html: {
    "glossary/index.html": ONE_ROUND_TRIP,
    "demo/index.html": ONE_ROUND_TRIP,
  },
  /** The landing page, of three papers; its first screen is held to one round trip whatever it grows to. */
  landing: 15_300,
  /** What each further card may add to it: 200 of words, and its cover, 450 in the median and 680 at most of 600 drawn. */
  card: 900,
  /** What each further paper may add to every other's page: its line in the footer, and the way on to it. */
  mention: 150,
  /** A paper: ten minutes of reading in sight, three times as many words in folds, and an appendix with an interface. */
  paper: 56_000,
  /** What has to arrive of a paper before its first screen is whole. */
  firstScreen: 13_800,
  /** The sheet with the rules of all pages, for those that are read after the first. */
  css: 11_600,
  /** Gatsby's runtime, React and the landing page's own; the orb comes later, and only where WebGL works. */
  landingScript: 77_600 + furtherScripts,
  /** The same for a litepaper. */
  paperScript: 75_500 + furtherScripts,
  /** All that a litepaper loads later, where a reader changes its run: models, inputs, controls and its figures. */
  livePaper: 38_900,
  /** All the fonts that a page names. */
  fonts: 63_000,
  /** A paper as EPUB: the fonts, a cover of up to 170 KB, which is drawn for a paper of any kind, and the text. */
  book: 285_000,
  /** What each further paper adds to the book of all, and to the cover that shows them together. */
  chapter: 50_000,
} as const;

/** What each page's HTML may weigh, whichever papers there are. */
export function htmlBudgets(): Record<string, number> {
  const further = Math.max(0, Math.min(publishedPapers.length, MAX_CARDS) - 3);
  const landing = budgets.landing + further * budgets.card;
  const pages = {
    ...Object.fromEntries(
      publishedPapers.map(({ slug }) => [`litepapers/${slug}/index.html`, budgets.paper]),
    ),
    ...budgets.html,
  };
  const mentions = further * budgets.mention;
  return {
    ...Object.fromEntries(Object.entries(pages).map(([file, most]) => [file, most + mentions])),
    "index.html": landing,
    "404.html": landing,
  };
}
