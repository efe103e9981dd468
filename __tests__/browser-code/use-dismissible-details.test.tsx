/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useDismissibleDetails } from "../../src/browser/use-dismissible-details";

function Menu() {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  return (
    <main tabIndex={-1}>
      <div>
        <details ref={details} open>
          <summary>Menu</summary>
        </details>
        <button type="button">Inside</button>
      </div>
      <button type="button">Outside</button>
    </main>
  );
}

const press = (name: string) => fireEvent.pointerDown(screen.getByText(name));

test.each<[act: string, isOpen: boolean, act: () => void]>([
  ["Escape", false, () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["another key", true, () => fireEvent.keyDown(document.body, { key: "a" })],
  [
    "an Escape that ends a composition",
    true,
    () => fireEvent.keyDown(document.body, { key: "Escape", isComposing: true }),
  ],
  ["a press in its parent", true, () => press("Inside")],
  ["a press elsewhere", false, () => press("Outside")],
  ["the focus in its parent", true, () => screen.getByText("Inside").focus()],
  ["the focus on an ancestor", true, () => screen.getByRole("main").focus()],
  ["the focus elsewhere", false, () => screen.getByText("Outside").focus()],
])("after %s an open details has open %j", (_act, isOpen, act) => {
  render(<Menu />);
  act();
  expect(screen.getByRole("group")).toHaveProperty("open", isOpen);
});
