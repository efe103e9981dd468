/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import * as react from "react";

let useMotion: typeof import("../../src/browser/use-motion").useMotion;

/** A page load: a new store, with the same React and what storage has kept. */
async function loadPage() {
  jest.resetModules();
  jest.doMock("react", () => react);
  delete document.documentElement.dataset.motion;
  ({ useMotion } = await import("../../src/browser/use-motion"));
}

beforeEach(async () => {
  sessionStorage.clear();
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  await loadPage();
});

test.each([
  ["a pause", 1, true],
  ["an end of it", 2, false],
])("%s outlives the page, within the session, also for the style sheets", async (_, presses, paused) => {
  const before = renderHook(useMotion);
  for (let press = 0; press < presses; press += 1) act(() => before.result.current.toggle());
  before.unmount();
  await loadPage();
  expect(renderHook(useMotion).result.current.paused).toBe(paused);
  expect(document.documentElement.dataset.motion === "paused").toBe(paused);
});

test("rendering changes nothing of the document", () => {
  sessionStorage.setItem("motion", "paused");
  const markup: string[] = [];
  renderHook(() => {
    useMotion();
    markup.push(document.documentElement.outerHTML);
  });
  expect(markup[0]).not.toContain("data-motion");
});
