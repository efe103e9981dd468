/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import * as react from "react";

let useMotion: typeof import("../../src/browser/use-motion").useMotion;

/** Loads the page anew: the store begins anew, and storage keeps what it has. */
async function loadPage() {
  jest.resetModules();
  jest.doMock("react", () => react);
  delete document.documentElement.dataset.motion;
  ({ useMotion } = await import("../../src/browser/use-motion"));
}

beforeEach(async () => {
  sessionStorage.clear();
  await loadPage();
});

test.each([
  ["paused", 1, true],
  ["paused and played again", 2, false],
])(
  "motion that was %s stays so on the next page of the session, also in style sheets",
  async (_, presses, paused) => {
    const before = renderHook(useMotion);
    for (let press = 0; press < presses; press += 1) act(() => before.result.current.togglePause());
    before.unmount();
    await loadPage();
    expect(renderHook(useMotion).result.current.isPaused).toBe(paused);
    expect(document.documentElement.dataset.motion === "paused").toBe(paused);
  },
);
