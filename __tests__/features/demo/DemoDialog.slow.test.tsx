/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import fc from "fast-check";
import { readDemoAddress } from "../../../src/features/demo/address";
import DemoDialog from "../../../src/features/demo/DemoDialog";
import { lastOf, playEvents } from "../../../src/features/demo/play";
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

/** An element that is looked for again only once it has left the page: to look by role takes longer than a step of the demo. */
function kept<T extends HTMLElement>(find: () => T): () => T {
  let found: T | undefined;
  return () => {
    if (!found?.isConnected) found = find();
    return found;
  };
}

const chooser = kept(() => screen.getByRole("region", { name: /^You are /, hidden: true }));
const choices = () =>
  within(chooser())
    .getAllByRole("button", { hidden: true })
    .filter((button) => button.getAttribute("aria-disabled") !== "true");
const status = kept(() => screen.getByRole("status", { hidden: true }));
const statusText = () => seen(status()).textContent;
const clockSlider = kept(() => screen.getByRole("slider", { hidden: true }));
const reputation = kept(() => screen.getByText(/^Reputation /));

/** An element, if nothing hides it. To look up all styles of all that it stands in would take longer than the walk. */
function seen<T extends HTMLElement>(element: T): T {
  expect(element.closest("[hidden], [aria-hidden=true], [inert]")).toBeNull();
  return element;
}

/** What the dialog shows against what the machine makes of the events in its address. */
function expectTheModel(): void {
  const { events, whole } = readDemoAddress(demo, window.location.hash);
  expect(whole).toBe(true);
  const jobs = playEvents(demo, events);
  const played = lastOf(jobs);
  const job = lastOf(played.states);
  for (const account of ACCOUNTS) {
    const [name, balance] = document.querySelector(`[data-account=${account}]`)?.children ?? [];
    expect([name?.textContent, balance?.textContent]).toEqual([
      accountText(demo, account),
      amount(job.accounts[account]),
    ]);
  }
  expect(statusText()).toBe(sentenceOf(demo, played));
  const record = recordOfJobs(demo, jobs);
  const [shown] = /(?<=^Reputation .*?)[\d.]+/.exec(reputation().textContent ?? "") ?? [];
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
          const clock = seen(clockSlider());
          if (!clock.hasAttribute("disabled")) fireEvent.change(clock, { target: { value: String(hour) } });
          const buttons = choices();
          const button = buttons[pick % buttons.length];
          if (!button) throw new Error("There was nothing to press.");
          fireEvent.click(seen(button));
          expectTheModel();
        }
        const undo = screen.getByRole("button", { name: "Undo" });
        for (const _ of steps) {
          fireEvent.click(undo);
          expectTheModel();
        }
        expect(window.location.hash).toBe("#demo");
      } finally {
        unmount();
      }
    }),
    { numRuns: 25 },
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

test("another address is followed while it is open", () => {
  open();
  window.history.replaceState(null, "", "/#demo=fsa");
  fireEvent(window, new Event("hashchange"));
  expect(statusText()).toMatch(/^Bea accepts/);
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
  [0, "Vero, a machine, rules for Bea."],
  [0.02, "Vero, a machine, rules for Lior."],
])("a draw with odds of 2 % for Bea, at %s", (chance, sentence) => {
  window.history.replaceState(null, "", "/#demo=fsd");
  open(() => chance);
  press(/^Let chance rule on good work, Bea wins in 2\s%$/);
  expect(statusText()).toContain(sentence);
});

test("an appeal is drawn with the odds of a right or a wrong ruling", () => {
  window.history.replaceState(null, "", "/#demo=fsdgp");
  open(() => 0.59);
  press(/^Let chance judge a wrong ruling is reversed in 60\s%$/);
  expect(statusText()).toMatch(/reverse the ruling/);
  press("Undo");
  press(/^Let chance judge a right ruling is reversed in 10\s%$/);
  expect(statusText()).toMatch(/uphold the ruling/);
});

test("the endings that were reached are marked, over all jobs", () => {
  window.history.replaceState(null, "", "/#demo=fsafstfsa");
  open();
  expect(screen.getByRole("heading", { name: "2 of 8 endings" })).toBeInTheDocument();
  expect(
    screen.getAllByRole("listitem").filter(({ textContent }) => textContent?.includes("reached")),
  ).toHaveLength(2);
});

describe("the film", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => {
    // Each step sets the timer of the next.
    for (let passed = 0; passed < milliseconds; passed += 50) act(() => void jest.advanceTimersByTime(50));
  };

  test("plays all eight endings in half a minute, and can be stopped and gone on with", () => {
    open();
    press("Play all eight");
    pass(15_000);
    press("Pause");
    const stands = window.location.hash;
    pass(5_000);
    expect(window.location.hash).toBe(stands);
    press("Go on");
    pass(18_000);
    expect(screen.getByRole("heading", { name: "8 of 8 endings" })).toBeInTheDocument();
    expectTheModel();
  });

  test("says nothing while it plays, and runs at the speed that is chosen", () => {
    open();
    press("Speed 1×");
    press("Play all eight");
    expect(screen.getByRole("status")).toHaveAttribute("aria-live", "off");
    pass(17_000);
    expect(screen.getByRole("heading", { name: "8 of 8 endings" })).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite");
  });
});
