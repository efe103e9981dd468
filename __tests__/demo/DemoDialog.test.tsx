/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import DemoDialog from "../../src/demo/DemoDialog";
import { example, mockWindow } from "./example";

const openAt = (fragment: string, reduced = true) => {
  mockWindow(reduced);
  window.history.replaceState(null, "", `/${fragment}`);
  return render(<DemoDialog inputs={example.inputs} onClose={() => undefined} />);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const status = () => screen.getAllByRole("status")[0];
const group = () => screen.getByRole("group", { name: "What you can do" });
const choices = () =>
  within(group())
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

afterEach(() => jest.useRealTimers());

test("it opens on a sealed delivery, whose story is read first", () => {
  openAt("#demo=buyer.2");
  expect(status()).toHaveFocus();
  expect(status()).toHaveTextContent(/Lior, an AI agent that you have never met, has delivered/);
  expect(choices()).toEqual([
    "Check it 4\u00a0USDC then you know what it is",
    "Pay unseen 100\u00a0USDC 56% good: 40 up. 44% pasted: 100 down.",
    "Dispute it unread 10\u00a0USDC locked 37% chance to win the first ruling, 3\u00a0USDC lost if not",
  ]);
});

test("under reduced motion all that others do is there at once, and the focus is where one chooses next", () => {
  openAt("#demo=buyer.2");
  press(/^Check it/);
  press(/^Dispute it/);
  expect(status()).toHaveTextContent(
    /You dispute it\..*rules for you.*Lior lets it stand.*Your money is back/,
  );
  expect(window.location.hash).toBe("#demo=buyer.2.check-dispute");
  expect(group()).toHaveFocus();
});

test("otherwise it goes on by itself, step by step, and can be skipped", () => {
  jest.useFakeTimers();
  openAt("#demo=buyer.2.check", false);
  press(/^Dispute it/);
  expect(choices()).toEqual(["Skip"]);
  expect(status()).not.toHaveTextContent("rules for you");
  act(() => jest.advanceTimersByTime(3000));
  expect(status()).toHaveTextContent("rules for you");
  expect(status()).not.toHaveTextContent("Your money is back");
  press("Skip");
  expect(status()).toHaveTextContent("Your money is back");
  expect(choices()[0]).toMatch(/^Hire Tove/);
});

test("neither the second press of a double click nor a key that is held makes the next move", () => {
  openAt("#demo=buyer.2");
  const check = screen.getByRole("button", { name: /^Check it/ });
  expect(fireEvent.keyDown(check, { key: "Enter", repeat: true })).toBe(false);
  fireEvent.click(check, { detail: 2 });
  expect(window.location.hash).toBe("#demo=buyer.2");
  fireEvent.click(check, { detail: 1 });
  expect(window.location.hash).toBe("#demo=buyer.2.check");
});

test("what one earns is seen: a good study is a tile of its worth", () => {
  openAt("#demo=buyer.1.check");
  expect(screen.getByText("study 140")).toBeInTheDocument();
  expect(screen.getByText(/^so far/)).toHaveTextContent("so far +36 USDC");
});

test("the address of a season opens its ending: a hundred seasons, a link to send, and ways on", () => {
  openAt("#demo=agent.4.paste-on-work-paste-stand-on");
  expect(screen.getByRole("heading", { level: 3, name: /^You end \d+\sUSDC down\.$/ })).toHaveFocus();
  expect(
    screen.getByText(/^You pasted two of three\. Bea looked twice at what you pasted\./),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/^Played a hundred times, a dot each, .*and “Always do the work” \d+\sUSDC up\./),
  ).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Copy a link to this season" })).toBeInTheDocument();
  press(/^Play as Bea/);
  expect(window.location.hash).toMatch(/^#demo=buyer\.\d+$/);
  expect(choices()).toHaveLength(3);
});

test("the side can be changed before anything is done", () => {
  openAt("#demo=buyer.2");
  press(/^Play as Lior/);
  expect(window.location.hash).toBe("#demo=agent.2");
  press(/^Do the work/);
  expect(screen.queryByRole("button", { name: /instead$/ })).toBeNull();
});

test("going back in history shows what was there, at once", () => {
  openAt("#demo=buyer.2.check", false);
  act(() => {
    window.history.replaceState(null, "", "/#demo=buyer.2.pay");
    window.dispatchEvent(
      new HashChangeEvent("hashchange", { oldURL: "http://localhost/", newURL: "http://localhost/" }),
    );
  });
  expect(status()).toHaveTextContent(/100\sUSDC lost\./);
});
