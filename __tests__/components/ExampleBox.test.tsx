/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExampleBox } from "../../src/components/ExampleBox";
import { Figure } from "../../src/components/Figure";
import { Value } from "../../src/components/Value";
import { figure as HealthFactor } from "../../src/figures/HealthFactor";
import { figure as SessionKey } from "../../src/figures/SessionKey";
import { example } from "../fixtures/example";
import { PageExample } from "../fixtures/PageExample";

// Tests of the page read a no-break space as a space.
const PRINTED = example.values["loan.debt"].text.replace("\u00a0", " ");

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
        <Figure name="SessionKey" number="2" figure={SessionKey}>
          A key.
        </Figure>
        <p>
          There it is <Value name="loan.debt" />.
        </p>
      </ExampleBox>
    </PageExample>,
  );
});

const slider = () => screen.getByRole("slider", { name: "Debt" });

test("a slider has its value in words beside it, and tells it to screen readers", () => {
  expect(slider().getAttribute("aria-valuetext")?.replace("\u00a0", " ")).toBe(PRINTED);
  expect(
    within(screen.getByRole("region", { name: "A loan" })).getByText(PRINTED, { selector: "output" }),
  ).toBeVisible();
});

test("a slider changes the values, the drawing and the data of its box, and nothing of another one", async () => {
  const region = screen.getByRole("region", { name: "A loan" });
  const drawing = within(region).getByRole("img");
  const before = drawing.outerHTML;
  fireEvent.change(slider(), { target: { value: "85" } });
  await waitFor(() => expect(region).toHaveTextContent("It is 85 USDC."));
  await waitFor(() => expect(within(region).getByRole("img").outerHTML).not.toBe(before));
  expect(screen.getByText(/^There it is/)).toHaveTextContent(`There it is ${PRINTED}.`);
});

test("Reset goes back to the beginning, and is there only after a change", async () => {
  const reset = within(screen.getByRole("region", { name: "A loan" })).getByRole("button", {
    name: "Reset",
  });
  expect(reset).toBeDisabled();
  fireEvent.change(slider(), { target: { value: "85" } });
  expect(reset).toBeEnabled();
  await userEvent.click(reset);
  expect(slider()).toHaveValue(String(example.values["loan.debt"].value));
  expect(reset).toBeDisabled();
});

test("the control of a figure stands before its drawing, and its caption has its number", () => {
  const figure = screen.getAllByRole("figure")[0] as HTMLElement;
  const drawing = within(figure).getByRole("img");
  expect(slider().compareDocumentPosition(drawing) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(figure).toHaveTextContent("Figure 1 A loan.");
});
