/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExampleBox } from "../../src/components/ExampleBox";
import { Figure } from "../../src/components/Figure";
import { Value } from "../../src/components/Value";
import { figure as HealthFactor } from "../../src/figures/HealthFactor";
import { example } from "../fixtures/example";
import { PageExample } from "../fixtures/PageExample";

beforeEach(() => {
  render(
    <PageExample>
      <ExampleBox title="A loan">
        <Figure name="HealthFactor" number="1" figure={HealthFactor}>
          A loan.
        </Figure>
        <p>
          It is <Value name="loan.debt" />.
        </p>
      </ExampleBox>
      <ExampleBox title="Another box">
        <p>
          There it is <Value name="loan.debt" />.
        </p>
      </ExampleBox>
    </PageExample>,
  );
});

const getBox = () => screen.getByRole("region", { name: "A loan" });
const getSlider = () => screen.getByRole("slider", { name: "Debt" });

test("a slider changes the values and the drawing of its box, and no other box, until Reset restores them", async () => {
  const getDrawing = () => within(getBox()).getByRole("img").outerHTML;
  const reset = within(getBox()).getByRole("button", { name: "Reset" });
  const drawingBefore = getDrawing();
  const otherText = screen.getByText(/^There it is/).textContent;
  expect(reset).toBeDisabled();
  fireEvent.change(getSlider(), { target: { value: "85" } });
  await waitFor(() => expect(getBox()).toHaveTextContent("It is 85 USDC."));
  await waitFor(() => expect(getDrawing()).not.toBe(drawingBefore));
  expect(screen.getByText(/^There it is/).textContent).toBe(otherText);
  await userEvent.click(reset);
  expect(getSlider()).toHaveValue(String(example.values["loan.debt"].value));
  expect(reset).toBeDisabled();
});

test("the control of a figure stands before its drawing, and its caption has its number", () => {
  const figure = screen.getAllByRole("figure")[0] as HTMLElement;
  const drawing = within(figure).getByRole("img");
  expect(getSlider().compareDocumentPosition(drawing) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(figure).toHaveTextContent("Figure 1 A loan.");
});
