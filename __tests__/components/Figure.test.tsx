/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Figure } from "../../src/components/Figure";
import { figure as AccountMap } from "../../src/figures/AccountMap";
import { PageExample } from "../fixtures/PageExample";

test("a figure has its data as a table, in a disclosure that is closed at first", () => {
  render(
    <Figure name="AccountMap" number="1" figure={AccountMap}>
      An account.
    </Figure>,
    { wrapper: PageExample },
  );
  const table = screen.getByText("The data as a table").closest("details");
  expect(table).not.toHaveAttribute("open");
  expect(within(table as HTMLElement).getAllByRole("row").length).toBeGreaterThan(2);
});
