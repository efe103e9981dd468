/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import DemoDialog from "../../../src/demo/DemoDialog";
import { demoTexts } from "../../../src/demo/demo-texts";
import { mockDemoWindow, publishedRun } from "../../demo-content";

/** Whether the system asks for reduced motion. */
let reduced = false;

beforeEach(() => {
  reduced = false;
  const listeners = new Set<() => void>();
  window.matchMedia = jest.fn().mockReturnValue({
    get matches() {
      return reduced;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
  mockDemoWindow();
});

const openAt = (fragment: string) => {
  window.history.replaceState(null, "", `/${fragment}`);
  return render(<DemoDialog published={publishedRun} onClose={() => undefined} />);
};
/** Follows a link to another fragment, as a browser does. */
const leadTo = (fragment: string) =>
  act(() => {
    const oldURL = window.location.href;
    window.history.pushState(null, "", `/${fragment}`);
    window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL, newURL: window.location.href }));
  });
const market = () => screen.queryByRole("dialog", { name: demoTexts.market });

test.each(["#demo=market", "#demo=market.7"])("%s opens the market and keeps its address", (fragment) => {
  openAt(fragment);
  expect(market()).toBeInTheDocument();
  expect(window.location.hash).toBe(fragment);
});

test("from the market a link leads back to where its reader came from, with nothing lost", () => {
  openAt("#demo=buyer.nfs");
  expect(market()).toBeNull();
  leadTo("#demo=market");
  expect(market()).toBeInTheDocument();
  expect(window.location.hash).toBe("#demo=market");
  expect(screen.getByRole("link", { name: "Back to the season" })).toHaveAttribute("href", "#demo=buyer.nfs");
});

test("what is changed stands in the address once the reader pauses, with the seed, and a number is read with its unit", () => {
  jest.useFakeTimers();
  openAt("#demo=market.7");
  const slider = screen.getByRole("slider", { name: "Price of looking" });
  fireEvent.change(slider, { target: { value: "9" } });
  expect(slider).toHaveAttribute("aria-valuetext", "9\u00a0USDC");
  expect(window.location.hash).toBe("#demo=market.7");
  act(() => jest.runOnlyPendingTimers());
  expect(window.location.hash).toBe("#demo=market.7.9");
  fireEvent.click(screen.getByRole("button", { name: /^Let records last/ }));
  act(() => jest.runOnlyPendingTimers());
  expect(window.location.hash).toBe("#demo=market.7...90");
  expect(slider).toHaveValue("4");
  jest.useRealTimers();
});

test("it can be paused, and moved on by a step, which says how many look then", () => {
  openAt("#demo=market");
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  const before = screen.getByText(/^Buyers:/).textContent;
  for (let step = 0; step < 10; step += 1) fireEvent.click(screen.getByRole("button", { name: "One step" }));
  expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
  expect(screen.getByText(/^Buyers: \d+ of 200 look$/).textContent).not.toBe(before);
});

test("under reduced motion it stands still after many rounds, with its mean in words, and nothing is there to pause", () => {
  reduced = true;
  openAt("#demo=market");
  expect(screen.getByRole("status")).toHaveTextContent(/^On average/);
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  expect(screen.queryByText(/more than twice as much work is poor/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Make looking dear\. Do fewer look then\?/ }));
  expect(screen.getByRole("status")).toHaveTextContent(/^On average/);
  expect(screen.getByText(/more than twice as much work is poor/)).toBeInTheDocument();
  expect(screen.getAllByText(/^before: \d+$/)).toHaveLength(2);
});
