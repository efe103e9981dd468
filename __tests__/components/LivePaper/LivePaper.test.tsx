/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LivePaper } from "../../../src/components/LivePaper/LivePaper";
import { wholeRun } from "../../run-changes";

const parts = { ...wholeRun, figures: {} };

/** A paper with two numbers as it is served, and what makes it live. */
function open(search = ""): void {
  window.history.replaceState(null, "", `/litepapers/pop${search}`);
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><div></div><div><p class="run" data-body><data data-name="job.price">100\u00a0USDC</data>, <data data-name="time.dispute">20\u00a0hours</data></p></div></main>';
  const [place, text] = document.querySelectorAll<HTMLElement>("main > *");
  if (!place || !text) throw new Error("unreachable");
  render(<LivePaper text={{ current: text }} parts={parts} />, { container: place });
}

beforeAll(() => {
  // What jsdom does not have, and what a test without a layout has no use for.
  Object.assign(Element.prototype, { scrollIntoView() {}, setPointerCapture() {} });
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});

const number = (name: RegExp) => screen.getByRole("spinbutton", { name });
const field = (name: RegExp) => screen.getByRole("textbox", { name });

test("a refusal is said in the editor of the number at which it was asked for, and not in the next one", async () => {
  open();
  await userEvent.click(number(/^P,/));
  await userEvent.keyboard("99999999{Enter}");
  expect(field(/^P,/)).toBeInvalid();
  expect(field(/^P,/)).toHaveAccessibleDescription(/^99,999,999\sUSDC is not possible/);
  await userEvent.keyboard("{Escape}");
  await userEvent.click(number(/dispute/));
  expect(field(/dispute/)).toBeValid();
  expect(field(/dispute/)).toHaveAccessibleDescription(/^From .+ printed 20\shours\.$/);
});
