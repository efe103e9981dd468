/** @jest-environment jsdom */
import { applyTheme, rememberedTheme, shownTheme, THEME_KEY } from "../../src/ui/theme";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

afterEach(() => jest.restoreAllMocks());

function denyStorage(): void {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
}

test.each(["", "blue", "DARK", "system"])("a stored %p is no theme", (stored) => {
  localStorage.setItem(THEME_KEY, stored);
  root.dataset.theme = stored;
  expect([rememberedTheme(), shownTheme()]).toEqual(["system", "system"]);
});

test("where storage is denied a choice still holds on the page", () => {
  denyStorage();
  expect(rememberedTheme()).toBe("system");
  applyTheme("light");
  expect([shownTheme(), rememberedTheme()]).toEqual(["light", "light"]);
});
