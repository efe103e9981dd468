/**
 * What a visitor may have to download, at most: bytes after brotli at its highest quality, fonts as they are.
 *
 * Each is the measured size and a few per cent of head-room. To measure: `npm run build`, then
 * `npx tsx __tests__/build/weigh.ts`. Raise one only with a reason in the commit.
 */
export const budgets = {
  /** Each page's HTML with the CSS that it inlines and the data that its scripts start with. */
  html: {
    "index.html": 17_100,
    "404.html": 17_100,
    "litepapers/pop/index.html": 28_200,
    "litepapers/erc4337a/index.html": 24_700,
    "litepapers/agfi/index.html": 31_400,
    "glossary/index.html": 10_900,
  },
  /** The sheet with the rules of all pages, for those that are read after the first. */
  css: 9_300,
  /** Gatsby's runtime, React and the landing page's own; the orb comes later, and only where WebGL works. */
  landingScript: 72_500,
  /** The same for a litepaper. */
  paperScript: 66_000,
  /** All the fonts that a page names. */
  fonts: 60_000,
} as const;
