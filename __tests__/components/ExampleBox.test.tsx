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

const getBox = () => screen.getByRole("region", { name: "Checking" });
const getSlider = () => screen.getByRole("slider", { name: "Cost of checking" });

test("a slider changes the example values and the drawing of its box, and no other box", async () => {
  const drawingBefore = within(getBox()).getByRole("img").outerHTML;
  const otherText = screen.getByText(/^There it costs/).textContent;
  fireEvent.change(getSlider(), { target: { value: "8" } });
  await waitFor(() => expect(getBox()).toHaveTextContent("It costs 8 USDC."));
  await waitFor(() => expect(within(getBox()).getByRole("img").outerHTML).not.toBe(drawingBefore));
  expect(screen.getByText(/^There it costs/).textContent).toBe(otherText);
});

test("Reset restores the first value, and is enabled only after a change", async () => {
  const reset = within(getBox()).getByRole("button", { name: "Reset" });
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
