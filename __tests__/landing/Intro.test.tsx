/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Intro } from "../../src/landing/Intro";
import { PageExample } from "../fixtures/PageExample";

/** Opens or closes a choice as the browser does, and returns what its row says. */
function toggleChoice(name: string, isOpen = true): string {
  const row = screen.getByText(name).closest("details") as HTMLDetailsElement;
  row.open = isOpen;
  fireEvent(row, new Event("toggle"));
  return row.textContent ?? "";
}

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
  expect(toggleChoice(name)).toMatch(text);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole("img")).toHaveAccessibleName(label);
});

test.each([
  ["Deliver good work", "Beahas 25−100", "Liorhas 121+96", 4, ["agent", "buyer", "agent"]],
  ["Deliver poor work", "Beahas 125", "Liorhas 0−25", 25, ["buyer", "buyer", "spent"]],
])("as the agent, “%s” moves the money from where it lies", (name, buyer, agent, spent, places) => {
  const role = screen.getByRole("button", { name: "Decide as Lior" });
  fireEvent.click(role);
  expect(screen.getByRole("img")).toHaveAccessibleName("100\u00a0USDC are in escrow, and Lior may deliver.");
  toggleChoice(name);
  // The role that is played stays, with its choice.
  fireEvent.click(role);
  act(() => jest.advanceTimersByTime(2000));
  const ring = screen.getByRole("img");
  const notes = ["buyer", "agent"].map((side) => ring.querySelector(`[data-party=${side}]`)?.textContent);
  expect(notes).toEqual([buyer, agent]);
  expect(ring.querySelectorAll("[data-dot=spent]")).toHaveLength(spent);
  const dots = [...ring.querySelectorAll<SVGElement>("[data-dot]")];
  expect(dots).toHaveLength(150);
  // The price, and the deposits of the buyer and of the agent.
  expect([dots[0], dots[100], dots[125]].map((dot) => dot?.dataset.dot)).toEqual(places);
});

test("in silence the hand passes the hours, and the money waits for the last", () => {
  toggleChoice("Say nothing");
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole("img")).toHaveAccessibleName(/^Hour 32 of 72: 100\sUSDC are in escrow/);
});

test("the ring goes back to the dispute when a reply to it closes, and to the open job when the dispute does", () => {
  toggleChoice("Dispute");
  toggleChoice("Let it be");
  toggleChoice("Let it be", false);
  expect(screen.getByRole("img")).toHaveAccessibleName(/may appeal/);
  toggleChoice("Appeal: no fault");
  toggleChoice("Dispute", false);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole("img")).toHaveAccessibleName(/^Hour 12 of 72/);
  expect(screen.getByText("Appeal: no fault").closest("details")).not.toHaveAttribute("open");
});
