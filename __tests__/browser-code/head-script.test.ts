import { JSDOM } from "jsdom";
import { runHeadScript } from "../../src/browser/head-script";

/** A page in which the script has run as it is served: as text, with nothing around it. */
function openPage(stored = "") {
  const { window } = new JSDOM("<head></head>", { url: "https://site.example/", runScripts: "outside-only" });
  if (stored) window.localStorage.setItem("theme", stored);
  window.eval(`(${runHeadScript})("theme")`);
  return window;
}

const isStatic = ({ document }: { document: Document }) => "unscripted" in document.documentElement.dataset;

test.each(["", "blue", "DARK", "system"])("with %p stored, the page has no theme of its own", (stored) => {
  expect(openPage(stored).document.documentElement.dataset.theme).toBeUndefined();
});

test("a page whose script fails is shown as it is without scripts, until React has hydrated it", () => {
  for (const isHydrated of [false, true]) {
    const page = openPage();
    if (isHydrated) page.document.documentElement.dataset.hydrated = "";
    page.dispatchEvent(new page.ErrorEvent("error", { filename: "https://site.example/app.js" }));
    expect(isStatic(page)).toBe(!isHydrated);
  }
});

test("an error in a script of a browser extension is no failure of the page's scripts", () => {
  const page = openPage();
  page.dispatchEvent(new page.ErrorEvent("error", { filename: "chrome-extension://abc/inpage.js" }));
  expect(isStatic(page)).toBe(false);
});

test.each([
  ["at load (https://site.example/app.js:1:1)", true],
  ["at inject (chrome-extension://abc/inpage.js:1:1)\nat load (https://site.example/app.js:1:1)", false],
])("a promise that is rejected %j is a failure of the page's scripts: %s", (stack, isFailure) => {
  const page = openPage();
  const reason = Object.assign(page.eval("new Error()") as object, { stack });
  page.dispatchEvent(Object.assign(new page.Event("unhandledrejection"), { reason }));
  expect(isStatic(page)).toBe(isFailure);
});
