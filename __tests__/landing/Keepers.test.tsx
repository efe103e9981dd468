/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Keepers } from "../../src/landing/Keepers";
import { PageExample } from "../fixtures/PageExample";

test("the table tells for each keeper of the rules when they change, when mistakes are mended, and where a lost dispute is written", () => {
  render(<Keepers />, { wrapper: PageExample });
  const table = screen.getByRole("table", { name: "And who keeps the rules?" });
  const [, ...answers] = within(table).getAllByRole("cell");
  expect(answers.map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
    ...["At once; ", "At once", "Where it ", "Never", "Never", "Into its "],
    ...["After its", "After its", "Into its ", "After 12\u00a0", "After 12\u00a0", "Into the "],
  ]);
});
