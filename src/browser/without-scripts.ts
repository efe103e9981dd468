/**
 * The page goes on as it is without scripts, which have not come or have failed: what they would open is open, and
 * `elements.css` hides what they alone would answer.
 */
export function goOnWithoutScripts(): void {
  document.documentElement.dataset.unscripted = "";
  for (const panel of document.querySelectorAll("[hidden='until-found']")) panel.removeAttribute("hidden");
}
