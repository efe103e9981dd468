/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Keepers } from "../../src/landing/Keepers";
import { PageExample } from "../fixtures/PageExample";

test("the table tells for each keeper of the rules whether they can change during a job, and whether mistakes can be mended", () => {
  render(<Keepers />, { wrapper: PageExample });
  const table = screen.getByRole("table", { name: "And who keeps the rules?" });
  const [, ...answers] = within(table).getAllByRole("cell");
  expect(answers.map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
    ...["Yes, un", "Yes, at", "No.", "No, nev", "Yes.", "Yes, at", "Only af", "Yes, af"],
  ]);
});
