/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Figure } from "../../src/components/Figure";
import { figure as AccountMap } from "../../src/figures/AccountMap";
import { figure as JobTimeline } from "../../src/figures/JobTimeline";
import { PageExample } from "../fixtures/PageExample";

test("choosing another view changes the drawing", async () => {
  render(
    <PageExample>
      <Figure name="JobTimeline" number="1" figure={JobTimeline}>
        A job.
      </Figure>
    </PageExample>,
  );
  const drawingBefore = screen.getByRole("img").outerHTML;
  expect(screen.getByRole("radio", { name: "all three ways" })).toBeChecked();
  fireEvent.click(screen.getByRole("radio", { name: "with the first ruling" }));
  await waitFor(() => expect(screen.getByRole("img").outerHTML).not.toBe(drawingBefore));
});

test("a figure has its data as a table, in a disclosure that is closed at first", () => {
  render(
    <PageExample>
      <Figure name="AccountMap" number="1" figure={AccountMap}>
        An account.
      </Figure>
    </PageExample>,
  );
  const table = screen.getByText("The data as a table").closest("details");
  expect(table).not.toHaveAttribute("open");
  expect(within(table as HTMLElement).getAllByRole("row").length).toBeGreaterThan(2);
});

test("the data of a figure has a name, and headers of its columns and rows", () => {
  render(
    <PageExample>
      <Figure name="AccountMap" number="3" figure={AccountMap}>
        An account.
      </Figure>
    </PageExample>,
  );
  const table = screen.getByRole("table", { name: "The data of Figure 3", hidden: true });
  const [titles, ...rows] = within(table).getAllByRole("row", { hidden: true });
  expect(within(titles as HTMLElement).getAllByRole("columnheader", { hidden: true }).length).toBeGreaterThan(
    1,
  );
  for (const row of rows) expect(within(row).getAllByRole("rowheader", { hidden: true })).toHaveLength(1);
});

function BrokenDrawing(): JSX.Element {
  throw new Error("broken");
}

test("if a drawing throws, its figure says so and the rest of the page stays", () => {
  const consoleError = jest.spyOn(console, "error").mockImplementation();
  render(
    <PageExample>
      <p>The page</p>
      <Figure name="AccountMap" number="1" figure={{ ...AccountMap, Drawing: BrokenDrawing }}>
        An account.
      </Figure>
    </PageExample>,
  );
  expect(screen.getByText("This drawing could not be shown.")).toBeVisible();
  expect(screen.getByText("The page")).toBeVisible();
  consoleError.mockRestore();
});
