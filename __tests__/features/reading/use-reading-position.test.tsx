/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from "@testing-library/react";
import type { ReadingProgress } from "../../../src/features/reading/reading-progress";
import { useReadingPosition } from "../../../src/features/reading/use-reading-position";
import { stubResizeObserver } from "../../ui/resize-observer";

const IDS = ["abstract", "introduction", "conclusion"];
const END_IDS = ["terms", "references"];

/** A page of 3000 px with its sections at these heights, in a viewport of 800 px. */
const HEIGHTS: Record<string, number> = { abstract: 300, introduction: 1000, conclusion: 2900 };
const PAGE = 3000;
const VIEWPORT = 800;

let scrollY = 0;
let resize: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  resize = stubResizeObserver();
  scrollY = 0;
  document.body.innerHTML = IDS.map((id) => `<h2 id="${id}">${id}</h2>`).join("");
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return { top: (HEIGHTS[this.id] ?? 0) - scrollY } as DOMRect;
  });
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => scrollY });
  Object.defineProperty(window, "innerHeight", { configurable: true, value: VIEWPORT });
  Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: PAGE });
  Object.defineProperty(document.documentElement, "clientHeight", { configurable: true, value: VIEWPORT });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  window.history.replaceState(null, "", "/");
});

function nextFrame(): void {
  act(() => jest.advanceTimersToNextFrame());
}

/** What the browser does when it moves the page: by itself, or after the reader's wheel. */
function scrollTo(to: number): void {
  scrollY = to;
  fireEvent.scroll(window);
  nextFrame();
}

function wheelTo(to: number): void {
  fireEvent.wheel(window);
  scrollTo(to);
}

function open() {
  const progress: ReadingProgress[] = [];
  const hook = renderHook(() => useReadingPosition(IDS, END_IDS, (current) => progress.push(current)));
  nextFrame();
  return {
    progress: () => progress.at(-1),
    active: () => hook.result.current[0],
    choose: (id: string) => act(() => hook.result.current[1](id)),
    hook,
  };
}

test("before any measurement, as on the server, the first section is the one being read", () => {
  const { result } = renderHook(() => useReadingPosition(IDS, END_IDS, () => undefined));
  expect(result.current[0]).toBe("abstract");
});

test("while scrolling, it is the section that crosses the line 200 px below the top", () => {
  const { active } = open();
  expect(active()).toBe("abstract");
  scrollTo(799);
  expect(active()).toBe("abstract");
  scrollTo(800);
  expect(active()).toBe("introduction");
  scrollTo(0);
  expect(active()).toBe("abstract");
});

test("a page that opens further down marks the section there", () => {
  scrollY = 1500;
  expect(open().active()).toBe("introduction");
});

test("at the bottom of the page it is the last, though its heading never reaches the line", () => {
  const { active } = open();
  scrollTo(PAGE - VIEWPORT - 3);
  expect(active()).toBe("introduction");
  scrollTo(PAGE - VIEWPORT);
  expect(active()).toBe("conclusion");
});

test("a page that does not scroll begins with its first section, not its last", () => {
  Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: VIEWPORT });
  expect(open().active()).toBe("abstract");
});

test("a section that was chosen is marked at once, and while the page scrolls to it", () => {
  const { active, choose } = open();
  choose("conclusion");
  expect(active()).toBe("conclusion");
  scrollTo(1200);
  expect(active()).toBe("conclusion");
});

test.each([
  ["wheel", () => fireEvent.wheel(window)],
  ["touch", () => fireEvent.touchMove(window)],
  ["keys", () => fireEvent.keyDown(window, { key: "PageUp" })],
  ["scroll bar", () => fireEvent.pointerDown(window)],
])("the choice holds until the reader scrolls, by %s", (_how, reach) => {
  const { active, choose } = open();
  choose("conclusion");
  reach();
  nextFrame();
  expect(active()).toBe("conclusion");
  scrollTo(1200);
  expect(active()).toBe("introduction");
});

test("after the reader has scrolled on, another choice holds again", () => {
  const { active, choose } = open();
  choose("conclusion");
  wheelTo(900);
  choose("abstract");
  scrollTo(1100);
  expect(active()).toBe("abstract");
});

test("at the bottom, the section that the address names is marked when it is in view", () => {
  jest.replaceProperty(HEIGHTS, "introduction", 2700);
  window.history.replaceState(null, "", "/#introduction");
  scrollY = PAGE - VIEWPORT;
  expect(open().active()).toBe("introduction");
});

test("where the reader has gone on from the section in the address, the one that is read is marked", () => {
  window.history.replaceState(null, "", "/#introduction");
  scrollY = 700;
  expect(open().active()).toBe("abstract");
});

/** What the browser tells of: the way to a fragment, without a state, or back to an entry that has one. */
function goTo(address: string, state: unknown): void {
  window.history.replaceState(state, "", address);
  fireEvent(window, new PopStateEvent("popstate", { state }));
}

test("a section that a new address names is marked at once, and while the page scrolls to it", () => {
  const { active } = open();
  goTo("/#conclusion", null);
  expect(active()).toBe("conclusion");
  scrollTo(1200);
  expect(active()).toBe("conclusion");
});

test("Back marks the section that the reader was in, whatever the address names", () => {
  const { active } = open();
  goTo("/#conclusion", null);
  scrollY = 900;
  goTo("/#abstract", { key: "1" });
  nextFrame();
  expect(active()).toBe("introduction");
});

test("the address of a section that is out of view, or of nothing, does not mark it", () => {
  window.history.replaceState(null, "", "/#conclusion");
  expect(open().active()).toBe("abstract");
  window.history.replaceState(null, "", "/#nothing");
  expect(open().active()).toBe("abstract");
});

test("how far the reader has come is told in each section and in all, to the end of the page", () => {
  const { progress } = open();
  expect(progress()).toEqual({ sections: [0, 0, 0], whole: 0 });
  // The line is at 1950 px: half of the way from 1000 to 2900, and 1650 of the 2700 px from 300 to 3000.
  scrollTo(1750);
  expect(progress()).toEqual({ sections: [1, 0.5, 0], whole: 1650 / 2700 });
});

test("what stands after the last section is its end: the first of those that the page has", () => {
  document.body.insertAdjacentHTML("beforeend", '<h2 id="references">References</h2>');
  jest.replaceProperty(HEIGHTS, "conclusion", 1900);
  HEIGHTS.references = 2100;
  const { progress } = open();
  scrollTo(1800);
  Reflect.deleteProperty(HEIGHTS, "references");
  expect(progress()).toEqual({ sections: [1, 1, 0.5], whole: 1700 / 1800 });
});

test("a page that changes its size is measured again, without a scroll", () => {
  const { active, progress } = open();
  scrollTo(700);
  expect(active()).toBe("abstract");
  jest.replaceProperty(HEIGHTS, "introduction", 900);
  resize();
  nextFrame();
  expect(active()).toBe("introduction");
  expect(progress()?.sections).toEqual([1, 0, 0]);
});

test("a window that changes its height may show the end of the page", () => {
  const { active } = open();
  scrollTo(PAGE - VIEWPORT - 100);
  expect(active()).toBe("introduction");
  Object.defineProperty(document.documentElement, "clientHeight", {
    configurable: true,
    value: VIEWPORT + 100,
  });
  fireEvent(window, new Event("resize"));
  nextFrame();
  expect(active()).toBe("conclusion");
});

test("scrolling measures nothing", () => {
  open();
  const measured = jest.mocked(Element.prototype.getBoundingClientRect);
  measured.mockClear();
  for (let top = 0; top < 2000; top += 100) scrollTo(top);
  expect(measured).not.toHaveBeenCalled();
});

test("a page that was left is measured no more", () => {
  const { hook } = open();
  hook.unmount();
  const measured = jest.mocked(Element.prototype.getBoundingClientRect);
  measured.mockClear();
  resize();
  scrollTo(900);
  expect(measured).not.toHaveBeenCalled();
});
