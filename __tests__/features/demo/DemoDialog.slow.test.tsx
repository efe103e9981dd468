/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { readDemoAddress, readMoves } from "../../../src/features/demo/address";
import { held } from "../../../src/features/demo/beads";
import DemoDialog from "../../../src/features/demo/DemoDialog";
import { currentOf, playEvents } from "../../../src/features/demo/play";
import { recordOfJobs, reputationAt } from "../../../src/features/demo/reputation";
import { ACCOUNTS, accountText, amount, openingText, storyOf } from "../../../src/features/demo/texts";
import { terminalStates } from "../../../src/models/dispute";
import { demo, publishedRun } from "../../demo-content";
import { mockDialogs } from "../../native-dialogs";

beforeEach(() => {
  window.history.replaceState(null, "", "/#demo");
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // jsdom draws no canvases.
  HTMLCanvasElement.prototype.getContext = () => null;
  mockDialogs();
});

const open = (random = () => 0.5) =>
  render(<DemoDialog published={publishedRun} onClose={() => undefined} random={random} />);
const openAt = (address: string, random?: () => number) => {
  window.history.replaceState(null, "", `/#demo${address}`);
  return open(random);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

// By selectors, since a query by role takes longer than a step of the demo.
const choices = () => [...document.querySelectorAll("[data-choices] button:not([aria-disabled=true])")];
const statusText = () => document.querySelector("[role=status]")?.textContent;
const clock = () => document.querySelector<HTMLInputElement>("[type=range]");

const tool = (name: string) =>
  screen.queryAllByRole("button", { name }).find((button) => button.getAttribute("aria-disabled") !== "true");
const isSeen = () => /It is (?:good|poor)/.test(statusText() ?? "");
const isChoice = () => window.location.hash === "#demo";

/** What the dialog shows against what the machine makes of the events in its address. */
function expectTheModel(): void {
  const { side, moves } = readDemoAddress(window.location.hash);
  const { events, from, whole } = readMoves(demo, moves);
  expect(whole).toBe(true);
  // Whoever has changed sides decides about the next job first.
  const jobs = playEvents(demo, events, events.length === from);
  const { job, work } = currentOf(jobs);
  // A buyer who has not looked learns at the end what the work cost.
  const known = side !== "buyer" || terminalStates.has(job.state) || isSeen() ? work : null;
  for (const account of ACCOUNTS) {
    const [name, balance] = document.querySelector(`[data-account=${account}]`)?.children ?? [];
    expect([name?.textContent, balance?.textContent]).toEqual([
      accountText(demo, account, side),
      amount(held(demo, job, known)[account]),
    ]);
  }
  expect(statusText()).toContain(side === null ? openingText(demo) : storyOf(demo, jobs));
  const record = recordOfJobs(demo, jobs);
  const caption = screen.queryByText(/^Lior’s reputation/)?.textContent;
  if (caption)
    expect(Number(/: ([\d.]+)/.exec(caption)?.[1])).toBeCloseTo(reputationAt(demo, record, record.today), 1);
}

test("a press makes one move: neither the second of two quick ones nor a key that is held makes the next one", () => {
  openAt("=all");
  const choice = () => screen.getByRole("button", { name: /^I hire / });
  expect(fireEvent.keyDown(choice(), { key: "Enter", repeat: true })).toBe(false);
  expect(fireEvent.keyDown(choice(), { key: "Enter" })).toBe(true);
  fireEvent.click(choice(), { detail: 1 });
  const next = screen.getByRole("button", { name: /^I do the work well/ });
  fireEvent.click(next, { detail: 2 });
  expect(next).toBeInTheDocument();
  fireEvent.click(next, { detail: 1 });
  expect(next).not.toBeInTheDocument();
});

test("any walk through its buttons shows the machine's numbers at each step, and its address holds the walk", () => {
  const side = fc.constantFrom("buyer", "agent", "all");
  fc.assert(
    fc.property(side, fc.array(fc.tuple(fc.nat(9), fc.nat(90)), { maxLength: 16 }), (side, steps) => {
      const { unmount } = openAt(`=${side}`);
      try {
        for (const [pick, hour] of steps) {
          const slider = clock();
          if (slider && !slider.disabled) fireEvent.change(slider, { target: { value: String(hour) } });
          const buttons = choices();
          const button = buttons[pick % buttons.length];
          if (!button) throw new Error("There was nothing to press.");
          fireEvent.click(button);
          expectTheModel();
        }
        const walked = window.location.hash;
        // As far as this side has been played.
        for (let undo = tool("Undo"); undo && !isChoice(); undo = tool("Undo")) {
          fireEvent.click(undo);
          expectTheModel();
        }
        for (const _ of steps) {
          const redo = tool("Redo");
          if (redo) fireEvent.click(redo);
        }
        if (!isChoice()) expect(window.location.hash).toBe(walked);
        const over = tool("Start over");
        if (over) fireEvent.click(over);
        expectTheModel();
      } finally {
        unmount();
      }
    }),
    { numRuns: 12 },
  );
});

test("it begins with a choice of a side, and what explains comes in when it first matters, and stays", () => {
  open();
  const shown = () =>
    [
      screen.queryByRole("slider") && "clock",
      screen.queryByRole("link", { name: "In the paper" }) && "rule",
      screen.queryByText(/^Lior’s reputation/) && "reputation",
      screen.queryByRole("heading", { name: /of 8 endings/ }) && "endings",
    ].filter(Boolean);
  press(/^Bea, who buys/);
  press(/^I hire Lior/);
  expect(shown()).toEqual([]);
  press(/^See what Lior delivers/);
  expect(shown()).toEqual(["clock", "rule"]);
  press(/^I accept/);
  expect(shown()).toEqual(["clock", "rule", "reputation", "endings"]);
  expect(screen.getByRole("region", { name: "The ending" })).toHaveFocus();
  press(/^I hire Lior again/);
  expect(shown()).toEqual(["rule", "reputation", "endings"]);
  press(/^See what Lior delivers/);
  expect(shown()).toEqual(["clock", "rule", "reputation", "endings"]);
});

test("a buyer knows what the work is like once she has looked, and as long as the job lasts", () => {
  openAt("=buyer.fx");
  expect(statusText()).toMatch(/cannot tell/);
  expect(screen.getByRole("button", { name: /^I dispute it/ })).toHaveAccessibleName(
    /80\s% if it is poor, 2\s% if/,
  );
  press(/^I look at it first/);
  expect(screen.getByRole("button", { name: /^I dispute it/ })).toHaveAccessibleName(/ruling is 80\s%$/);
  expect(statusText()).toMatch(/It is poor/);
  press(/^I dispute/);
  expect(statusText()).toMatch(/It is poor/);
  press("Let Vero, a machine, rule catches 80\u00a0% of poor work, and is wrong about 2\u00a0% of good work");
  expect(statusText()).toMatch(/rules for Bea\..*It is poor/);
});

test("who has looked, and pays for poor work, is told to dispute it", () => {
  openAt("=buyer.fx");
  press(/^I look at it first/);
  press(/^I accept the work/);
  expect(screen.getByRole("region", { name: "The ending" })).toHaveTextContent(/Better: dispute it/);
});

test("a job's end leads to the other side, on which the record goes on", () => {
  openAt("=buyer.fxt");
  press(/^I try Lior’s side/);
  expect(window.location.hash).toBe("#demo=agent.fxt-");
  expect(statusText()).toMatch(/another study\. Lior’s reputation is 60\spoints now/);
  expect(screen.getByRole("heading", { name: "1 of 8 endings" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^I take the job/ })).toHaveFocus();
  // What the other side has done is not taken back as this one's.
  expect(tool("Undo")).toBeUndefined();
  press(/^I take the job/);
  press("Start over");
  expect(window.location.hash).toBe("#demo=agent.fxt-");
  press("Choose a side");
  expect(isChoice()).toBe(true);
});

test("what good work cost is seen by whoever did it, by a buyer who looks, and at the end", () => {
  const spent = () => document.querySelector("[data-account=work]");
  openAt("=buyer.fs");
  expect(spent()).toHaveAttribute("data-shown", "false");
  expect(spent()).toHaveTextContent("Work0");
  press(/^I look at it first/);
  expect(spent()).toHaveAttribute("data-shown", "true");
  expect(spent()).toHaveTextContent("Work60");
  press(/^I accept/);
  expect(spent()).toHaveTextContent("Work60");
  press(/^I try Lior’s side/);
  press(/^I take the job/);
  press(/^I do the work well/);
  expect(spent()).toHaveTextContent("Work60");
});

test("an address opens again where another side's game ended", () => {
  openAt("=buyer.fxt");
  press(/^I try Lior’s side/);
  const told = statusText();
  const address = window.location.hash.replace("#demo", "");
  cleanup();
  openAt(address);
  expect(statusText()).toBe(told);
  expect(screen.getByRole("link", { name: "Lior paid: Bea accepts" })).toHaveAttribute(
    "href",
    "#demo=agent.fxt-fsa",
  );
  press(/^I take the job/);
  press("Undo");
  expect(statusText()).toBe(told);
});

test.each([
  ["fxt", /^Lior’s reputation: 60\. It earns 3\.6\sUSDC a day/],
  ["fsa", /^Lior’s reputation: 60, rising to 69\.1 at most, as accepted work comes to count\./],
  [
    "fxdbt",
    /^Lior’s reputation after a lost dispute: 45\spoints\. Its other work.* It earns 2\.7\sUSDC a day/,
  ],
  ["fxdbtfxt", /^Lior’s reputation after a lost dispute: 4/],
  ["fsd0b0p0B0", /^Lior’s reputation after a lost dispute: 45\s/],
  ["fxdbtfsa", /^Lior’s reputation: 45.*, rising to 60 at most, as accepted/],
])("after %s reputation says what it is, why it rises and what it earns", (moves, caption) => {
  openAt(`=${moves}`);
  expect(screen.getByText(/^Lior’s reputation/)).toHaveTextContent(caption);
});

test.each([
  ["fxt-f", "50"],
  ["fxdbt-f", "100"],
])("after %s the seller knows before the work that the buyer looks at %s %%", (moves, share) => {
  openAt(`=agent.${moves}`);
  const poor = screen.getByRole("button", { name: /^I paste something together/ });
  expect(poor).toHaveTextContent(new RegExp(`Bea looks at ${share}\\s%`));
});

test("whoever changes sides before anything was bought is not told of another study", () => {
  openAt("=buyer.c");
  press(/^I try Lior’s side/);
  expect(statusText()).toMatch(/^Bea needs a market study/);
});

test("whoever hires again is told of the reputation", () => {
  openAt("=buyer.fxdbt");
  expect(screen.getByRole("button", { name: /^I hire Lior again/ })).toHaveTextContent(
    /reputation is 45\spoints/,
  );
});

test("another delivery has to be looked at anew", () => {
  openAt("=buyer.f", () => 0);
  press(/^See what Lior delivers/);
  press(/^I look at it first/);
  press("Undo");
  press(/^See what Lior delivers/);
  expect(statusText()).toMatch(/cannot tell/);
});

test("an ending of the tree can be pressed, and is played", () => {
  openAt("=buyer.fxt");
  const ending = screen.getByRole("link", { name: "Bea refunded: people overrule" });
  expect(ending).toHaveAttribute("href", "#demo=buyer.fxtfsdgpB");
  const entries = window.history.length;
  fireEvent.click(ending);
  expect(window.location.hash).toBe("#demo=buyer.fxtfsdgpB");
  expect(window.history.length).toBe(entries);
});

test("after three endings the numbers can be changed, what is played follows, and what cannot be is refused", () => {
  jest.useFakeTimers();
  const { unmount } = openAt("=buyer.fxtfst");
  expect(screen.queryByText("Change the numbers")).toBeNull();
  unmount();
  openAt("=buyer.fxtfxtfst");
  const price = screen.getByLabelText("what the buyer pays");
  fireEvent.change(price, { target: { value: "200" } });
  expect(screen.getByRole("region", { name: "The ending" })).toHaveTextContent(
    "You have a good study, and are 200 USDC down",
  );
  act(() => void jest.runAllTimers());
  expect(window.location.search).toBe("?run=job.price:200");
  fireEvent.change(price, { target: { value: "0" } });
  expect(screen.getByText(/is not possible/)).toBeInTheDocument();
  press("As printed");
  expect(price).toHaveValue("100");
  jest.useRealTimers();
});

test("an address opens where it leads, and one that asks for too much says so and goes as far as it can", () => {
  openAt("=fsdgpGx");
  expect(statusText()).toMatch(
    /^The rules refuse the next step\..*Bea is 130\sUSDC down, Lior 40\sUSDC up\.$/,
  );
  expect(window.location.hash).toBe("#demo=fsdgpG");
  press("Undo");
  expect(statusText()).toMatch(/^Bea locks/);
});

test("the clock closes a window: what is too late can still be read, and is not done", () => {
  openAt("=fs");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "20" } });
  expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "Hour 20: 52 of 72\u00a0hours left");
  fireEvent.change(screen.getByRole("slider"), { target: { value: "72" } });
  expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "Hour 72: the window has closed");
  const accept = screen.getByRole("button", { name: "I accept the work the window has closed" });
  fireEvent.click(accept);
  expect(window.location.hash).toBe("#demo=fs");
  press(/^I say nothing/);
  expect(statusText()).toMatch(/silence accepts/);
});

describe("the film", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => {
    // Each step sets the timer of the next.
    for (let passed = 0; passed < milliseconds; passed += 500)
      act(() => void jest.advanceTimersByTime(Math.min(500, milliseconds - passed)));
  };

  test("plays all eight endings, says nothing meanwhile, can be stopped and gone on with", () => {
    open();
    const film = screen.getByRole("button", { name: "Watch all eight endings" });
    film.focus();
    fireEvent.click(film);
    expect(film).toHaveFocus();
    pass(60_000);
    expect(document.querySelector("[role=status]")).toHaveAttribute("aria-live", "off");
    press("Pause");
    const stands = window.location.hash;
    pass(20_000);
    expect(window.location.hash).toBe(stands);
    press("Go on");
    pass(300_000);
    expect(screen.getByRole("heading", { name: "8 of 8 endings" })).toBeInTheDocument();
    expect(document.querySelector("[role=status]")).toHaveAttribute("aria-live", "polite");
    expectTheModel();
  });

  test("leaves each sentence as long as its words take to read, and half as long at twice the speed", () => {
    open();
    press("Watch all eight endings");
    const first = statusText() ?? "";
    // Four words a second, which few read faster.
    const needed = first.split(" ").length * 250;
    pass(needed);
    expect(statusText()).toBe(first);
    pass(needed);
    expect(statusText()).not.toBe(first);
    const second = statusText() ?? "";
    press("Speed 1×");
    pass(second.split(" ").length * 250);
    expect(statusText()).not.toBe(second);
  });
});
