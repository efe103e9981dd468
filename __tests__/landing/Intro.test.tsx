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
  ["Accept", /96\sUSDC to Lior now, 4\sUSDC fee/, /^Lior has been paid 96\sUSDC/],
  ["Say nothing", /silence counts as acceptance/, /^At hour 72 Lior has been paid/],
  ["Dispute", /Now you are Lior/, /^150 USDC are in escrow, and Lior may appeal within 72 hours/],
  ["Let it be", /reputation/, /^Bea has 100\sUSDC back\. Lior loses 25\./],
  ["Appeal: no fault", /25 of Bea pay them/, /^Bea loses 125\. Lior gets 96\./],
  ["Appeal: the fault stands", /second deposit/, /^Bea has 100\sUSDC back\. Lior loses 50\./],
])("“%s” says what happens, and its hour and money come to the ring", (name, text, label) => {
  expect(screen.getByRole("img")).toHaveAccessibleName(/^Hour 12 of 72.* Bea may act/);
  expect(openChoice(name)).toMatch(text);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole("img")).toHaveAccessibleName(label);
});

test.each([
  ["Deliver good work", "has 25,−100", "has 121,+96", 4],
  ["Deliver poor work", "has 125", "has 0,−25", 25],
])("as the agent, “%s” moves the money, and nothing is lost on the way", (name, buyer, agent, spent) => {
  fireEvent.click(screen.getByRole("button", { name: "Decide as Lior" }));
  expect(screen.getByRole("img")).toHaveAccessibleName("100\u00a0USDC are in escrow, and Lior may deliver.");
  openChoice(name);
  act(() => jest.advanceTimersByTime(2000));
  const ring = screen.getByRole("img");
  const notes = ["buyer", "agent"].map((side) =>
    [...ring.querySelectorAll(`text[data-party=${side}] tspan`)]
      .slice(1)
      .map(({ textContent }) => textContent),
  );
  expect(notes.map((lines) => lines.join())).toEqual([buyer, agent]);
  expect(ring.querySelectorAll("[data-dot=spent]")).toHaveLength(spent);
  expect(ring.querySelectorAll("[data-dot]")).toHaveLength(150);
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
  openChoice("Appeal: no fault");
  closeChoice("Dispute");
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole("img")).toHaveAccessibleName(/^Hour 12 of 72/);
});
