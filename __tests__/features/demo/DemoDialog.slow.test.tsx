/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { readDemoAddress } from "../../../src/features/demo/address";
import DemoDialog from "../../../src/features/demo/DemoDialog";
import { currentOf, playEvents } from "../../../src/features/demo/play";
import { recordOfJobs, reputationAt } from "../../../src/features/demo/reputation";
import { ACCOUNTS, accountText, amount, sentenceOf } from "../../../src/features/demo/texts";
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
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

// By selectors, since a query by role takes longer than a step of the demo.
const choices = () => [...document.querySelectorAll("[data-actor] button:not([aria-disabled=true])")];
const statusText = () => document.querySelector("[role=status]")?.textContent;
const clock = () => document.querySelector<HTMLInputElement>("[type=range]");

/** What the dialog shows against what the machine makes of the events in its address. */
function expectTheModel(): void {
  const { events, whole } = readDemoAddress(demo, window.location.hash);
  expect(whole).toBe(true);
  const jobs = playEvents(demo, events);
  const { job } = currentOf(jobs);
  for (const account of ACCOUNTS) {
    const [name, balance] = document.querySelector(`[data-account=${account}]`)?.children ?? [];
    expect([name?.textContent, balance?.textContent]).toEqual([
      accountText(demo, account),
      amount(job.accounts[account]),
    ]);
  }
  expect(statusText()).toBe(sentenceOf(demo, job));
  const record = recordOfJobs(demo, jobs);
  const [, shown] = /^Reputation ([\d.]+)/.exec(screen.getByText(/^Reputation /).textContent ?? "") ?? [];
  expect(Number(shown)).toBeCloseTo(reputationAt(demo, record, record.today), 1);
}

test("a press makes one move: neither the second of two quick ones nor a key that is held makes the next one", () => {
  open();
  const choice = () => screen.getByRole("button", { name: /^I hire / });
  expect(fireEvent.keyDown(choice(), { key: "Enter", repeat: true })).toBe(false);
  expect(fireEvent.keyDown(choice(), { key: "Enter" })).toBe(true);
  fireEvent.click(choice(), { detail: 1 });
  const next = screen.getByRole("button", { name: /^I deliver the study/ });
  fireEvent.click(next, { detail: 2 });
  expect(next).toBeInTheDocument();
  fireEvent.click(next, { detail: 1 });
  expect(next).not.toBeInTheDocument();
});

test("any walk through its buttons shows the machine's numbers at each step, and its address holds the walk", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), fc.nat(90)), { maxLength: 16 }), (steps) => {
      window.history.replaceState(null, "", "/#demo");
      const { unmount } = open();
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
        const undo = screen.getByRole("button", { name: "Undo" });
        for (const _ of steps) {
          fireEvent.click(undo);
          expectTheModel();
        }
        expect(window.location.hash).toBe("#demo");
        const redo = screen.getByRole("button", { name: "Redo" });
        for (const _ of steps) fireEvent.click(redo);
        expect(window.location.hash).toBe(walked);
        fireEvent.click(screen.getByRole("button", { name: "Start over" }));
        expect(window.location.hash).toBe("#demo");
        expect(redo).toHaveAttribute("aria-disabled", String(steps.length === 0));
      } finally {
        unmount();
      }
    }),
    { numRuns: 10 },
  );
});

test("an address opens where it leads, and one that asks for too much says so and goes as far as it can", () => {
  window.history.replaceState(null, "", "/#demo=fsdgpGx");
  open();
  expect(statusText()).toMatch(
    /^The address asked for a step that the rules refuse\..*Bea ends at −130, Lior at 100\.$/,
  );
  expect(window.location.hash).toBe("#demo=fsdgpG");
  press("Undo");
  expect(statusText()).toMatch(/^Bea locks/);
});

test("the clock closes a window: what is too late can still be read, and is not done", () => {
  window.history.replaceState(null, "", "/#demo=fs");
  open();
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

test.each([
  ["fsd", 0, /rule on good work, Bea wins in 2\s%$/, /Vero, a machine, rules for Bea\./],
  ["fsd", 0.02, /rule on good work, Bea wins in 2\s%$/, /Vero, a machine, rules for Lior\./],
  ["fsdgp", 0.59, /judge a wrong ruling is reversed in 60\s%$/, /reverse the ruling/],
  ["fsdgp", 0.59, /judge a right ruling is reversed in 10\s%$/, /uphold the ruling/],
])("after %s chance, at %s, decides by its odds: %s leads to %s", (path, chance, draw, sentence) => {
  window.history.replaceState(null, "", `/#demo=${path}`);
  open(() => chance);
  press(draw);
  expect(statusText()).toMatch(sentence);
});

describe("the film", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => {
    // Each step sets the timer of the next.
    for (let passed = 0; passed < milliseconds; passed += 50) act(() => void jest.advanceTimersByTime(50));
  };

  test("plays all eight endings in half a minute, says nothing meanwhile, can be stopped and gone on with", () => {
    open();
    press("Play all eight");
    pass(15_000);
    expect(screen.getByRole("status")).toHaveAttribute("aria-live", "off");
    press("Pause");
    const stands = window.location.hash;
    pass(5_000);
    expect(window.location.hash).toBe(stands);
    press("Go on");
    pass(18_000);
    expect(screen.getByRole("heading", { name: "8 of 8 endings" })).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite");
    expectTheModel();
  });

  test("runs at the speed that is chosen", () => {
    open();
    press("Speed 1×");
    press("Play all eight");
    pass(17_000);
    expect(screen.getByRole("heading", { name: "8 of 8 endings" })).toBeInTheDocument();
  });
});
