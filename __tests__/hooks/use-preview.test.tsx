/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { usePreview } from "../../src/hooks/use-preview";

function Page() {
  const text = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const previewed = usePreview(text, card, "a.term, [data-symbol]");
  return (
    <main tabIndex={-1}>
      <div ref={text}>
        <a className="term" href="#one">
          first
        </a>
        <a className="term" href="#two">
          second
        </a>
        <a className="term" href="#nowhere">
          broken
        </a>
        <a href="#one">other</a>
        <span data-symbol="two">symbol</span>
      </div>
      <p id="one">One</p>
      <p id="two">Two</p>
      <div ref={card} data-testid="card">
        {previewed?.target.id}
      </div>
    </main>
  );
}

const card = () => screen.getByTestId("card");
const link = (name: string) => screen.getByRole("link", { name });
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const over = (element: Element, pointerType = "mouse") =>
  fireEvent(element, Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType }));
const out = (element: Element) =>
  fireEvent(
    element,
    Object.assign(new MouseEvent("pointerout", { bubbles: true }), { pointerType: "mouse" }),
  );
const press = (element: Element, pointerType: string) =>
  fireEvent(element, Object.assign(new MouseEvent("pointerdown", { bubbles: true }), { pointerType }));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Page />);
});

afterEach(() => jest.useRealTimers());

test("a pointer that rests on a link opens its preview, one that only passes does not", () => {
  over(link("first"));
  wait(50);
  out(link("first"));
  wait(1000);
  expect(card()).toBeEmptyDOMElement();
  over(link("first"));
  wait(200);
  expect(card()).toHaveTextContent("one");
});

test("links of other kinds, and links that lead nowhere, have none", () => {
  for (const name of ["other", "broken"]) {
    over(link(name));
    wait(500);
    expect(card()).toBeEmptyDOMElement();
  }
});

test("the pointer may move onto the preview and stay there; it closes a moment after leaving", () => {
  over(link("first"));
  wait(200);
  out(link("first"));
  wait(100);
  over(card());
  wait(5000);
  expect(card()).toHaveTextContent("one");
  out(card());
  wait(100);
  expect(card()).toHaveTextContent("one");
  wait(300);
  expect(card()).toBeEmptyDOMElement();
});

test("Escape closes it, and is used up by that", () => {
  over(link("second"));
  wait(200);
  const unused = fireEvent.keyDown(document.body, { key: "Escape" });
  expect(unused).toBe(false);
  expect(card()).toBeEmptyDOMElement();
  expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true);
});

test("on touch the first tap opens it and the second follows the link", () => {
  press(link("first"), "touch");
  expect(fireEvent.click(link("first"))).toBe(false);
  expect(card()).toHaveTextContent("one");
  press(link("first"), "touch");
  expect(fireEvent.click(link("first"))).toBe(true);
  expect(card()).toBeEmptyDOMElement();
});

test("a press on it leaves it open, also when the focus falls to what it stands in; one beside it does not", () => {
  press(link("first"), "touch");
  fireEvent.click(link("first"));
  press(card(), "touch");
  fireEvent.focusIn(screen.getByRole("main"));
  expect(card()).toHaveTextContent("one");
  press(document.body, "touch");
  expect(card()).toBeEmptyDOMElement();
});

test("a click with the mouse follows the link at once", () => {
  press(link("first"), "mouse");
  expect(fireEvent.click(link("first"))).toBe(true);
});

test("a tap on a symbol, which leads nowhere, opens its preview, and the next one closes it", () => {
  const symbol = screen.getByText("symbol");
  for (const shown of ["two", ""]) {
    press(symbol, "touch");
    fireEvent.click(symbol);
    expect(card()).toHaveTextContent(new RegExp(`^${shown}$`));
  }
});
