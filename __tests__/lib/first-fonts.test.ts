/** @jest-environment jsdom */
import { firstFontsScript } from "../../src/lib/first-fonts";

/** What the script calls on a page whose first byte came after so many milliseconds. */
function calledAfter(...navigations: { responseStart: number }[]): string[] {
  document.head.innerHTML = '<script type="text/plain" data-fonts="/sans.woff2 /serif.woff2"></script>';
  Object.defineProperty(document, "currentScript", { configurable: true, value: document.head.firstChild });
  Object.defineProperty(performance, "getEntriesByType", { configurable: true, value: () => navigations });
  new Function(firstFontsScript)();
  return [...document.head.querySelectorAll("link")].map((link) =>
    [link.rel, link.as, link.crossOrigin, link.getAttribute("href")].join(" "),
  );
}

test("on a quick line the first paint waits for the fonts", () => {
  expect(calledAfter({ responseStart: 40 })).toEqual([
    "preload font  /sans.woff2",
    "preload font  /serif.woff2",
  ]);
});

test("on a slow line it does not, nor where the browser says nothing of the line", () => {
  expect(calledAfter({ responseStart: 600 })).toEqual([]);
  expect(calledAfter()).toEqual([]);
});
