/**
 * Runs inline in the head of every page, before the first paint. `gatsby-ssr.tsx` writes it there as text, so it can use
 * nothing from outside its braces: no import, no constant of this file, no helper of a compiler.
 *
 * It shows the remembered theme, which the stylesheet reads.
 *
 * Until React has hydrated the page, it shows the page as it is without scripts when one of the site's own scripts is
 * missing or throws, or when Gatsby rejects because its data is missing. Errors of a browser extension name it in their
 * stack, and are ignored.
 */
export function runHeadScript(themeKey: string): void {
  const root = document.documentElement;

  let theme: string | null = null;
  try {
    theme = localStorage.getItem(themeKey);
  } catch {
    // Storage is denied.
  }
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  const showStaticPage = (source = "") => {
    const isOurs = source.includes(location.origin) && !source.includes("-extension://");
    if (isOurs && root.dataset.hydrated === undefined) root.dataset.unscripted = "";
  };
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) showStaticPage(event.filename);
    else if (event.target instanceof HTMLScriptElement) showStaticPage(event.target.src);
  };
  addEventListener("error", onError, { capture: true });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof Error) showStaticPage(reason.stack);
  });
}
