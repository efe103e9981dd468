/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Deciders } from "../../src/landing/Deciders";
import { PageExample } from "../fixtures/PageExample";

test("the windows follow each other to the longest time of a job, with a tick for each hour, and a new rule waits longer", () => {
  render(<Deciders />, { wrapper: PageExample });
  const rows = screen
    .getAllByRole("listitem")
    .map((row) => [
      row.querySelector("h3")?.textContent,
      ...[...row.querySelectorAll("path")].map(
        (path) => `${path.getAttribute("pathLength")} ${path.dataset.party}`,
      ),
    ]);
  expect(rows).toEqual([
    ["A program 36 hours, to day 1.5", "36 undefined"],
    ["You 72 hours, to day 4.5", "72 buyer"],
    ["A second program, if the first found nothing 36 hours, to day 6", "36 undefined"],
    ["The side that lost 72 hours, to day 9", "72 buyer", "72 agent"],
    ["Three people 60 hours, to day 11.5", "60 undefined"],
    ["Whoever changes a rule 288 hours, to day 12", "288 undefined"],
  ]);
});
