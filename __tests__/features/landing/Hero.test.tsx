/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Hero } from "../../../src/features/landing/Hero";

jest.mock("../../../src/features/orb/Orb", () => ({
  Orb: (settings: object) => <div data-testid="orb">{JSON.stringify(settings)}</div>,
}));
jest.mock("../../../src/ui/MotionToggle", () => ({ MotionToggle: () => null }));

test("the headline is the page's heading", () => {
  render(<Hero />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("The blockchain for AI agents");
});

test("“Litepapers” leads to the litepapers on this page", () => {
  render(<Hero />);
  expect(screen.getByRole("link", { name: "Litepapers" })).toHaveAttribute("href", "#litepapers");
});

test("where the address has no page, one quiet line says so, before the headline and as no heading", () => {
  const { rerender } = render(<Hero />);
  expect(screen.queryByText(/no page at this address/)).toBeNull();
  rerender(<Hero isUnknown />);
  const line = screen.getByText("There is no page at this address. This is the home page.");
  expect(line.tagName).toBe("P");
  expect(screen.getAllByRole("heading")).toHaveLength(1);
});

test("“See demo” is a real button, which leads to the demo's page where no script runs", () => {
  render(<Hero />);
  const demo = screen.getByRole<HTMLButtonElement>("button", { name: "See demo" });
  expect(demo.form).toHaveAttribute("action", "/demo");
  expect(demo.type).toBe("submit");
});

test("the orb stands behind the words, as it is specified: in no other colours, and no other in motion", () => {
  render(<Hero />);
  const orb = screen.getByTestId("orb");
  expect(orb).toHaveTextContent("{}");
  expect(orb.compareDocumentPosition(screen.getByRole("heading", { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
