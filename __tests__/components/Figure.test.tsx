/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Figure } from "../../src/components/Figure";
import { figure as AccountMap } from "../../src/figures/AccountMap";
import { figure as JobTimeline } from "../../src/figures/JobTimeline";
import { PageExample } from "../fixtures/PageExample";

test("a figure with views is drawn anew for the one that is chosen", async () => {
  render(
    <PageExample>
      <Figure name="JobTimeline" number="1" figure={JobTimeline}>
        A job.
      </Figure>
    </PageExample>,
  );
  // jsdom shows the drawing for wide containers and the one for narrow ones.
  const before = screen.getAllByRole("img").map(({ outerHTML }) => outerHTML);
  expect(screen.getByRole("radio", { name: "all three ways" })).toBeChecked();
  fireEvent.click(screen.getByRole("radio", { name: "with the first decision" }));
  await waitFor(() => {
    const after = screen.getAllByRole("img").map(({ outerHTML }) => outerHTML);
    expect(after.map((drawing, index) => drawing === before[index])).toEqual([false, false]);
  });
});

test("a figure has its data as a table, which is closed at first", () => {
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

function BrokenDrawing(): JSX.Element {
  throw new Error("broken");
}

test("a drawing that fails is told of inside its figure, and the page goes on", () => {
  const silent = jest.spyOn(console, "error").mockImplementation();
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
  silent.mockRestore();
});
