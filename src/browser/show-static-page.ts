/**
 * Lets `shared.css` hide the controls that only scripts answer. Called where our scripts have not come or have failed;
 * `gatsby-browser.tsx` shows the controls again once React has hydrated.
 */
export function showStaticPage(): void {
  document.documentElement.dataset.unscripted = "";
}
