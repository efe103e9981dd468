/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { heldThrough } from "../../src/demo/beads";
import { isWorkKnown } from "../../src/demo/choices";
import DemoDialog from "../../src/demo/DemoDialog";
import { demoAddress, readSeason } from "../../src/demo/demo-address";
import { ACCOUNTS, accountText, amount } from "../../src/demo/demo-texts";
import { isTold } from "../../src/demo/escrow-company";
import { demo, mockDemoWindow, publishedRun } from "../demo-content";

beforeEach(() => {
  window.history.replaceState(null, "", "/#demo");
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} });
  mockDemoWindow();
});

const openAt = (address: string, random = () => 0.5) => {
  window.history.replaceState(null, "", `/#demo${address}`);
  return render(<DemoDialog published={publishedRun} onClose={() => undefined} random={random} />);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const status = () => screen.getByRole("status");

// By selectors, since a query by role takes longer than a step of the demo.
const choices = () => [...document.querySelectorAll("[data-choices] button:not(:disabled)")];

/** What the dialog shows against what the machine makes of its address. */
function expectTheModel(): void {
  const season = readSeason(demo, window.location.hash);
  expect(demoAddress(season)).toBe(window.location.hash);
  if (!season || !isTold(season.tale)) return;
  const held = heldThrough(demo, season, isWorkKnown(season) ? season.played.work : null).at(-1);
  for (const account of ACCOUNTS) {
    const [name, balance] = document.querySelector(`[data-account=${account}]`)?.children ?? [];
    expect([name?.textContent, balance?.textContent]).toEqual([
      accountText(demo, account, season.side, season.played.seller),
      amount(held?.[account] ?? 0),
    ]);
  }
}

test("a press makes one move: neither the second of two quick ones nor a key that is held makes the next one", () => {
  openAt("=buyer.nfxl");
  const choice = () => screen.getByRole("button", { name: /^Dispute/ });
  expect(fireEvent.keyDown(choice(), { key: "Enter", repeat: true })).toBe(false);
  expect(fireEvent.keyDown(choice(), { key: "Enter" })).toBe(true);
  fireEvent.click(choice(), { detail: 1 });
  const next = screen.getByRole("button", { name: /^Let Vero/ });
  fireEvent.click(next, { detail: 2 });
  expect(status()).toHaveTextContent(/^You dispute/);
  fireEvent.click(next, { detail: 1 });
  expect(status()).toHaveTextContent(/^Vero, a machine, rules/);
});

test("any walk through its buttons shows the machine's numbers at each step, and its address holds the walk", () => {
  fc.assert(
    fc.property(fc.constantFrom("buyer", "agent"), fc.array(fc.nat(9), { maxLength: 30 }), (side, picks) => {
      const { unmount } = openAt(`=${side}`);
      try {
        for (const pick of picks) {
          const buttons = choices();
          const button = buttons[pick % buttons.length];
          if (!button) throw new Error("There was nothing to press.");
          fireEvent.click(button);
          expectTheModel();
        }
      } finally {
        unmount();
      }
    }),
    { numRuns: 12 },
  );
});

test("Start over leads back to the choice of a side", () => {
  openAt("=buyer.nfxldbt");
  press("Start over");
  expect(window.location.hash).toBe("#demo");
});

test("it begins with a choice of a side, then with a company that errs as anybody may, and then with the first job", () => {
  openAt("");
  press(/^Bea, who buys/);
  press(/^Pay the company/);
  press(/^Ask for your money back/);
  expect(status()).toHaveTextContent("The company rules for Lior.");
  press(/^Ask how/);
  expect(status()).toHaveTextContent(
    /you cannot check.*earns the same whoever wins.*Judges err there as often/,
  );
  press(/^Five jobs by that rule/);
  press(/^Hire Lior/);
  expect(status()).toHaveTextContent(/Nobody holds this money/);
});

test("the company can be skipped at any step but the last, and the money is then where it was", () => {
  openAt("=agent.oM");
  press("Skip to the chain");
  expect(window.location.hash).toBe("#demo=agent.oMn");
  expectTheModel();
  expect(screen.queryByRole("button", { name: "Skip to the chain" })).toBeNull();
});

test("whoever looks pays for it, sees what the work is like, and only then can dispute it, at the odds that it has", () => {
  openAt("=buyer.nfx");
  expect(screen.getByRole("button", { name: /^Dispute it/ })).toBeDisabled();
  expect(document.querySelector("[data-account=looking]")).toHaveAttribute("data-shown", "false");
  press(/^Look first/);
  expect(document.querySelector("[data-account=looking]")).toHaveTextContent("Looking4");
  expect(screen.getByText(/it is poor/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Dispute it/ })).toHaveAccessibleName(/80\s% to win/);
});

test("what good work cost is seen by a buyer who looks, and at the end", () => {
  const spent = () => document.querySelector("[data-account=work]");
  openAt("=buyer.nfs");
  expect(spent()).toHaveTextContent("Work0");
  press(/^Look first/);
  expect(spent()).toHaveTextContent("Work60");
  cleanup();
  openAt("=buyer.nfsa");
  expect(spent()).toHaveTextContent("Work60");
});

test("from the second job on a buyer chooses between two agents by three numbers each", () => {
  openAt("=buyer.nfslan");
  expect(
    screen.getByRole("button", {
      name: /^Hire Lior 104 USDC 68 points, worth 34 of the price 18\s% risk of poor work/,
    }),
  ).toBeInTheDocument();
  press(/^Hire Sana, who is new 70 USDC 0 points, worth 0 of the price 55\s% risk of poor work/);
  expect(status()).toHaveTextContent(/You have paid 70\sUSDC into escrow\. Sana can see it/);
});

test("who is tempted to cheat is told what it saves, how likely a look is, and what it would cost", () => {
  openAt("=agent.nfslanf");
  expect(screen.getByText(/saved by poor work/).closest("p")).toHaveTextContent(
    /60 USDC saved by poor work 50\s% risk that Bea looks, by your record 143 USDC lost on average if she does, in pay and record/,
  );
});

test("an agent that fell is passed over unless it asks less than somebody whose record is whole", () => {
  openAt("=agent.nfxldbtn");
  expect(status()).toHaveTextContent(
    /Tove, whose record is whole, asks 100\sUSDC; Bea passes you over unless you ask 94\sUSDC/,
  );
});

test.each([
  ["buyer.nfxt", /100\sUSDC lost\..*You paid unseen\. A look would have cost 4\sUSDC/],
  ["buyer.nfxla", /104\sUSDC lost\..*You had seen it, and paid/],
  ["buyer.nfst", /40\sUSDC gained\..*Silence is no praise/],
  ["buyer.nfxldbt", /4\sUSDC lost\..*Lior’s record falls from 60 to 45\spoints/],
  ["buyer.nfxldgpG", /134\sUSDC lost\..*ruling is wrong, and it stands/],
  ["agent.nfxt", /100\sUSDC gained\..*did not look/],
  ["agent.nfxldbt", /18\sUSDC lost\..*Your record falls from 60 to 45\spoints/],
  ["agent.nc", /Nothing gained, nothing lost\..*somebody else does it/],
])("after %s the ending says what it came to", (moves, words) => {
  openAt(`=${moves}`);
  expect(status()).toHaveTextContent(words);
});

test("after five jobs the score stands beside two ways to play, and leads to a market, to the other side, and on", () => {
  openAt(`=buyer.n${"fslan".repeat(5)}`);
  expect(status()).toHaveTextContent(
    /You end \d+\sUSDC up\..*\+\d+ on average by looking every time.*−\d+ by buying cheap/,
  );
  expect(screen.getByRole("link", { name: /^What if everybody played/ })).toHaveAttribute(
    "href",
    "#demo=market",
  );
  press(/^Play as Lior/);
  expect(window.location.hash).toBe("#demo=agent");
});

test("a press leads on to the first choice, and a link to the story, so that no choice looks like advice", () => {
  openAt("=buyer.nfx");
  expect(status()).toHaveFocus();
  press(/^Look first/);
  expect(screen.getByRole("button", { name: /^Dispute it/ })).toHaveFocus();
  window.history.replaceState(null, "", "/#demo=buyer.nfsa");
  act(
    () =>
      void window.dispatchEvent(
        new HashChangeEvent("hashchange", { oldURL: "http://localhost/", newURL: "http://localhost/" }),
      ),
  );
  expect(status()).toHaveFocus();
});
