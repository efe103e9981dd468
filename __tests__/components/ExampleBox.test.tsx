/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExampleBox } from "../../src/components/ExampleBox";
import { Figure } from "../../src/components/Figure";
import { Value } from "../../src/components/Value";
import { figure as CheckingGame } from "../../src/figures/CheckingGame";
import { figure as HealthFactor } from "../../src/figures/HealthFactor";
import { example } from "../fixtures/example";
import { PageExample } from "../fixtures/PageExample";

// Testing Library turns a no-break space into a space: https://testing-library.com/docs/queries/about#normalization.
const INSPECTION_TEXT = example.values["ruling.inspection"].text.replace("\u00a0", " ");

beforeEach(() => {
  render(
    <PageExample>
      <ExampleBox title="Checking">
        <Figure name="CheckingGame" number="1" figure={CheckingGame}>
          Who checks.
        </Figure>
        <p>
          It costs <Value name="ruling.inspection" />.
        </p>
      </ExampleBox>
      <ExampleBox title="Another box">
        <Figure name="HealthFactor" number="2" figure={HealthFactor}>
          A loan.
        </Figure>
        <p>
          There it costs <Value name="ruling.inspection" />.
        </p>
      </ExampleBox>
    </PageExample>,
  );
});

const getSlider = () => screen.getByRole("slider", { name: "Cost of checking" });

test("a slider shows its value with the unit, and announces it to screen readers", () => {
  expect(getSlider().getAttribute("aria-valuetext")?.replace("\u00a0", " ")).toBe(INSPECTION_TEXT);
  expect(
    within(screen.getByRole("region", { name: "Checking" })).getByText(INSPECTION_TEXT, {
      selector: "output",
    }),
  ).toBeVisible();
});

test("a slider changes the example values and the drawing of its box, and no other box", async () => {
  const box = screen.getByRole("region", { name: "Checking" });
  const drawing = within(box).getByRole("img");
  const drawingBefore = drawing.outerHTML;
  fireEvent.change(getSlider(), { target: { value: "8" } });
  await waitFor(() => expect(box).toHaveTextContent("It costs 8 USDC."));
  await waitFor(() => expect(within(box).getByRole("img").outerHTML).not.toBe(drawingBefore));
  expect(screen.getByText(/^There it costs/)).toHaveTextContent(`There it costs ${INSPECTION_TEXT}.`);
});

test("Reset restores the first value, and is enabled only after a change", async () => {
  const reset = within(screen.getByRole("region", { name: "Checking" })).getByRole("button", {
    name: "Reset",
  });
  expect(reset).toBeDisabled();
  fireEvent.change(getSlider(), { target: { value: "8" } });
  expect(reset).toBeEnabled();
  await userEvent.click(reset);
  expect(getSlider()).toHaveValue(String(example.values["ruling.inspection"].value));
  expect(reset).toBeDisabled();
});

test("a figure's control stands before its drawing, and its caption begins with its number", () => {
  const figure = screen.getAllByRole("figure")[0] as HTMLElement;
  const drawing = within(figure).getByRole("img");
  expect(getSlider().compareDocumentPosition(drawing) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(figure).toHaveTextContent("Figure 1 Who checks.");
});
