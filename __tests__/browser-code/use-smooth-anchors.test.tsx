/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { useSmoothAnchors } from "../../src/browser/use-smooth-anchors";

function Links() {
  useSmoothAnchors();
  return (
    <>
      <a href="#conclusion">
        <em>down</em>
      </a>
      <a href="/#litepapers">same page</a>
      <a href="/litepapers/pop#conclusion">other page</a>
      <a href="/litepapers/pop">no section</a>
      <button type="button">no link</button>
      <details>
        <summary>Why</summary>
        <p id="conclusion">So.</p>
      </details>
    </>
  );
}

const smooth = () => document.documentElement.dataset.scroll === "smooth";

beforeEach(() => {
  jest.useFakeTimers();
  // Following links is the browser's part; jsdom would only say that it cannot.
  document.body.addEventListener("click", stay);
});

afterEach(() => {
  document.body.removeEventListener("click", stay);
  jest.useRealTimers();
});

function stay(event: Event): void {
  event.preventDefault();
}

test.each(["down", "same page"])("a click on a link within the page (%s) makes its jump smooth", (name) => {
  render(<Links />);
  expect(smooth()).toBe(false);
  fireEvent.click(screen.getByText(name));
  expect(smooth()).toBe(true);
});

test("a browser that never says so gets a second and a half, from the last click", () => {
  render(<Links />);
  fireEvent.click(screen.getByText("down"));
  jest.advanceTimersByTime(1000);
  fireEvent.click(screen.getByText("same page"));
  jest.advanceTimersByTime(1499);
  expect(smooth()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(smooth()).toBe(false);
});

test("a link into a fold opens it, for browsers that do not, and not where it is opened in another tab", () => {
  render(<Links />);
  const fold = screen.getByRole("group");
  fireEvent.click(screen.getByText("down"), { ctrlKey: true });
  fireEvent.click(screen.getByText("other page"));
  expect(fold).not.toHaveAttribute("open");
  fireEvent.click(screen.getByText("down"));
  expect(fold).toHaveAttribute("open");
});
