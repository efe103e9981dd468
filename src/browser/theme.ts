import { readStoredItem, storeItem } from "./storage";

/** What the reader wants to read on; `system` follows the device. */
export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** Key of the choice in `localStorage`; nothing is stored for `system`. */
export const THEME_STORAGE_KEY = "theme";

/** The remembered theme, `system` where there is none; where storage is denied, the one that is shown. */
export function readStoredTheme(): Theme {
  const stored = readStoredItem("localStorage", THEME_STORAGE_KEY);
  if (stored === undefined) return getShownTheme();
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** The theme that is shown. */
export function getShownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Shows a theme on the whole page and remembers it; where storage is denied, it holds for this page. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  storeItem("localStorage", THEME_STORAGE_KEY, theme === "system" ? null : theme);
}
