/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LivePaper } from "../../../src/features/live/LivePaper";
import { inputs } from "../../run-changes";
import { stubResizeObserver } from "../../ui/resize-observer";

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
  stubResizeObserver();
  // What jsdom does not have, and what a test without a layout has no use for.
  Object.assign(Element.prototype, { scrollIntoView() {}, setPointerCapture() {} });
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

test("a way back in the list of changes, which goes, leaves the focus on what comes after it, and the last on the paper", async () => {
  open("?run=job.price:120,time.dispute:21");
  await userEvent.click(bar().getByRole("button", { name: /^Back to 100/ }));
  expect(bar().getByRole("button", { name: /^Back to 20/ })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
  cleanup();
  open("?run=job.price:120,time.dispute:21");
  await userEvent.click(bar().getByRole("button", { name: /^Back to 20/ }));
  expect(bar().getByRole("button", { name: "Copy this address" })).toHaveFocus();
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

test("a change that cannot be taken back keeps its line, and the focus there", async () => {
  open("?run=time.dispute:75,time.decision:80,time.appeal:90,window.waiting:80");
  await userEvent.click(bar().getByText(/^4 changed/));
  const back = bar().getByRole("button", { name: /^Back to 72/ });
  await userEvent.click(back);
  expect(bar().getByText(/^72\shours is not possible/)).toBeVisible();
  expect(back).toHaveFocus();
});

test("a way out in one line, a second button there, does not mislead the focus from the next", async () => {
  open("?run=time.dispute:75,time.decision:80,time.appeal:90,window.waiting:80,job.price:120");
  await userEvent.click(bar().getByRole("button", { name: /^Back to 72/ }));
  expect(bar().getByRole("button", { name: /^Set “the buyer disputes”/ })).toBeInTheDocument();
  await userEvent.click(bar().getByRole("button", { name: /^Back to 100/ }));
  expect(bar().getByRole("button", { name: "Copy this address" })).toHaveFocus();
});

test("as long as there is a bar, what takes the focus and the page's end are scrolled clear of it, however high it is", async () => {
  const paddings = () => [
    document.documentElement.style.scrollPaddingBottom,
    screen.getByRole("contentinfo").style.paddingBottom,
  ];
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(149);
  open("?run=job.price:120");
  expect(paddings()).toEqual(["max(4.5rem, 157px)", "149px"]);
  await userEvent.click(bar().getByRole("button", { name: "Reset to the printed run" }));
  expect(paddings()).toEqual(["", ""]);
});

const price = () => number(/^P,/);
const point = (type: string, clientX: number, init?: MouseEventInit) =>
  fireEvent(
    price(),
    Object.assign(new MouseEvent(type, { bubbles: true, clientX, ...init }), { isPrimary: true }),
  );
const drag = (way: number, init?: MouseEventInit) => {
  point("pointerdown", 0);
  point("pointermove", way / 2, init);
  point("pointermove", way, init);
  point("pointerup", way);
};
const note = () => screen.queryByText(/is not possible/, { selector: "div > p:not([role]) > span" });

test("Escape closes the editor, and neither it nor a second one takes the change back", async () => {
  open("?run=job.price:150");
  await userEvent.click(price());
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}{Escape}");
  expect(price()).toHaveAttribute("aria-valuenow", "150");
});

test("Control and Z take back the last change, with Shift or by Y it is made again, and both are read out", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open();
  price().focus();
  await user.keyboard("{PageUp}");
  await user.keyboard("{ArrowUp}");
  expect(price()).toHaveAttribute("aria-valuenow", "111");
  const said = () => {
    act(() => jest.runOnlyPendingTimers());
    return document.querySelector("section > [role=status]")?.textContent;
  };
  expect(said()).toMatch(/^P, what the buyer pays: 111\sUSDC, printed 100\sUSDC\. /);
  await user.keyboard("{Control>}z{/Control}");
  expect(price()).toHaveAttribute("aria-valuenow", "110");
  expect(said()).toMatch(/^Taken back: P, what the buyer pays: 110\sUSDC again\. /);
  await user.keyboard("{Meta>}z{/Meta}");
  expect(price()).toHaveAttribute("aria-valuenow", "100");
  expect(said()).toMatch(/^Taken back: P, what the buyer pays: 100\sUSDC again\. The run is as printed\.$/);
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await user.keyboard("{Control>}y{/Control}");
  expect(price()).toHaveAttribute("aria-valuenow", "111");
  expect(said()).toMatch(/^Made again: P, what the buyer pays: 111\sUSDC again\. /);
});

test("a drag, and a key that is held, are one step back each; the bar has a button for a finger", async () => {
  open();
  price().focus();
  drag(40);
  expect(price()).toHaveAttribute("aria-valuenow", "149");
  for (let press = 0; press < 3; press += 1)
    fireEvent.keyDown(price(), { key: "ArrowUp", repeat: press > 0 });
  expect(price()).toHaveAttribute("aria-valuenow", "152");
  await userEvent.click(bar().getByRole("button", { name: "Undo" }));
  expect(price()).toHaveAttribute("aria-valuenow", "149");
  await userEvent.click(bar().getByRole("button", { name: "Undo" }));
  expect(price()).toHaveAttribute("aria-valuenow", "100");
  expect(screen.getByRole("main")).toHaveFocus();
});

test("Escape gives up a drag that goes on, and the number is as it was, with nothing to undo", () => {
  open("?run=job.price:120");
  point("pointerdown", 0);
  point("pointermove", 40);
  expect(price()).toHaveAttribute("aria-valuenow", "169");
  fireEvent.keyDown(price(), { key: "Escape" });
  point("pointermove", 80);
  point("pointerup", 80);
  expect(price()).toHaveAttribute("aria-valuenow", "120");
  expect(bar().queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("400 pixels of a drag are the whole of a number's range, five times as many with Shift; its own click opens no editor", () => {
  open();
  drag(400);
  expect(price()).toHaveAttribute("aria-valuenow", "500");
  drag(-80);
  expect(price()).toHaveAttribute("aria-valuenow", "401");
  drag(80, { shiftKey: true });
  expect(price()).toHaveAttribute("aria-valuenow", "420");
  fireEvent.click(price());
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  // A screen reader or a voice clicks without a pointer.
  fireEvent.click(price());
  expect(field(/^P,/)).toBeInTheDocument();
});

test("in a field in which something was typed Control and Z are the field's, in one that only shows the number they take back", async () => {
  open("?run=job.price:120");
  price().focus();
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await userEvent.keyboard("9");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(price()).toHaveAttribute("aria-valuenow", "121");
  await userEvent.keyboard("{Escape}{Enter}");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(price()).toHaveAttribute("aria-valuenow", "120");
});

test("what is typed and refused is said at its number when the reader presses elsewhere, and goes with Escape, the next press or the next change", async () => {
  for (const leave of [
    () => userEvent.keyboard("{Escape}"),
    () => userEvent.click(screen.getByRole("contentinfo")),
    () => fireEvent.keyDown(price(), { key: "ArrowUp" }),
  ]) {
    open();
    await userEvent.click(price());
    await userEvent.keyboard("9999");
    await userEvent.click(document.querySelector("[data-body]") as HTMLElement);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(note()).toHaveTextContent(
      "9,999 USDC is not possible: “P, what the buyer pays” goes from 8.01 to 500 USDC.",
    );
    await leave();
    expect(note()).not.toBeInTheDocument();
    cleanup();
  }
});

test("a number that another one bounds goes as far as it can, says so, and offers to move the other one", async () => {
  open();
  price().focus();
  await userEvent.keyboard("{Home}");
  expect(price()).toHaveAttribute("aria-valuenow", "8.01");
  expect(price()).toHaveAttribute("aria-valuemin", "8.01");
  expect(note()).toHaveTextContent("No less because of “price of a small job on the same fees”, 8 USDC.");
  const beside = within(document.querySelector("section + div") as HTMLElement);
  const offer = () =>
    beside.getByRole("button", { name: /^Set “price of a small job on the same fees” to 0\.\d+\sUSDC$/ });
  expect(offer()).toBeVisible();
  // By the keyboard it is reached in the editor.
  await userEvent.keyboard("{Enter}");
  expect(field(/^P,/)).toHaveAccessibleDescription(/^1\sUSDC is not possible/);
  await userEvent.click(offer());
  expect(price()).toHaveAttribute("aria-valuenow", "1");
  expect(field(/^P,/)).toBeValid();
  expect(field(/^P,/)).toHaveFocus();
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

test("links to other papers lead to the changed run before they are followed, and to the printed one after it is back", async () => {
  open("?run=job.price:120");
  const link = Object.assign(document.createElement("a"), {
    href: "/litepapers/agfi#cover",
    textContent: "AgFi",
  });
  document.body.append(link);
  fireEvent.pointerDown(link);
  expect(link).toHaveAttribute("href", "/litepapers/agfi?run=job.price:120#cover");
  await userEvent.click(bar().getByRole("button", { name: "Reset to the printed run" }));
  fireEvent.focusIn(link);
  expect(link).toHaveAttribute("href", "/litepapers/agfi#cover");
});
