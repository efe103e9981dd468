/**
 * Marks a page that is opened at its top, in the head and before its first paint: while it arrives, what is far below the
 * first screen need not be laid out (`base.css`), until the bootstrap script has done so bit by bit
 * (`src/gatsby/harden/bootstrap.ts`).
 *
 * Not where the browser goes to a place in the page by itself, as after a reload, Back or with a `#id`: then everything
 * has to have its real size from the start.
 */
export const arrivalScript =
  '{const[n]=performance.getEntriesByType("navigation");if(n?.type==="navigate"&&!n.name.includes("#"))document.documentElement.dataset.arriving=""}';
