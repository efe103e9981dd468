/** Runs in every page's head, before the first paint (`render-page.tsx`). */

import { showStaticPage } from "../browser/show-static-page";
import { readStoredTheme } from "../browser/theme";

const root = document.documentElement;

const theme = readStoredTheme();
if (theme !== "system") {
  root.dataset.theme = theme;
  // The page is served with "system" checked.
  document.addEventListener("DOMContentLoaded", () => {
    const chosen = document.querySelector<HTMLInputElement>(`header input[value="${theme}"]`);
    if (chosen) chosen.checked = true;
  });
}

// One of our scripts did not come or failed, or Gatsby rejects without its data. What an extension throws into the page says
// so in its stack, and is none of our business. Once React has taken the page over, each part says itself what it lacks.
const fail = (source = "") => {
  if (isOurs(source) && root.dataset.hydrated === undefined) showStaticPage();
};
const isOurs = (source: string) => source.includes(location.origin) && !source.includes("-extension://");
window.addEventListener(
  "error",
  (event: Event) => {
    if (event instanceof ErrorEvent) fail(event.filename);
    else if (event.target instanceof HTMLScriptElement) fail(event.target.src);
  },
  { capture: true },
);
window.addEventListener("unhandledrejection", ({ reason }) =>
  fail(reason instanceof Error ? reason.stack : ""),
);

// Browsers hold the first paint back for fonts that the head preloads. Where the page came quickly they come as quickly,
// and nobody sees the letters change. On a slow line the preloads in the body have to do (`render-page.tsx`).
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const fonts = document.currentScript?.dataset.fonts;
if (fonts && navigation && navigation.responseStart < 200) {
  for (const href of fonts.split(" ")) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href }));
  }
}
