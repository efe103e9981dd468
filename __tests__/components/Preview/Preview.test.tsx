/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { Preview } from "../../../src/components/Preview/Preview";

function Page() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
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
    </>
  );
}

const card = () => screen.getByRole("tooltip", { hidden: true });

function rest(name: string): void {
  const over = new MouseEvent("pointerover", { bubbles: true });
  const [first] = screen.getAllByText(name);
  if (!first) throw new Error(`Nothing says ${name}.`);
  fireEvent(first, Object.assign(over, { pointerType: "mouse" }));
  act(() => jest.advanceTimersByTime(300));
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Page />);
});

afterEach(() => jest.useRealTimers());

test("it is hidden until it is asked for", () => {
  expect(card()).not.toBeVisible();
});

test("it shows a reference without its back-links and without any id, and describes the link by it", () => {
  rest("1");
  expect(card()).toBeVisible();
  expect(card()).toHaveTextContent(/^Kleros\. Paper\.$/);
  expect(card().querySelector("[id]")).toBeNull();
  expect(screen.getByText("1")).toHaveAttribute("aria-describedby", card().id);
  expect(document.querySelectorAll("#inner")).toHaveLength(1);
});

test("it says what the citation that asked is for, and nothing where its writer has not said it", () => {
  rest("again");
  expect(card()).toHaveTextContent(/^Kleros\. Paper\. Cited here for: a court by lot$/);
  rest("once more");
  expect(card()).toHaveTextContent(/^Kleros\. Paper\.$/);
});

test("it shows nothing for a link to a heading, whatever the heading's id begins with", () => {
  rest("how it is built");
  expect(card()).not.toBeVisible();
});

test("it shows a term in bold with its definition, and stops describing the link when it closes", () => {
  rest("escrow");
  expect(card().querySelector("strong")).toHaveTextContent("Escrow");
  expect(card().querySelector("p")).toHaveTextContent("Held until the outcome.");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(card()).not.toBeVisible();
  expect(screen.getByText("escrow")).not.toHaveAttribute("aria-describedby");
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
