/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Prose } from "../../src/reading/Prose";
import { stubResizeObserver } from "../browser-code/resize-observer";

const HTML = `<p id="p-abc123">The first words of a paragraph.<sup><a href="#note-1" id="note-reference-1"
  role="doc-noteref" aria-label="Note 1">1</a></sup></p>
  <aside id="note-1"><a href="#note-reference-1">back</a> A note.</aside>
  <p id="p-def456">Another paragraph.</p>`;

beforeEach(() => {
  stubResizeObserver();
  // Without a box of the run there is nothing to come near to.
  window.IntersectionObserver = class {
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;
});

const number = () => screen.getByRole("doc-noteref", { name: "Note 1" });
const note = () => document.getElementById("note-1");

test("on a small screen a note opens in place, and in a new tab like any link", () => {
  render(<Prose html={HTML} />);
  expect(fireEvent.click(number(), { ctrlKey: true })).toBe(true);
  expect(note()).not.toHaveAttribute("data-open");
  expect(fireEvent.click(number())).toBe(false);
  expect(note()).toHaveAttribute("data-open");
});

test("one link serves all paragraphs: it goes where the pointer is, and on by the arrow keys", () => {
  render(<Prose html={HTML} />);
  const link = () => screen.getByRole("link", { name: /^Link to the paragraph/ });
  expect(link()).toHaveAttribute("href", "#p-abc123");
  expect(link()).toHaveAccessibleName("Link to the paragraph “The first words of a …”");
  fireEvent.pointerOver(screen.getByText("Another paragraph."));
  expect(link()).toHaveAttribute("href", "#p-def456");
  Element.prototype.scrollIntoView = jest.fn();
  fireEvent.keyDown(link(), { key: "ArrowUp" });
  expect(link()).toHaveAttribute("href", "#p-abc123");
  fireEvent.keyDown(link(), { key: "ArrowUp" });
  expect(link()).toHaveAttribute("href", "#p-abc123");
});

test("the link passes over what a closed fold hides, and goes where one opens or closes", () => {
  const FOLD = '<details><summary>Why</summary><p id="p-fade12">So.</p></details><p id="p-789abc">After.</p>';
  render(<Prose html={HTML + FOLD} />);
  Element.prototype.scrollIntoView = jest.fn();
  const link = () => screen.getByRole("link", { name: /^Link to the paragraph/ });
  const fold = screen.getByRole<HTMLDetailsElement>("group");
  fireEvent.pointerOver(screen.getByText("After."));
  expect(link()).toHaveAttribute("data-shown");
  fireEvent.keyDown(link(), { key: "ArrowUp" });
  expect(link()).toHaveAttribute("href", "#p-def456");
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
  expect(link()).not.toHaveAttribute("data-shown");
  fireEvent.keyDown(link(), { key: "ArrowDown" });
  expect(link()).toHaveAttribute("href", "#p-fade12");
});

describe("a click on the link of a paragraph", () => {
  const link = () => screen.getByRole("link", { name: /^Link to the paragraph/ });
  const status = () => screen.getByRole("status");

  test("copies nothing where it opens a new tab", async () => {
    const user = userEvent.setup();
    render(<Prose html={HTML} />);
    await navigator.clipboard.writeText("before");
    await user.keyboard("{Control>}");
    await user.click(link());
    expect(await navigator.clipboard.readText()).toBe("before");
  });

  test("leads to the paragraph all the same where the browser refuses to copy", async () => {
    const user = userEvent.setup();
    render(<Prose html={HTML} />);
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("no"));
    await user.click(link());
    expect(status()).toBeEmptyDOMElement();
    expect(link()).toHaveAttribute("href", "#p-abc123");
  });
});
