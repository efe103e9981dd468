/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { CardDiagram } from "../../../src/components/CardDiagram/CardDiagram";

test.each([
  ["escrow", /payment waits in it while the seller’s output goes to the buyer/, "0 0 320 160"],
  ["account", /slot.*keys/, "0 0 320 160"],
  ["signing", /person.*agent/, "0 0 320 160"],
] as const)("the diagram %s says what it shows", (name, says, viewBox) => {
  const { container } = render(<CardDiagram name={name} />);
  expect(screen.getByRole("img", { name: says })).toHaveAttribute("viewBox", viewBox);
  expect(container.querySelector("[id], [style]")).toBeNull();
});

test("a label given by the page replaces the diagram's own", () => {
  render(<CardDiagram name="escrow" label="Escrow" />);
  expect(screen.getByRole("img", { name: "Escrow" })).toBeInTheDocument();
});
