/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Hero } from "../../../src/components/Hero/Hero";

jest.mock("../../../src/components/Orb/Orb", () => ({ Orb: () => <div data-testid="orb" /> }));
jest.mock("../../../src/components/MotionToggle/MotionToggle", () => ({ MotionToggle: () => null }));

test("the headline is the page's heading", () => {
  render(<Hero />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("The blockchain for AI agents");
});

test("“Litepapers” leads to the litepapers on this page", () => {
  render(<Hero />);
  expect(screen.getByRole("link", { name: "Litepapers" })).toHaveAttribute("href", "#litepapers");
});

test("“See demo” is a real button that does nothing yet, silently", async () => {
  const logged = [jest.spyOn(console, "error"), jest.spyOn(console, "warn"), jest.spyOn(console, "log")];
  const { container } = render(<Hero />);
  const before = container.innerHTML;
  const demo = screen.getByRole("button", { name: "See demo" });
  expect(demo).toHaveAttribute("type", "button");
  expect(demo).toBeEnabled();
  await userEvent.click(demo);
  expect(container.innerHTML).toBe(before);
  for (const log of logged) expect(log).not.toHaveBeenCalled();
});

test("the orb stands behind the words", () => {
  render(<Hero />);
  const orb = screen.getByTestId("orb");
  expect(orb.compareDocumentPosition(screen.getByRole("heading", { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
