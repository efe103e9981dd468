/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { Preview } from "../../src/reading/Preview";

function Page() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <main tabIndex={-1}>
      <div ref={text}>
        <a href="#reference-kleros" role="doc-biblioref">
          1
        </a>
        <a href="#reference-kleros" id="cite-kleros-2" role="doc-biblioref">
          again
        </a>
        <a href="#reference-kleros" id="cite-kleros-3" role="doc-biblioref">
          once more
        </a>
        <a href="#term-escrow" className="term">
          escrow
        </a>
        <p>
          <a href="#symbol-P" className="symbol">
            P
          </a>{" "}
          costs <span data-symbol="symbol-P">2P</span>
        </p>
        <a href="#nowhere" className="term">
          broken
        </a>
        <h3 id="reference-implementation">Reference implementation</h3>
        <a href="#reference-implementation">how it is built</a>
        <li id="reference-kleros">
          Kleros. <i id="inner">Paper</i>. <a href="https://example.org">https://example.org</a>
          <span className="backlinks">
            <a href="#cite-kleros-2">a court by lot</a>{" "}
            <a href="#cite-kleros-3" aria-label="Back to citation 3">
              ↩3
            </a>
          </span>
        </li>
        <dl>
          <dt id="term-escrow">
            <a href="/glossary#escrow">Escrow</a>
          </dt>
          <dd>Held until the outcome.</dd>
          <dt id="symbol-P">P</dt>
          <dd>payment of one job</dd>
        </dl>
      </div>
      <Preview text={text} />
    </main>
  );
}

const card = () => screen.getByRole("tooltip", { hidden: true });
const on = (name: string) => {
  const [first] = screen.getAllByText(name);
  if (!first) throw new Error(`Nothing says ${name}.`);
  return first;
};
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
const point = (type: string, element: Element, pointerType = "mouse") =>
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));

function rest(name: string): void {
  point("pointerover", on(name));
  wait(300);
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Page />);
});

afterEach(() => jest.useRealTimers());

test("it shows a reference without its back-links and without any id, and describes the link by it", () => {
  expect(card()).not.toBeVisible();
  rest("1");
  expect(card()).toBeVisible();
  expect(card()).toHaveTextContent(/^Kleros\. Paper\.$/);
  expect(card().querySelector("[id]")).toBeNull();
  expect(on("1")).toHaveAttribute("aria-describedby", card().id);
  expect(document.querySelectorAll("#inner")).toHaveLength(1);
});

test("it says what the citation that asked is for, and nothing where its writer has not said it", () => {
  rest("again");
  expect(card()).toHaveTextContent(/^Kleros\. Paper\. Cited here for: a court by lot$/);
  rest("once more");
  expect(card()).toHaveTextContent(/^Kleros\. Paper\.$/);
});

test("it shows a term in bold with its definition, and stops describing the link when it closes", () => {
  rest("escrow");
  expect(card().querySelector("strong")).toHaveTextContent("Escrow");
  expect(card().querySelector("p")).toHaveTextContent("Held until the outcome.");
  expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(false);
  expect(card()).not.toBeVisible();
  expect(on("escrow")).not.toHaveAttribute("aria-describedby");
  expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true);
});

test.each(["P", "2P"])(
  "it shows what a symbol means that is a link or a part of a formula, as in “%s”",
  (name) => {
    rest(name);
    expect(card()).toHaveTextContent(/^Ppayment of one job$/);
  },
);

test.each(["1", "again", "escrow"])("it holds no link that no key could reach, for “%s”", (name) => {
  rest(name);
  expect(card()).not.toBeEmptyDOMElement();
  expect(card().querySelector("a")).toBeNull();
});

test("a link to a heading has none, whatever its id begins with, nor has one that leads nowhere", () => {
  for (const name of ["how it is built", "broken"]) {
    rest(name);
    expect(card()).not.toBeVisible();
  }
});

test("a pointer that only passes opens nothing", () => {
  point("pointerover", on("escrow"));
  wait(50);
  point("pointerout", on("escrow"));
  wait(1000);
  expect(card()).not.toBeVisible();
});

test("a tap on a symbol of a formula, which leads nowhere, opens its preview, and the next one closes it", () => {
  for (const shown of [true, false]) {
    point("pointerdown", on("2P"), "touch");
    fireEvent.click(on("2P"));
    expect(card().hidden).toBe(!shown);
  }
});

test("a press on it leaves it open, also when the focus falls to what it stands in; one beside it does not", () => {
  point("pointerdown", on("escrow"), "touch");
  fireEvent.click(on("escrow"));
  point("pointerdown", card(), "touch");
  fireEvent.focusIn(screen.getByRole("main"));
  expect(card()).toBeVisible();
  point("pointerdown", document.body, "touch");
  expect(card()).not.toBeVisible();
});
