/** @jest-environment jsdom */
import { runInNewContext } from "node:vm";
import { applyTheme, rememberedTheme, shownTheme, THEME_KEY, themeScript } from "../../src/lib/theme";

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

describe("the script in the head", () => {
  const run = (getItem: () => string | null) => {
    const dataset: Record<string, string> = {};
    runInNewContext(themeScript, { localStorage: { getItem }, document: { documentElement: { dataset } } });
    return dataset.theme;
  };

  test.each([
    ["light", "light"],
    ["dark", "dark"],
    ["blue", undefined],
    [null, undefined],
  ])("makes of a stored %p the theme %p", (stored, theme) => {
    expect(run(() => stored)).toBe(theme);
  });

  test("stays silent where storage is denied", () => {
    const refuse = () => {
      throw new Error("denied");
    };
    expect(run(refuse)).toBeUndefined();
  });
});
