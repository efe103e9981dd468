/** @jest-environment jsdom */
import { rememberedTheme, shownTheme, THEME_KEY } from "../../src/browser/theme";

test.each(["", "blue", "DARK", "system"])("a stored %p is no theme", (stored) => {
  localStorage.setItem(THEME_KEY, stored);
  document.documentElement.dataset.theme = stored;
  expect([rememberedTheme(), shownTheme()]).toEqual(["system", "system"]);
});
