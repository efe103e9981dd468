/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import DemoDialog from "../../../../src/features/demo/DemoDialog";
import { marketTexts } from "../../../../src/features/demo/market/market-texts";
import { publishedRun } from "../../../demo-content";
import { mockDialogs } from "../../../native-dialogs";

beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // jsdom draws no canvases.
  HTMLCanvasElement.prototype.getContext = () => null;
  mockDialogs();
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
const market = () => screen.queryByRole("dialog", { name: marketTexts.title });

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
