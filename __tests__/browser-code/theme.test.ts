/** @jest-environment jsdom */
import { readStoredTheme, THEME_STORAGE_KEY } from "../../src/browser/theme";

test.each(["", "blue", "DARK", "system"])("a stored %p counts as the system's theme", (stored) => {
  localStorage.setItem(THEME_STORAGE_KEY, stored);
  expect(readStoredTheme()).toBe("system");
});
