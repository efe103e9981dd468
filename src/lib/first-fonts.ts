/**
 * Lets the first paint wait for the page's fonts where they can be there at once.
 *
 * Browsers hold the first paint back for fonts that the head preloads, Chromium for 50 ms at most: enough on a quick line
 * and for what is in the cache, so that nobody sees the letters change; on a slow line it is time lost. So the head
 * preloads them only when the page itself came quickly, and the body in any case (`src/gatsby/harden/page.ts`). The script's
 * element names them.
 */
export const firstFontsScript =
  '{const[n]=performance.getEntriesByType("navigation");if(n?.responseStart<200)for(const href of document.currentScript.dataset.fonts.split(" "))document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href}))}';
