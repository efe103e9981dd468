/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Figure } from "../../src/components/Figure";
import { figure as AccountMap } from "../../src/figures/AccountMap";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { PageExample } from "../fixtures/PageExample";

const renderFigure = (figure: FigureDefinition = AccountMap) =>
  render(
    <Figure name="AccountMap" number="1" figure={figure}>
      An account.
    </Figure>,
    { wrapper: PageExample },
  );

test("a figure has its data as a table, in a disclosure that is closed at first", () => {
  renderFigure();
  const table = screen.getByText("The data as a table").closest("details");
  expect(table).not.toHaveAttribute("open");
  expect(within(table as HTMLElement).getAllByRole("row").length).toBeGreaterThan(2);
});

function BrokenDrawing(): JSX.Element {
  throw new Error("broken");
}

test("if a drawing throws, its figure says so and keeps its caption", () => {
  jest.spyOn(console, "error").mockImplementation();
  renderFigure({ ...AccountMap, Drawing: BrokenDrawing });
  expect(screen.getByText("This drawing could not be shown.")).toBeVisible();
  expect(screen.getByText("An account.")).toBeVisible();
});
