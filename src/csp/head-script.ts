/** Runs in every page's head, before the first paint (`render-page.tsx`). */
import { rememberedTheme } from "../ui/theme";
import { goOnWithoutScripts } from "../ui/without-scripts";

const root = document.documentElement;

const theme = rememberedTheme();
if (theme !== "system") root.dataset.theme = theme;

// Once React has taken the page over, each part that cannot be loaded says so itself.
const fail = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement && root.dataset.hydrated === undefined) goOnWithoutScripts();
};
document.addEventListener("error", fail, { capture: true });

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
