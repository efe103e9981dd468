/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Deciders } from "../../src/landing/Deciders";
import { PageExample } from "../fixtures/PageExample";

test("the windows follow each other to the longest time of a job, with a tick for each hour", () => {
  render(<Deciders />, { wrapper: PageExample });
  const rows = screen.getAllByRole("listitem").map((row) => ({
    hours: row.querySelector("h3")?.textContent,
    ticks: [...row.querySelectorAll("path")].map((path) => [
      path.getAttribute("pathLength"),
      path.dataset.party,
    ]),
  }));
  expect(rows).toEqual([
    { hours: "A program 36 hours, to day 1.5", ticks: [["36", undefined]] },
    { hours: "You 72 hours, to day 4.5", ticks: [["72", "buyer"]] },
    { hours: "A second program 36 hours, to day 6", ticks: [["36", undefined]] },
    {
      hours: "The side that lost 72 hours, to day 9",
      ticks: [
        ["72", "buyer"],
        ["72", "agent"],
      ],
    },
    { hours: "Three people 60 hours, to day 11.5", ticks: [["60", undefined]] },
  ]);
});
