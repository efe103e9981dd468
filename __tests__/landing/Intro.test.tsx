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
  render(<Intro />, { wrapper: PageExample });
});

test.each([
  ["Accept", /Bea −100 Lior \+96/, /^Lior has been paid 96\sUSDC/],
  ["Say nothing", /hour 72.*Bea −100 Lior \+96/, /^At hour 72 Lior has been paid/],
  [
    "Dispute",
    /Bea 0 Lior −25.*Bea −125 Lior \+96.*loses: Bea 0 Lior −50/,
    /^125 USDC are in escrow, and Lior may appeal within 72 hours/,
  ],
])("“%s” says what the books say, and its hour and money come to the ring", (name, books, label) => {
  expect(screen.getByRole("img")).toHaveAccessibleName(/^Hour 12 of 72.* Bea may act/);
  expect(openChoice(name)).toMatch(books);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole("img")).toHaveAccessibleName(label);
});
