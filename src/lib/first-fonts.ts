/**
 * Lets the first paint wait for the page's fonts where they can be there at once.
 *
 * Browsers hold the first paint back for fonts that the head preloads, Chromium for 50 ms at most: enough on a quick line
 * and for what is in the cache, so that nobody sees the letters change; on a slow line it is time lost. So these links
 * wait for their medium, and the body preloads the same fonts in any case (`src/gatsby/seal/page.ts`).
 */
export const firstFontsScript =
  '{const[n]=performance.getEntriesByType("navigation");if(n?.responseStart<200)for(const l of document.querySelectorAll("link[media=print]"))l.media="all"}';
