/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Deciders } from "../../src/landing/Deciders";
import { PageExample } from "../fixtures/PageExample";

const getOpenRows = () =>
  screen
    .getAllByRole("group")
    .flatMap((row) => (row.hasAttribute("open") ? row.querySelector("h3")?.textContent : []));

beforeEach(() => {
  render(<Deciders />, { wrapper: PageExample });
});

test("the windows follow each other to the longest time of a job, and the ring has them in the colours of those who may act", () => {
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "A program 36 hours, to day 1.5",
    "The buyer 72 hours, to day 4.5",
    "A new program 36 hours, to day 6",
    "The side that lost 72 hours, to day 9",
    "Three people 60 hours, to day 11.5",
    "Only then a new rule 12 hours, to day 12",
  ]);
  const windows = screen.getByRole("img").querySelectorAll<SVGElement>("g[data-current]");
  expect([...windows].map(({ dataset }) => dataset.actor)).toEqual([
    ...["escrow", "buyer", "escrow", "buyer", "agent", "escrow", "nobody"],
  ]);
});

test("the hand goes to a row that is opened, and a moved hand opens the row of its hour", () => {
  expect(getOpenRows()).toEqual(["A program 36 hours, to day 1.5"]);
  const people = screen.getByText("Three people").closest("details") as HTMLDetailsElement;
  people.open = true;
  fireEvent(people, new Event("toggle"));
  expect(screen.getByRole("img")).toHaveAccessibleName(/day 9, three people judge, 60 hours left/);

  fireEvent.change(screen.getByRole("slider"), { target: { value: "140" } });
  expect(getOpenRows()).toEqual([expect.stringMatching(/^A new program/)]);
  expect(screen.getByRole("img")).toHaveAccessibleName(/day 5.8, another one reads, 4 hours left/);
});

test("the ring holds the price until everybody has decided, which is before a new rule can begin", () => {
  const slider = screen.getByRole("slider");
  const getDotRows = () =>
    [...screen.getByRole("img").querySelectorAll('path[stroke-dasharray="0 1"]')].map((row) =>
      row.getAttribute("pathLength"),
    );
  fireEvent.change(slider, { target: { value: "272" } });
  expect(getDotRows()).toEqual(["50", "50"]);
  fireEvent.change(slider, { target: { value: "276" } });
  expect(getDotRows()).toEqual([]);
});
