/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from "@testing-library/react";
import { useActiveSection } from "../../src/hooks/use-active-section";

const IDS = ["abstract", "introduction", "conclusion"];

/** A page of 3000 px with its sections at these heights, in a viewport of 800 px. */
const HEIGHTS: Record<string, number> = { abstract: 300, introduction: 1000, conclusion: 2900 };
const PAGE = 3000;
const VIEWPORT = 800;

let scrollY = 0;

beforeEach(() => {
  jest.useFakeTimers();
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
  const hook = renderHook(() => useActiveSection(IDS));
  nextFrame();
  return {
    active: () => hook.result.current[0],
    choose: (id: string) => act(() => hook.result.current[1](id)),
    hook,
  };
}

test("before any measurement, as on the server, the first section is the one being read", () => {
  const { result } = renderHook(() => useActiveSection(IDS));
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

test("several scroll events in a frame measure once", () => {
  open();
  const measured = jest.mocked(Element.prototype.getBoundingClientRect);
  measured.mockClear();
  for (let event = 0; event < 5; event += 1) fireEvent.scroll(window);
  nextFrame();
  expect(measured).toHaveBeenCalledTimes(IDS.length);
});

test("a page that was left is measured no more", () => {
  const { hook } = open();
  hook.unmount();
  const measured = jest.mocked(Element.prototype.getBoundingClientRect);
  measured.mockClear();
  scrollTo(900);
  expect(measured).not.toHaveBeenCalled();
});
