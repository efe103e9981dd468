/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Intro } from "../../src/landing/Intro";
import { PageExample } from "../fixtures/PageExample";

/** Opens a choice as the browser does, and returns what its row says. */
function openChoice(name: string): string {
  const row = screen.getByText(name).closest("details") as HTMLDetailsElement;
  row.open = true;
  fireEvent(row, new Event("toggle"));
  return row.textContent ?? "";
}

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  render(<Intro />, { wrapper: PageExample });
});

test.each([
  ["Accept", /Bea loses 100\. Lior gets 96\./, /^Lior has been paid 96\sUSDC/],
  ["Say nothing", /hour 72.*Bea loses 100\. Lior gets 96\./, /^At hour 72 Lior has been paid/],
  [
    "Dispute",
    /Bea loses nothing\. Lior loses 25\..*Bea loses 125\. Lior gets 96\..*loses: Bea loses nothing\. Lior loses 50\./,
    /^125 USDC are in escrow, and Lior may appeal within 72 hours/,
  ],
])("“%s” says what the books say, and its hour and money come to the ring", (name, books, label) => {
  expect(screen.getByRole("img")).toHaveAccessibleName(/^Hour 12 of 72.* Bea may act/);
  expect(openChoice(name)).toMatch(books);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole("img")).toHaveAccessibleName(label);
});

test("in silence the hand passes the hours, and the money waits for the last", () => {
  openChoice("Say nothing");
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole("img")).toHaveAccessibleName(/^Hour 32 of 72: 100\sUSDC are in escrow/);
});
