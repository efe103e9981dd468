/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import * as react from "react";

let useMotion: typeof import("../../src/ui/use-motion").useMotion;
let reduced: boolean;
const listening = new Set<() => void>();
const root = document.documentElement;

/** A page load: a new store, with the same React and what storage has kept. */
async function loadPage() {
  jest.resetModules();
  jest.doMock("react", () => react);
  ({ useMotion } = await import("../../src/ui/use-motion"));
}

function systemSays(wanted: boolean) {
  act(() => {
    reduced = wanted;
    for (const listener of listening) listener();
  });
}

beforeEach(async () => {
  reduced = false;
  listening.clear();
  sessionStorage.clear();
  delete root.dataset.motion;
  window.matchMedia = (media) =>
    ({
      media,
      get matches() {
        return reduced;
      },
      addEventListener: (_: string, listener: () => void) => listening.add(listener),
      removeEventListener: (_: string, listener: () => void) => listening.delete(listener),
    }) as unknown as MediaQueryList;
  await loadPage();
});

test("a pause reaches everybody who asks, and the document", () => {
  const first = renderHook(useMotion);
  const second = renderHook(useMotion);
  expect(second.result.current).toMatchObject({ reduced: false, paused: false, running: true });
  act(() => first.result.current.toggle());
  expect(second.result.current).toMatchObject({ paused: true, running: false });
  expect(root.dataset.motion).toBe("paused");
  act(() => second.result.current.toggle());
  expect(first.result.current.running).toBe(true);
  expect(root.dataset.motion).toBe("running");
});

test("the system's wish is followed live, from hydration on", () => {
  const container = document.body.appendChild(document.createElement("div"));
  const { result } = renderHook(useMotion, { hydrate: true, container });
  systemSays(true);
  expect(result.current).toMatchObject({ reduced: true, paused: false, running: false });
  systemSays(false);
  expect(result.current.running).toBe(true);
});

test.each([
  ["a pause", 1, true],
  ["an end of it", 2, false],
])("%s outlives the page, within the session", async (_, presses, paused) => {
  const before = renderHook(useMotion);
  for (let press = 0; press < presses; press += 1) act(() => before.result.current.toggle());
  before.unmount();
  await loadPage();
  expect(renderHook(useMotion).result.current.paused).toBe(paused);
});
