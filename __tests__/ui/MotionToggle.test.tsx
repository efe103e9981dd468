/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MotionToggle } from "../../src/ui/MotionToggle";

let reduced = false;
window.matchMedia = () =>
  ({
    get matches() {
      return reduced;
    },
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;

test("its label says what pressing it does, and it carries no pressed state beside", async () => {
  render(<MotionToggle />);
  await userEvent.click(screen.getByRole("button", { name: "Pause motion" }));
  expect(screen.getByRole("button", { name: "Play motion" })).not.toHaveAttribute("aria-pressed");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Pause motion" })).toHaveFocus();
});

test("where the system has stilled everything there is no button", () => {
  reduced = true;
  render(<MotionToggle />);
  expect(screen.queryByRole("button")).toBeNull();
});
