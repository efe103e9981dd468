/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Slider } from "../../src/components/Slider";

const range = { least: 0, most: 10, step: 1, value: 4 };

test("the value is shown with its unit, and screen readers announce it once: by the slider and not by the output", () => {
  render(<Slider {...range} label="Cost" text="4 USDC" onChange={() => undefined} />);
  expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "4 USDC");
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "off");
  expect(screen.getByRole("status")).toHaveTextContent("4 USDC");
});

test("without scripts and in print its name and value stay, and what needs a script goes", () => {
  render(<Slider {...range} label="Cost" text="4" onChange={() => undefined} />);
  for (const element of document.querySelectorAll("[data-scripted]")) element.remove();
  expect(document.body).toHaveTextContent(/^Cost4$/);
});

test("a slider with stops takes equal steps from one to the next, and sets their values", () => {
  const onChange = jest.fn();
  const stops = [5, 10, 100, 1000];
  render(<Slider {...{ least: 5, most: 1000, stops, onChange }} label="Price" value={100} text="100 USDC" />);
  expect(screen.getByRole("slider")).toHaveValue("2");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "3" } });
  expect(onChange).toHaveBeenLastCalledWith(1000);
  fireEvent.change(screen.getByRole("slider"), { target: { value: "0" } });
  expect(onChange).toHaveBeenLastCalledWith(5);
});
