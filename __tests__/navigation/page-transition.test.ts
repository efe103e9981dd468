/** @jest-environment jsdom */
import { fade, pageArrived } from "../../src/navigation/page-transition";

let reduced: boolean;
let callbacks: (() => Promise<void>)[];

beforeEach(() => {
  reduced = false;
  callbacks = [];
  window.matchMedia = jest.fn(() => ({ matches: reduced }) as MediaQueryList);
  Object.assign(document, {
    startViewTransition: (callback: () => Promise<void>) => {
      callbacks.push(callback);
      return { ready: Promise.resolve() };
    },
  });
});

test("the page changes at once, while the browser fades", () => {
  const changePage = jest.fn();
  fade(changePage);
  expect(changePage).toHaveBeenCalledTimes(1);
  expect(callbacks).toHaveLength(1);
});

test("the old page stands until the new one is there", async () => {
  fade(jest.fn());
  const ended = jest.fn();
  const standing = callbacks[0]?.().then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  pageArrived();
  await standing;
  expect(ended).toHaveBeenCalled();
});

test("the old page does not stand for more than a second", async () => {
  jest.useFakeTimers();
  fade(jest.fn());
  const standing = callbacks[0]?.();
  jest.advanceTimersByTime(1000);
  await expect(standing).resolves.toBeUndefined();
  jest.useRealTimers();
});

test("under reduced motion the page changes without a fade", () => {
  reduced = true;
  const changePage = jest.fn();
  fade(changePage);
  expect(changePage).toHaveBeenCalledTimes(1);
  expect(callbacks).toEqual([]);
});

test("without view transitions the page changes without a fade", () => {
  Object.assign(document, { startViewTransition: undefined });
  const changePage = jest.fn();
  fade(changePage);
  expect(changePage).toHaveBeenCalledTimes(1);
});
