/** Runs in every page's head, before the first paint (`render-page.tsx`). */

import { INTENTS } from "../browser/intents";
import { rememberedTheme } from "../browser/theme";
import { goOnWithoutScripts } from "../browser/without-scripts";

const root = document.documentElement;

const theme = rememberedTheme();
if (theme !== "system") {
  root.dataset.theme = theme;
  // The page is served with "system" checked.
  document.addEventListener("DOMContentLoaded", () => {
    const chosen = document.querySelector<HTMLInputElement>(`header input[value="${theme}"]`);
    if (chosen) chosen.checked = true;
  });
}

// One of our scripts did not come or failed, or Gatsby rejects without its data. Once React has taken the page over, each part
// that cannot be loaded says so itself.
const fail = (source: string) => {
  if (source.startsWith(location.origin) && root.dataset.hydrated === undefined) goOnWithoutScripts();
};
const sourceOf = (event: Event) =>
  event instanceof ErrorEvent
    ? event.filename
    : event.target instanceof HTMLScriptElement
      ? event.target.src
      : "";
window.addEventListener("error", (event) => fail(sourceOf(event)), { capture: true });
window.addEventListener("unhandledrejection", () => fail(location.origin));

// Whoever has moved since is not taken back to the place of before (`reading-place.ts`).
for (const type of INTENTS)
  window.addEventListener(type, () => (root.dataset.moved = ""), {
    capture: true,
    passive: true,
    once: true,
  });

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
