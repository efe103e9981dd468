/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Slider } from "../../src/components/Slider";

test("the value is shown with its unit, and screen readers announce it once: by the slider and not by the output", () => {
  const range = { least: 0, most: 10, step: 1, value: 4 };
  render(<Slider {...range} label="Cost" text="4 USDC" onChange={() => undefined} />);
  expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "4 USDC");
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "off");
  expect(screen.getByRole("status")).toHaveTextContent("4 USDC");
});
