/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Intro } from "../../src/landing/Intro";
import { PageExample } from "../fixtures/PageExample";

/** Opens or closes a choice as the browser does, and returns what its row says. */
function toggleChoice(name: string, isOpen: boolean): string {
  const row = screen.getByText(name).closest("details") as HTMLDetailsElement;
  row.open = isOpen;
  fireEvent(row, new Event("toggle"));
  return row.textContent ?? "";
}

const openChoice = (name: string) => toggleChoice(name, true);
const closeChoice = (name: string) => toggleChoice(name, false);

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  render(<Intro />, { wrapper: PageExample });
});

test.each([
  ["Accept", /Bea pays 100\. Lior gets 96\./, /^Lior has been paid 96\sUSDC/],
  ["Say nothing", /hour 72.*Bea pays 100\. Lior gets 96\./, /^At hour 72 Lior has been paid/],
  ["Dispute", /Now you are Lior/, /^150 USDC are in escrow, and Lior may appeal within 72 hours/],
  ["Let it be", /reputation/, /^Bea has 100\sUSDC back\. Lior loses 25\./],
  ["Appeal, and win", /deposit of Bea/, /^Bea loses 125\. Lior gets 96\./],
  ["Appeal, and lose", /deposit of Lior/, /^Bea has 100\sUSDC back\. Lior loses 50\./],
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

test("the ring goes back to the dispute when a reply to it closes, and to the open job when the dispute does", () => {
  openChoice("Dispute");
  openChoice("Let it be");
  closeChoice("Let it be");
  expect(screen.getByRole("img")).toHaveAccessibleName(/may appeal/);
  openChoice("Appeal, and win");
  closeChoice("Dispute");
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole("img")).toHaveAccessibleName(/^Hour 12 of 72/);
});
