/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LivePaper } from "../../src/live/LivePaper";
import { inputs } from "../run-changes";

/** A paper with two numbers as it is served, and what makes it live. */
function open(search = ""): void {
  window.history.replaceState(null, "", `/litepapers/pop${search}`);
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><div></div><div><p class="run" data-body><data data-name="job.price">100\u00a0USDC</data>, <data data-name="time.dispute">20\u00a0hours</data></p></div></main><footer></footer>';
  const [place, text] = document.querySelectorAll<HTMLElement>("main > *");
  if (!place || !text) throw new Error("unreachable");
  render(<LivePaper text={{ current: text }} inputs={inputs} />, { container: place });
}

beforeAll(() => {
  // What jsdom does not have, and what a test without a layout has no use for.
  Object.assign(Element.prototype, { scrollIntoView() {} });
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});

afterEach(() => jest.useRealTimers());

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
  expect(field(/dispute/)).toHaveAccessibleDescription(
    /^From 12 to 24\shours; printed 20\shours\. No less because of “.+”, 12\shours\. No more because of “.+”, 24\shours\.$/,
  );
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

test("the list of changes closes at Escape and at a press elsewhere, and not at what stands beside it", async () => {
  open("?run=job.price:120");
  const list = () => screen.getByRole("group");
  const summary = within(list()).getByText("1 changed");
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

test("as long as there is a bar, the page's end leaves room for it", async () => {
  open("?run=job.price:120");
  expect(screen.getByRole("contentinfo")).toHaveAttribute("data-below-bar");
  await userEvent.click(bar().getByRole("button", { name: "Reset to the printed run" }));
  expect(screen.getByRole("contentinfo")).not.toHaveAttribute("data-below-bar");
  expect(screen.getByRole("main")).toHaveFocus();
});

const price = () => number(/^P,/);

test("Escape closes the editor, and neither it nor a second one takes the change back", async () => {
  open("?run=job.price:150");
  await userEvent.click(price());
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}{Escape}");
  expect(price()).toHaveAttribute("aria-valuenow", "150");
});

test("Control and Z, or the bar's button, take back what was changed until a pause, and that is read out", () => {
  jest.useFakeTimers();
  open();
  const pause = () => act(() => jest.runOnlyPendingTimers());
  const press = (key: string, init = {}) => fireEvent.keyDown(price(), { key, ...init });
  const said = () => document.querySelector("section > [role=status]")?.textContent;
  press("PageUp");
  pause();
  for (let time = 0; time < 3; time += 1) press("ArrowUp");
  pause();
  expect(said()).toMatch(/^P, what the buyer pays: 113\sUSDC, printed 100\sUSDC\. /);
  press("z", { ctrlKey: true });
  expect(price()).toHaveAttribute("aria-valuenow", "110");
  pause();
  expect(said()).toMatch(/^Taken back: P, what the buyer pays: 110\sUSDC again\. /);
  fireEvent.click(bar().getByRole("button", { name: "Undo" }));
  expect(price()).toHaveAttribute("aria-valuenow", "100");
  pause();
  expect(said()).toMatch(/^Taken back: P, what the buyer pays: 100\sUSDC again\. The run is as printed\.$/);
  expect(screen.getByRole("main")).toHaveFocus();
});

test("in a field Control and Z are the field's", async () => {
  open("?run=job.price:120");
  price().focus();
  await userEvent.keyboard("{ArrowUp}{Enter}9");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(price()).toHaveAttribute("aria-valuenow", "121");
});

test("what is typed and refused is said in its editor when the reader presses elsewhere, which the next press closes", async () => {
  open();
  await userEvent.click(price());
  await userEvent.keyboard("9999");
  await userEvent.click(screen.getByRole("contentinfo"));
  expect(field(/^P,/)).toHaveValue("100");
  expect(field(/^P,/)).toHaveAccessibleDescription(
    /^9,999\sUSDC is not possible: “P, what the buyer pays” goes from 8\.01 to 500\sUSDC\.$/,
  );
  await userEvent.click(screen.getByRole("contentinfo"));
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("a number that another one bounds goes as far as it can, and its editor says so, without the focus", async () => {
  open();
  price().focus();
  await userEvent.keyboard("{Home}");
  expect(price()).toHaveAttribute("aria-valuenow", "8.01");
  expect(price()).toHaveAttribute("aria-valuemin", "8.01");
  expect(price()).toHaveFocus();
  expect(field(/^P,/)).toHaveAccessibleDescription(
    /No less because of “price of a small job on the same fees”, 8\sUSDC\./,
  );
});

test("the press that leads into a number's field selects all of it, and a later one does not", async () => {
  open("?run=job.price:120");
  const box = () => field(/^P,/) as HTMLInputElement;
  const down = new MouseEvent("pointerdown", { bubbles: true });
  fireEvent(price(), Object.assign(down, { isPrimary: true, pointerType: "touch" }));
  fireEvent.click(price());
  await userEvent.click(box());
  await userEvent.keyboard("200");
  expect(box()).toHaveValue("200");
  await userEvent.click(box());
  await userEvent.keyboard("5{Enter}");
  expect(box()).toHaveValue("2005");
});
