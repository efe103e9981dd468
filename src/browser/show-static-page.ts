/**
 * The page goes on as it is without scripts, which have not come or have failed: `shared.css` hides what they alone would
 * answer. Hydration takes it back (`gatsby-browser.tsx`).
 */
export function showStaticPage(): void {
  document.documentElement.dataset.unscripted = "";
}
