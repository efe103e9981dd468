import { readStoredItem, storeItem } from "./storage";

/** The themes that a reader can choose. `system` follows the device. */
export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** Key of the chosen theme in `localStorage`. Nothing is stored for `system`. */
export const THEME_STORAGE_KEY = "theme";

/** Returns the stored theme, `system` where there is none. Where storage is denied, it returns the theme that is shown. */
export function readStoredTheme(): Theme {
  const stored = readStoredItem("localStorage", THEME_STORAGE_KEY);
  const theme = stored === undefined ? document.documentElement.dataset.theme : stored;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Shows a theme on the whole page and stores it. Where storage is denied, it holds for this page. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  storeItem("localStorage", THEME_STORAGE_KEY, theme === "system" ? null : theme);
}
