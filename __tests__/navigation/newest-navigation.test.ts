/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { followNewest, ignoreQueries } from "../../src/navigation/newest-navigation";
import { removeNotice } from "../../src/navigation/notice";
import { removeListeners, watchListeners } from "./listeners";

/** Answers of the loader, by path, under the test's control. */
let answers: Map<string, (page?: { status?: string }) => void>;
let loaded: Set<string>;
let navigate: jest.Mock;

const PAGE = {};

beforeEach(() => {
  answers = new Map();
  loaded = new Set(["/"]);
  navigate = jest.fn();
  window.scrollTo = jest.fn();
  globalThis.fetch = jest.fn(async () => ({}) as Response);
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList);
  watchListeners(window);
});

afterEach(() => {
  removeNotice();
  removeListeners();
  jest.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

function start(address = "/") {
  const { href, pathname, search } = new URL(address, "http://localhost");
  const location = {
    href,
    pathname,
    search,
    assign: jest.fn(),
    replace: jest.fn(),
    reload: jest.fn(),
  };
  const gatsby = {
    ___navigate: navigate,
    ___loader: {
      loadPage: (page: string) =>
        new Promise<{ status?: string } | undefined>((resolve) => answers.set(page, resolve)),
      loadPageSync: (page: string) => (loaded.has(page) ? PAGE : undefined),
    },
    location: location as unknown as Location,
  };
  followNewest(gatsby);
  return { go: (to: string | number, options?: object) => gatsby.___navigate(to, options), location };
}

/** A page has come, or not, and all that waited for it has been told. */
async function answer(path: string, page?: { status?: string }): Promise<void> {
  answers.get(path)?.(page);
  await new Promise((done) => setTimeout(done));
}

const router = () => {
  const heard = jest.fn();
  window.addEventListener("popstate", heard);
  return heard;
};

test("a link to another page is followed once that is loaded", async () => {
  const { go } = start();
  go("/litepapers/pop#abstract", { replace: false });
  expect(navigate).not.toHaveBeenCalled();
  await answer("/litepapers/pop", PAGE);
  expect(navigate).toHaveBeenCalledWith("/litepapers/pop#abstract", { replace: false });
});

test("of two links the later is followed, whichever is loaded first", async () => {
  const { go } = start();
  go("/litepapers/pop");
  go("/litepapers/agfi");
  await answer("/litepapers/agfi", PAGE);
  await answer("/litepapers/pop", PAGE);
  expect(navigate.mock.calls).toEqual([["/litepapers/agfi", undefined]]);
});

test("a link is followed no more after the reader went on in history", async () => {
  const { go } = start();
  go("/litepapers/pop");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await answer("/litepapers/pop", PAGE);
  expect(navigate).not.toHaveBeenCalled();
});

test("a link is followed no more after the reader has left the document", async () => {
  const { go } = start();
  go("/litepapers/pop");
  window.dispatchEvent(new Event("pagehide"));
  await answer("/litepapers/pop", PAGE);
  expect(navigate).not.toHaveBeenCalled();
});

test("a place on the page is left to the browser, and newer than the page that was on its way", async () => {
  const { go, location } = start();
  go("/litepapers/pop");
  go("/#litepapers");
  expect(location.assign).toHaveBeenCalledWith("#litepapers");
  go("/#waitlist", { replace: true });
  expect(location.replace).toHaveBeenCalledWith("#waitlist");
  await answer("/litepapers/pop", PAGE);
  expect(navigate).not.toHaveBeenCalled();
});

test("a link to the page itself leads to its top", () => {
  const { go } = start();
  go("/", { replace: true });
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  expect(navigate).toHaveBeenCalledWith("/", { replace: true });
});

test("a link to the page itself keeps the state of the page in its address, unless it brings its own", () => {
  const { go } = start("/litepapers/pop?run=job.price:101");
  go("/litepapers/pop");
  go("/litepapers/pop?run=job.price:102");
  expect(navigate.mock.calls).toEqual([
    ["/litepapers/pop?run=job.price:101", undefined],
    ["/litepapers/pop?run=job.price:102", undefined],
  ]);
});

test("a page is the same to Gatsby's loader whatever stands behind the ? of its address", async () => {
  const asked: unknown[] = [];
  const loader = {
    loadPage: async (path: string) => void asked.push(path),
    loadPageSync: (path: string, options?: object) => void asked.push([path, options]),
  };
  ignoreQueries({ ___loader: loader });
  await loader.loadPage("/litepapers/pop?run=job.price:101&x=?");
  await loader.loadPage("/litepapers/pop");
  loader.loadPageSync("/?utm_source=x", { withErrorDetails: true });
  expect(asked).toEqual(["/litepapers/pop", "/litepapers/pop", ["/", { withErrorDetails: true }]]);
});

test("a number of steps in history is Gatsby's", () => {
  const { go } = start();
  go(-1);
  expect(navigate).toHaveBeenCalledWith(-1);
});

test.each([
  ["that is not there", undefined],
  ["that has failed", { status: "error" }],
])("a page %s is opened by the browser, at the place that was asked for", async (_what, page) => {
  const { go, location } = start();
  go("/litepapers/pop#abstract");
  await answer("/litepapers/pop", page);
  expect(location.assign).toHaveBeenCalledWith("http://localhost/litepapers/pop#abstract");
  expect(navigate).not.toHaveBeenCalled();
});

describe("where the host cannot be reached", () => {
  const said = () => screen.queryByRole("alert")?.textContent ?? "";
  beforeEach(() => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  });

  test.each([
    ["You are offline, so that page cannot be opened. This one stays.", false],
    ["That page could not be reached. This one stays: try again in a moment.", true],
  ])("a link's reader stays, and is told: %s", async (words, onLine) => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    const { go, location } = start();
    go("/litepapers/pop");
    await answer("/litepapers/pop");
    expect(said()).toBe(words);
    expect(location.assign).not.toHaveBeenCalled();

    // What was said goes when the next way is taken.
    go("/litepapers/agfi");
    expect(said()).toBe("");
  });

  test("Escape takes the word away", async () => {
    const { go } = start();
    go("/litepapers/pop");
    await answer("/litepapers/pop");
    await userEvent.keyboard("{Escape}");
    expect(said()).toBe("");
  });

  test("nothing is said of a way that is no longer the newest", async () => {
    const { go } = start();
    go("/litepapers/pop");
    go("/litepapers/agfi");
    await answer("/litepapers/pop");
    expect(said()).toBe("");
  });
});

test("history that leads to a page which is there is the router's at once", () => {
  start("/");
  const heard = router();
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(heard).toHaveBeenCalledTimes(1);
});

test("history that leads to a page which is not there is the router's once it is", async () => {
  start("/litepapers/pop");
  const heard = router();
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(heard).not.toHaveBeenCalled();
  loaded.add("/litepapers/pop");
  await answer("/litepapers/pop", PAGE);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("history that leads to a page which cannot be loaded opens it anew", async () => {
  const { location } = start("/litepapers/pop");
  const heard = router();
  window.dispatchEvent(new PopStateEvent("popstate"));
  await answer("/litepapers/pop", { status: "error" });
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

test("the run as the reader has changed it goes along to another paper, and to no other page", async () => {
  const { go } = start("/litepapers/pop?run=job.price:120");
  for (const [to, wanted] of [
    ["/litepapers/agfi#cover", "/litepapers/agfi?run=job.price:120#cover"],
    ["/", "/"],
  ] as const) {
    go(to);
    await answer(new URL(to, "http://localhost").pathname, PAGE);
    expect(navigate).toHaveBeenLastCalledWith(wanted, undefined);
  }
});
