/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LivePaper } from "../../../src/components/LivePaper/LivePaper";
import { stubResizeObserver } from "../../hooks/resize-observer";
import { wholeRun } from "../../run-changes";

const parts = { ...wholeRun, figures: {} };

/** A paper with two numbers as it is served, and what makes it live. */
function open(search = ""): void {
  window.history.replaceState(null, "", `/litepapers/pop${search}`);
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><div></div><div><p class="run" data-body><data data-name="job.price">100\u00a0USDC</data>, <data data-name="time.dispute">20\u00a0hours</data></p></div></main><footer></footer>';
  const [place, text] = document.querySelectorAll<HTMLElement>("main > *");
  if (!place || !text) throw new Error("unreachable");
  render(<LivePaper text={{ current: text }} parts={parts} />, { container: place });
}

beforeAll(() => {
  stubResizeObserver();
  // What jsdom does not have, and what a test without a layout has no use for.
  Object.assign(Element.prototype, { scrollIntoView() {}, setPointerCapture() {} });
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});

const number = (name: RegExp) => screen.getByRole("spinbutton", { name });
const field = (name: RegExp) => screen.getByRole("textbox", { name });
const bar = () => within(screen.getByRole("region", { name: "Changes of the run" }));

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

test("the way back in the editor, which goes, leaves the focus on the editor's field", async () => {
  open("?run=job.price:120");
  await userEvent.click(number(/^P,/));
  const back = within(field(/^P,/).closest("form") as HTMLElement).getByRole("button", {
    name: /^Back to 100/,
  });
  await userEvent.click(back);
  expect(back).not.toBeInTheDocument();
  expect(field(/^P,/)).toHaveFocus();
});

test("a way back in the list of changes, which goes, leaves the focus on the next one, and the last on the paper", async () => {
  open("?run=job.price:120,time.dispute:21");
  await userEvent.click(bar().getByRole("button", { name: /^Back to 100/ }));
  expect(bar().getByRole("button", { name: /^Back to 20/ })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
});

test("after the last line of the list of changes comes what stands below it", async () => {
  open("?run=job.price:120,time.dispute:21");
  await userEvent.click(bar().getByRole("button", { name: /^Back to 20/ }));
  expect(bar().getByRole("button", { name: "Copy this address" })).toHaveFocus();
});

test("the list of changes closes at Escape and at a press elsewhere, and not at what stands beside it", async () => {
  open("?run=job.price:120");
  const list = () => screen.getByRole("group");
  const summary = within(list()).getByText("1 number changed, 0 follow");
  await userEvent.click(summary);
  expect(list()).toHaveAttribute("open");
  await userEvent.keyboard("{Escape}");
  expect(list()).not.toHaveAttribute("open");
  expect(summary).toHaveFocus();
  await userEvent.click(summary);
  act(() => bar().getByRole("button", { name: "Reset to the printed run" }).focus());
  expect(list()).toHaveAttribute("open");
  await userEvent.click(screen.getByRole("contentinfo"));
  expect(list()).not.toHaveAttribute("open");
});

test("a change that cannot be taken back keeps its line, and the focus there", async () => {
  open("?run=time.decision:45,time.dispute:40,window.waiting:50");
  const back = bar().getByRole("button", { name: /^Back to 36/ });
  await userEvent.click(back);
  expect(bar().getByText(/^36\shours is not possible/)).toBeVisible();
  expect(back).toHaveFocus();
});

test("as long as there is a bar, what takes the focus and the page's end are scrolled clear of it, however high it is", async () => {
  const paddings = () => [
    document.documentElement.style.scrollPaddingBottom,
    screen.getByRole("contentinfo").style.paddingBottom,
  ];
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(149);
  open("?run=job.price:120");
  expect(paddings()).toEqual(["max(4rem, 157px)", "149px"]);
  await userEvent.click(bar().getByRole("button", { name: "Reset to the printed run" }));
  expect(paddings()).toEqual(["", ""]);
});

test("the wheel scrolls on, and with Control it zooms, also on a number that has the focus", () => {
  open();
  const price = number(/^P,/);
  price.focus();
  for (const ctrlKey of [false, true]) expect(fireEvent.wheel(price, { deltaY: -100, ctrlKey })).toBe(true);
  expect(price).toHaveAttribute("aria-valuenow", "100");
});

test("a click that comes without a pointer opens the editor also after a drag, whose own click opens none", () => {
  open();
  const price = number(/^P,/);
  const point = (type: string, clientX: number) =>
    fireEvent(price, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { isPrimary: true }));
  point("pointerdown", 0);
  point("pointermove", 40);
  point("pointerup", 40);
  expect(price).not.toHaveAttribute("aria-valuenow", "100");
  fireEvent.click(price);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  fireEvent.click(price);
  expect(field(/^P,/)).toBeInTheDocument();
});
