/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { ScrollingTable } from "../../src/components/ScrollArea";

/** Replaces the browser's observer, which jsdom lacks; the returned function reports a new size of an element. */
function fakeResizeObserver(): (element: Element) => void {
  const reports = new Map<Element, () => void>();
  window.ResizeObserver = class {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(element: Element) {
      reports.set(element, () => this.callback([], this));
    }
    unobserve() {}
    disconnect() {}
  };
  return (element) => act(() => reports.get(element)?.());
}

test("a table that outgrows its unchanged wrapper becomes a stop for the Tab key, and is none once it fits again", () => {
  const resize = fakeResizeObserver();
  render(<ScrollingTable aria-label="Costs" />);
  const table = screen.getByRole("table");
  const wrapper = table.parentElement as HTMLElement;
  const setWidths = (client: number, scroll: number) => {
    Object.defineProperty(wrapper, "clientWidth", { value: client, configurable: true });
    Object.defineProperty(wrapper, "scrollWidth", { value: scroll, configurable: true });
  };
  setWidths(300, 400);
  resize(table);
  expect(screen.getByRole("region", { name: "Costs" })).toHaveAttribute("tabindex", "0");
  setWidths(300, 300);
  resize(table);
  expect(wrapper).not.toHaveAttribute("tabindex");
});
