/** @jest-environment jsdom */
import { fadeBetweenPages, pageArrived } from "../../src/lib/page-transition";

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

function gatsby(loadPage: () => Promise<unknown> = () => Promise.resolve()) {
  const navigate = jest.fn();
  const runtime = { ___navigate: navigate, ___loader: { loadPage: jest.fn(loadPage) } };
  fadeBetweenPages(runtime);
  return { runtime, navigate };
}

test("a link to another page loads it, then fades to it", async () => {
  const { runtime, navigate } = gatsby();
  await runtime.___navigate("/litepapers/pop#abstract", { replace: false });
  expect(runtime.___loader.loadPage).toHaveBeenCalledWith("/litepapers/pop");
  expect(navigate).toHaveBeenCalledWith("/litepapers/pop#abstract", { replace: false });
  expect(callbacks).toHaveLength(1);
});

test("the old page stands until the new one is there", async () => {
  const { runtime } = gatsby();
  await runtime.___navigate("/litepapers/pop");
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
  const { runtime } = gatsby();
  await runtime.___navigate("/litepapers/pop");
  const standing = callbacks[0]?.();
  jest.advanceTimersByTime(1000);
  await expect(standing).resolves.toBeUndefined();
  jest.useRealTimers();
});

test.each([["#litepapers"], ["/#litepapers"], [-1]])(
  "%p stays on the page, and does not fade",
  async (to) => {
    const { runtime, navigate } = gatsby();
    await runtime.___navigate(to);
    expect(navigate).toHaveBeenCalledWith(to, undefined);
    expect(callbacks).toEqual([]);
  },
);

test("under reduced motion the page changes at once", async () => {
  reduced = true;
  const { runtime, navigate } = gatsby();
  await runtime.___navigate("/litepapers/pop");
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(callbacks).toEqual([]);
});

test("without view transitions the page changes at once", async () => {
  Object.assign(document, { startViewTransition: undefined });
  const { runtime, navigate } = gatsby();
  await runtime.___navigate("/litepapers/pop");
  expect(navigate).toHaveBeenCalledTimes(1);
});

test("a page that cannot be loaded is left to Gatsby, which reloads", async () => {
  const { runtime, navigate } = gatsby(() => Promise.reject(new Error("offline")));
  await runtime.___navigate("/litepapers/pop");
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(callbacks).toEqual([]);
});
