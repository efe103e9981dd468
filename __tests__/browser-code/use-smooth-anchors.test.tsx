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

const isSmooth = () => document.documentElement.dataset.scroll === "smooth";

// jsdom cannot follow links, and would log an error.
beforeAll(() => document.body.addEventListener("click", (event) => event.preventDefault()));

beforeEach(() => jest.useFakeTimers());

test("a click on a link within the page scrolls smoothly, until a second and a half after the last click", () => {
  render(<Links />);
  expect(isSmooth()).toBe(false);
  fireEvent.click(screen.getByText("down"));
  expect(isSmooth()).toBe(true);
  jest.advanceTimersByTime(1000);
  fireEvent.click(screen.getByText("same page"));
  jest.advanceTimersByTime(1499);
  expect(isSmooth()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isSmooth()).toBe(false);
});

test("a link into a closed <details> opens it, unless the link opens another page", () => {
  render(<Links />);
  const details = screen.getByRole("group");
  fireEvent.click(screen.getByText("other page"));
  expect(details).not.toHaveAttribute("open");
  fireEvent.click(screen.getByText("down"));
  expect(details).toHaveAttribute("open");
});
