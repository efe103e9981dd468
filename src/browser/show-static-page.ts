/** Lets `shared.css` hide the controls that only scripts answer. `gatsby-browser.tsx` shows them again after hydration. */
export function showStaticPage(): void {
  document.documentElement.dataset.unscripted = "";
}
