/** @jest-environment jsdom */

import { removeListeners, watchListeners } from "./listeners";

type ReadingPlace = typeof import("../../src/navigation/reading-place");

let scrollY: number;
let frames: FrameRequestCallback[];

beforeEach(() => {
  scrollY = 0;
  frames = [];
  sessionStorage.clear();
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => scrollY });
  window.scrollTo = jest.fn((to: ScrollToOptions) => {
    scrollY = to.top ?? scrollY;
  }) as unknown as typeof window.scrollTo;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback));
  watchListeners(window, document);
  window.history.replaceState(null, "", "/");
});

afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
});

/** A document as it starts: with what the tab's storage holds, and nothing else. */
function open(): ReadingPlace {
  let place: ReadingPlace | undefined;
  jest.isolateModules(() => {
    place = require("../../src/navigation/reading-place");
  });
  if (!place) throw new Error("The module has not been loaded.");
  place.keepReadingPlaces();
  place.showReadingPlace(window.location.href);
  return place;
}

function scrollTo(to: number): void {
  scrollY = to;
  window.dispatchEvent(new Event("scroll"));
}

/** What the router does for a link. */
function push(address: string, key: string): void {
  window.history.pushState({ key }, "", address);
}

/** What the browser does for Back and Forward, which restores a place at once, on whatever page stands. */
function traverse(address: string, state: unknown, restored: number): void {
  window.history.replaceState(state, "", address);
  window.dispatchEvent(new PopStateEvent("popstate", { state }));
  scrollTo(restored);
}

function nextFrame(): void {
  for (const frame of frames.splice(0)) frame(0);
}

test("each entry of history has a key of its own", () => {
  open();
  const { key } = window.history.state;
  expect(key).toEqual(expect.any(String));
  traverse("/#litepapers", null, 700);
  nextFrame();
  expect(window.history.state.key).toEqual(expect.any(String));
});

test("the page that opens is not moved, wherever the browser or the reader has put it", () => {
  scrollY = 1200;
  window.history.replaceState(null, "", "/#litepapers");
  open();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

describe("where the browser goes to the fragment after a reload,", () => {
  beforeEach(() => {
    document.body.innerHTML = '<h2 id="abstract"></h2>';
    Element.prototype.scrollIntoView = () => {
      scrollY = 400;
    };
    window.history.replaceState({ key: "1" }, "", "/litepapers/pop#abstract");
    sessionStorage.setItem("reading-places", JSON.stringify([["1", 3000]]));
  });

  test("the reader is taken back to where they were", () => {
    scrollY = 400;
    open();
    expect(scrollY).toBe(3000);
  });

  test("a reader who has gone on from there is left alone", () => {
    scrollY = 900;
    open();
    expect(scrollY).toBe(900);
  });

  test("a reader who comes for the first time is left at the fragment", () => {
    sessionStorage.clear();
    scrollY = 400;
    open();
    expect(scrollY).toBe(400);
  });
});

test("a place that the browser restores to within some pixels is restored to the pixel", () => {
  window.history.replaceState({ key: "1" }, "", "/litepapers/pop");
  sessionStorage.setItem("reading-places", JSON.stringify([["1", 3000]]));
  scrollY = 2994;
  open();
  expect(scrollY).toBe(3000);
});

test("a page that a link leads to begins at its top", () => {
  const { showReadingPlace } = open();
  scrollTo(3000);
  push("/litepapers/pop", "2");
  showReadingPlace(window.location.href);
  expect(scrollY).toBe(0);
});

test("a page that a link leads to begins at what the link names", () => {
  document.body.innerHTML = '<h2 id="abstract"></h2>';
  const shown = jest.fn();
  Element.prototype.scrollIntoView = shown;
  const { showReadingPlace } = open();
  push("/litepapers/pop#abstract", "2");
  showReadingPlace(window.location.href);
  expect(shown).toHaveBeenCalledWith({ behavior: "instant" });
  expect(shown.mock.contexts).toEqual([document.getElementById("abstract")]);
});

test("what a link to another page names has the focus until that moves on, and not when history leads there", () => {
  document.body.innerHTML =
    '<div id="gatsby-focus-wrapper" tabindex="-1"><h2 id="abstract"></h2><button id="next"></button></div>';
  Element.prototype.scrollIntoView = jest.fn();
  const [heading, next] = [document.getElementById("abstract"), document.getElementById("next")];
  const { showReadingPlace } = open();
  const first = window.history.state;
  push("/litepapers/pop#abstract", "2");
  showReadingPlace(window.location.href);
  expect(heading).toHaveFocus();
  // As Gatsby's router does once React has shown the page.
  document.getElementById("gatsby-focus-wrapper")?.focus();
  expect(heading).toHaveFocus();
  next?.focus();
  expect(heading).not.toHaveAttribute("tabindex");
  document.getElementById("gatsby-focus-wrapper")?.focus();
  expect(heading).not.toHaveFocus();

  traverse("/", first, 0);
  showReadingPlace(window.location.href);
  traverse("/litepapers/pop#abstract", { key: "2" }, 0);
  showReadingPlace(window.location.href);
  expect(heading).not.toHaveFocus();
});

test("Back to another page leaves the present one in its place until that one is there, then shows its place", () => {
  const { showReadingPlace, isOnScreen } = open();
  const first = window.history.state;
  scrollTo(3000);
  push("/litepapers/pop", "2");
  showReadingPlace(window.location.href);
  scrollTo(500);
  traverse("/", first, 3000);
  expect(isOnScreen()).toBe(false);
  nextFrame();
  expect(scrollY).toBe(500);
  showReadingPlace(window.location.href);
  expect(isOnScreen()).toBe(true);
  expect(scrollY).toBe(3000);
  traverse("/litepapers/pop", { key: "2" }, 3000);
  nextFrame();
  showReadingPlace(window.location.href);
  expect(scrollY).toBe(500);
});

test("Back on the same page leads to the place, even where the browser goes to the fragment", () => {
  open();
  traverse("/#litepapers", null, 700);
  nextFrame();
  const there = window.history.state;
  scrollTo(900);
  traverse("/#waitlist", null, 2000);
  nextFrame();
  traverse("/#litepapers", there, 700);
  nextFrame();
  expect(scrollY).toBe(900);
});

test("the top that a link leads to before Back has come to its place is where the reader stays", () => {
  const { showTop } = open();
  scrollTo(300);
  const { state } = window.history;
  push("/#litepapers", "litepapers");
  scrollTo(900);
  traverse("/", state, 300);
  showTop();
  nextFrame();
  expect(scrollY).toBe(0);
});

test("the top is reached also where a smooth scroll is under way, which goes on for the rest of its way", () => {
  const { showTop } = open();
  document.documentElement.dataset.scroll = "smooth";
  showTop();
  delete document.documentElement.dataset.scroll;
  scrollTo(161);
  window.dispatchEvent(new Event("scrollend"));
  expect(scrollY).toBe(0);
  // What the reader scrolls to next stays.
  scrollTo(700);
  window.dispatchEvent(new Event("scrollend"));
  expect(scrollY).toBe(700);
});

test("where no smooth scroll was under way after all, the next one that the reader makes leads to where it leads", () => {
  const { showTop } = open();
  const over = new AbortController();
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
  document.documentElement.dataset.scroll = "smooth";
  showTop();
  delete document.documentElement.dataset.scroll;
  over.abort();
  scrollTo(700);
  window.dispatchEvent(new Event("scrollend"));
  expect(scrollY).toBe(700);
});

test("the way to a new fragment is the browser's", () => {
  open();
  scrollTo(300);
  traverse("/#litepapers", null, 700);
  nextFrame();
  expect(scrollY).toBe(700);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test("a page that React shows after the reader has gone on does not take the place of the one they went to", () => {
  const { showReadingPlace } = open();
  const first = window.history.state;
  scrollTo(3000);
  push("/litepapers/pop", "2");
  showReadingPlace(window.location.href);
  scrollTo(500);
  const [origin] = window.location.href.split("/litepapers");
  traverse("/", first, 3000);
  traverse("/litepapers/pop", { key: "2" }, 500);
  showReadingPlace(`${origin}/`);
  nextFrame();
  showReadingPlace(window.location.href);
  expect(scrollY).toBe(500);
  traverse("/", first, 500);
  showReadingPlace(window.location.href);
  expect(scrollY).toBe(3000);
});

describe("folds", () => {
  const fold = () => document.querySelector("details");
  beforeEach(() => {
    document.body.innerHTML = '<details id="why"><summary>Why</summary><p id="p-1">So.</p></details>';
    Element.prototype.scrollIntoView = jest.fn(() => {
      scrollY = 400;
    });
  });

  test("that the address leads into are opened, and it is shown", () => {
    window.history.replaceState(null, "", "/litepapers/pop#p-1");
    open();
    expect(fold()).toHaveAttribute("open");
    expect(scrollY).toBe(400);
  });

  test("that a link from another page leads into are opened", () => {
    const { showReadingPlace } = open();
    push("/litepapers/pop#p-1", "2");
    showReadingPlace(window.location.href);
    expect(fold()).toHaveAttribute("open");
  });

  test.each(["Back", "a reload"])(
    "that were open are open again after %s, and the place is the same",
    (way) => {
      window.history.replaceState({ key: "1" }, "", "/litepapers/pop");
      const { showReadingPlace } = open();
      fold()?.setAttribute("open", "");
      fold()?.dispatchEvent(new Event("toggle"));
      scrollTo(3000);
      if (way === "Back") {
        push("/", "2");
        showReadingPlace(window.location.href);
      }
      document.dispatchEvent(new Event("visibilitychange"));
      fold()?.removeAttribute("open");
      if (way === "Back") {
        traverse("/litepapers/pop", { key: "1" }, 100);
        showReadingPlace(window.location.href);
      } else {
        removeListeners();
        // The page is shorter while they are closed.
        scrollY = 100;
        open();
      }
      expect(fold()).toHaveAttribute("open");
      expect(scrollY).toBe(3000);
    },
  );

  test("that are closed again stay closed", () => {
    window.history.replaceState({ key: "1" }, "", "/litepapers/pop");
    open();
    fold()?.setAttribute("open", "");
    fold()?.dispatchEvent(new Event("toggle"));
    fold()?.removeAttribute("open");
    fold()?.dispatchEvent(new Event("toggle"));
    document.dispatchEvent(new Event("visibilitychange"));
    removeListeners();
    open();
    expect(fold()).not.toHaveAttribute("open");
  });
});

test("places outlast a reload", () => {
  const before = open();
  const first = window.history.state;
  scrollTo(3000);
  push("/litepapers/pop", "2");
  before.showReadingPlace(window.location.href);
  document.dispatchEvent(new Event("visibilitychange"));
  removeListeners();
  watchListeners(window, document);
  const after = open();
  traverse("/", first, 0);
  after.showReadingPlace(window.location.href);
  expect(scrollY).toBe(3000);
});

test.each([["{"], ["null"], ["[1]"]])("storage that holds %p is like none", (stored) => {
  sessionStorage.setItem("reading-places", stored);
  expect(open).not.toThrow();
});
