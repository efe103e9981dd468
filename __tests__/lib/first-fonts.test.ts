/** @jest-environment jsdom */
import { firstFontsScript } from "../../src/lib/first-fonts";

/** The media of the head's links after a page whose first byte came after so many milliseconds. */
function mediaAfter(...navigations: { responseStart: number }[]): string[] {
  document.head.innerHTML = '<link rel="preload" media="print"><link rel="preload" media="print">';
  const links = [...document.head.querySelectorAll("link")];
  Object.defineProperty(performance, "getEntriesByType", { configurable: true, value: () => navigations });
  new Function(firstFontsScript)();
  return links.map(({ media }) => media);
}

test("on a quick line the first paint waits for the fonts", () => {
  expect(mediaAfter({ responseStart: 40 })).toEqual(["all", "all"]);
});

test("on a slow line it does not, nor where the browser says nothing of the line", () => {
  expect(mediaAfter({ responseStart: 600 })).toEqual(["print", "print"]);
  expect(mediaAfter()).toEqual(["print", "print"]);
});
