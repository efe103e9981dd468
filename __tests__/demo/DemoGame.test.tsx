/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Crowd } from "../../src/demo/Crowd";
import { DemoGame } from "../../src/demo/DemoGame";
import { RoundsAsText } from "../../src/demo/RoundsAsText";
import { example } from "../fixtures/example";

beforeEach(() => {
  // What is left to chance comes from Math.random, so that each run of these tests plays the same game.
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  window.history.replaceState(null, "", "/demo");
  window.sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} });
});

const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const move = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } });
const getStatus = () => document.querySelector("[role=status]") as HTMLElement;

/** Returns how many squares of a crowd are good, poor and lost to a changed rule, and how many have the dot of a buyer who checks. */
const countSquares = (container: HTMLElement) =>
  ["good", "poor", "changed", "checking"].map(
    (kind) => container.querySelector(`[data-pairs=${kind}]`)?.getAttribute("d")?.match(/M/g)?.length ?? 0,
  );

/** Presses all buttons from the first round to the results. Each press leaves the focus on the heading. */
function playToResults() {
  for (const name of [
    ...[/^Pay 100/, /^Next: Escrow/, /^Paste/, /^Next: A judge/, /^Buy, and check/],
    ...[/^Next: People/, /appeal/, /^Next: A review/, /^Dispute/, /^Next/, /^Wait/, /^12 days/],
    ...[/^Announce/, /^Next: A mistake/, /^Ask/, /^To a chain/],
  ]) {
    press(name);
    expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  }
}

test("a press tells the end, the next one leads on, and Back leaves the demo", () => {
  const { length } = window.history;
  render(<DemoGame example={example} />);
  press(/^Pay 100 in advance/);
  expect(getStatus()).toHaveTextContent(/^You lose 100 USDC\. Lior gains 100\.Lior keeps your 100 and/);
  expect(document.body).toHaveTextContent(/So the money should wait until there is work\..*Next: Escrow/);
  press(/^Next/);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Round 2 of 8 Escrow");
  expect(window.location.search).toBe("?round=2");
  expect(JSON.parse(window.sessionStorage.getItem("demo") ?? "")).toMatchObject({ choices: ["trust"] });
  expect(window.history).toHaveLength(length);
});

/** Opens a round without saved choices, as the buyer. */
function openRound(round: number) {
  window.history.replaceState(null, "", `/demo?round=${round}`);
  render(<DemoGame example={example} />);
}

test("at the company all but waiting is refused", () => {
  openRound(6);
  const ring = document.querySelector("svg")?.outerHTML;
  for (const name of [/^Complain/, /^Take your money/]) {
    press(name);
    expect(screen.getByText(/^(The regulator|Refused).* Nothing has moved\.$/)).toBeVisible();
    expect(document.querySelector("svg")?.outerHTML).toBe(ring);
  }
  press(/^Wait/);
  expect(getStatus()).toHaveTextContent(
    /^You lose 100 USDC\..*By the old rule your 100 would have come back\./,
  );
});

test.each([
  {
    wait: /^12 days.* changes: 0\. .* mistake: −125\.$/,
    desk: [/^Apply/, /^Announce/],
    change: /^Your 100 come back\..* On day 12 the rule finds nothing in escrow\./,
    refusal: /^Refused, by the rules that stopped the company/,
    mistake: /^You lose 125 USDC\..* as you have chosen\./,
    dots: "150 lost",
  },
  {
    wait: /^Not at all.* changes: −100\. .* mistake: 0\.$/,
    desk: [/^Apply/],
    change: /^You lose 100 USDC\..* comes at once, .* Lior is paid your 100 for a study/,
    refusal: /^Refused: by the rules nobody can/,
    mistake: /^Your 100 come back\..* within an hour, before/,
    dots: "25 spent",
  },
])(
  "the player, as the company, changes a rule of an own job ($wait), and what mends a mistake waits as long",
  (row) => {
    const { wait, desk, change, refusal, mistake, dots } = row;
    openRound(6);
    press(/^Wait/);
    press(wait);
    expect(document.querySelector("[data-party=buyer]")).toHaveTextContent("You");
    expect(document.querySelector("[data-party=agent]")).toHaveTextContent("Lior");
    const ring = document.querySelector("svg")?.outerHTML;
    for (const name of desk) {
      expect(document.querySelector("svg")?.outerHTML).toBe(ring);
      press(name);
    }
    expect(getStatus()).toHaveTextContent(change);
    press(/^Next/);
    press(/^Take your money/);
    expect(screen.getByText(refusal)).toBeVisible();
    press(/^Ask for an upgrade/);
    expect(getStatus()).toHaveTextContent(mistake);
    expect(screen.getByText(/^\d+ (?:spent|lost)$/)).toHaveTextContent(dots);
  },
);

test("the days count down before the end of a job on the chain is told", () => {
  jest.useFakeTimers();
  jest.mocked(window.matchMedia).mockReturnValue({ ...window.matchMedia(""), matches: false });
  openRound(7);
  press(/^Announce/);
  for (const days of [12, 11, 10, 10]) {
    expect(getStatus()).toHaveTextContent(new RegExp(`^${days} days left$`));
    expect(screen.queryByRole("button")).toBeNull();
    act(() => void jest.advanceTimersByTime(1100));
  }
  expect(getStatus()).toHaveTextContent(/^Your 100 come back/);
  jest.useRealTimers();
});

test.each([
  [/^To the company.*−100.* 0\.$/, "−50", /^You chose the company\./, "0 days", [50, 0, 50]],
  [/^To a chain.* 0\..*−125\.$/, "−62.5", /^You chose the chain\./, "12 days", [50, 50, 0]],
])("a hundred jobs go to the place that the player chooses (%s)", (place, gain, other, wait, squares) => {
  openRound(8);
  press(/^Ask/);
  press(place);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(
    `${gain} USDC a job, if 50 of 100 dangers are mistakes`,
  );
  expect(screen.getByText(other)).toHaveTextContent(/With fewer than 44 of 100, the chain leaves you more\./);
  expect(getStatus()).toHaveTextContent(`This leaves you ${gain} USDC a job.`);
  expect(screen.getAllByRole("slider")[0]).toHaveAttribute("aria-valuetext", wait);
  expect(countSquares(document.body).slice(0, 3)).toEqual(squares);
});

test("a wait of some days is the worst of both, and only mistakes make no wait the best", () => {
  openRound(8);
  press(/^Ask/);
  press(/^To a chain/);
  const [wait, mistakes] = screen.getAllByRole("slider") as [HTMLElement, HTMLElement];
  move(wait, 1);
  expect(getStatus()).toHaveTextContent(/^This leaves you −108\.2 USDC a job\. Too slow .* not slow enough/);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(/^−108\.2 USDC a job/);
  move(mistakes, 1);
  move(wait, 0);
  expect(getStatus()).toHaveTextContent(/^This leaves you 0 USDC a job\. Every mistake is mended/);
});

test("the results have a row for each side, and the other side can be played", () => {
  render(<DemoGame example={example} />);
  playToResults();
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["Bea", "Lior"]);
  const owned = [...document.querySelectorAll("[data-own=true]")].map(({ textContent }) => textContent);
  expect(owned).toEqual(["−100", expect.any(String), "0", "−100", "0", "−125", "+80", "+20"]);
  expect(document.querySelector("[href='/litepapers/pop#what-attacks-cost']")).toBeVisible();
  press(/^Play the other side/);
  expect(getStatus()).toHaveTextContent(/You are Lior\./);
  expect(window.location.search).toBe("?round=1");
  expect(JSON.parse(window.sessionStorage.getItem("demo") ?? "")).toMatchObject({ firstSide: "agent" });
});

test("in round 5 all buyers do as the player, and the sliders change its rules, so that the cliff can be found", () => {
  openRound(5);
  press(/^Accept it/);
  expect(screen.getByText(/^Suppose buyers accept even without a bribe\. Poor work pays Lior/)).toBeVisible();
  expect(countSquares(document.body)[1]).toBe(100);
  cleanup();
  window.sessionStorage.clear();
  openRound(5);
  press(/^Dispute/);
  const [found, acting] = screen.getAllByRole("slider") as [HTMLElement, HTMLElement];
  const getMarket = () => document.querySelectorAll("[role=status]")[1];
  expect(getMarket()).toHaveTextContent(/^Good work pays Lior 34.3 USDC more/);
  move(found, 0.56);
  expect(getMarket()).toHaveTextContent(/^Good work pays/);
  move(found, 0.55);
  expect(getMarket()).toHaveTextContent(
    /^If nobody checked, poor work.*13 of 100 studies stay poor.* 5 of 100, because/,
  );
  move(found, 0.8);
  move(acting, 0.5);
  expect(getMarket()).toHaveTextContent(/^Poor work pays Lior 12.9 USDC more/);
});

test("the text has all rounds with every option", () => {
  render(<RoundsAsText example={example} />);
  expect(document.body).toHaveTextContent(
    /^Round 1Pay first.*2Escrow.*3A judge.*4People, on.*5A review of.*6The same, at.*7The same, on.*8A mistake in/,
  );
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(43);
});

test("the crowd has a square for each of a hundred pairs, and a dot for each buyer that checks", () => {
  const { container } = render(<Crowd poorShare={0.05} checkingShare={0.6} isOrdered />);
  expect(countSquares(container)).toEqual([95, 5, 0, 60]);
});
