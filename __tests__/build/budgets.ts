/**
 * What a visitor may have to download, at most: bytes after brotli at its highest quality, fonts as they are.
 *
 * Each is the measured size and a few per cent of head-room. To measure: `npm run build`, then
 * `npx tsx __tests__/build/weigh.ts`. Raise one only with a reason in the commit.
 */
export const budgets = {
  /** Each page's HTML with the CSS that it inlines and the data that its scripts start with. */
  html: {
    "index.html": 19_100,
    "404.html": 19_100,
    "litepapers/pop/index.html": 30_300,
    "litepapers/erc4337a/index.html": 26_800,
    "litepapers/agfi/index.html": 33_500,
    "glossary/index.html": 15_400,
  },
  /** The sheet with the rules of all pages, for those that are read after the first. */
  css: 9_650,
  /** Gatsby's runtime, React and the landing page's own; the orb comes later, and only where WebGL works. */
  landingScript: 80_000,
  /** The same for a litepaper. */
  paperScript: 72_000,
  /** All the fonts that a page names. */
  fonts: 60_000,
} as const;
