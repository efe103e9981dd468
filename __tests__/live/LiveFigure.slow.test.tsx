/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LiveFigure } from "../../src/live/LiveFigure";
import { createLiveStore, type LiveStore } from "../../src/live/store";
import { figures } from "../../src/figures/registry";
import { inputs } from "../run-changes";

let address = "";

/** A page with one live figure. */
function open(name: string, search = ""): { figure: HTMLElement; store: LiveStore } {
  address = search;
  const store = createLiveStore(inputs, {
    read: () => address,
    write: (next) => {
      address = next;
    },
  });
  const [figure, drawing, controls] = ["figure", "div", "div"].map((tag) => document.createElement(tag));
  const definition = figures[name];
  if (!figure || !drawing || !controls || !definition) throw new Error(`There is no figure ${name}.`);
  figure.dataset.figure = name;
  figure.append(drawing, controls);
  document.body.replaceChildren(figure);
  render(<LiveFigure {...{ figure, drawing, controls, definition, store }} />);
  return { figure, store };
}

beforeAll(() => {
  // What jsdom does not have, and what a test of drawings without a layout has no use for.
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null });
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
});

const deposit = "Deposit D";
const slider = (name = deposit) => screen.getByRole("slider", { name });
const typed = (name = deposit) => screen.getByRole("textbox", { name: `${name}, typed` });
const status = () => document.querySelector("output");
const changes = (store: LiveStore) => store.getSnapshot().changes;

/** The point of the drawing that can be pulled. */
function pointOf(figure: HTMLElement): SVGElement {
  const point = figure.querySelector<SVGElement>("[data-input='appeal.deposit']");
  if (!point) throw new Error("There is no point.");
  return Object.assign(point, { setPointerCapture() {}, hasPointerCapture: () => true });
}

test("the slider, buttons and typing all change the input by which the drawing is made", async () => {
  const { figure, store } = open("appeal-threshold");
  const before = figure.querySelector("svg")?.innerHTML;
  await userEvent.click(screen.getByRole("button", { name: `${deposit}: more` }));
  const once = changes(store)["appeal.deposit"] ?? 0;
  expect(once).toBeGreaterThan(20);
  expect(slider()).toHaveValue(String(once));
  expect(slider()).toHaveAttribute("aria-valuetext", `${once}\u00a0USDC`);
  expect(figure.querySelector("svg")?.innerHTML).not.toBe(before);
  await userEvent.click(screen.getByRole("button", { name: `${deposit}: less` }));
  expect(changes(store)).toEqual({});
  expect(figure.querySelector("svg")?.innerHTML).toBe(before);
  fireEvent.change(slider(), { target: { value: "51" } });
  expect(changes(store)).toEqual({ "appeal.deposit": 51 });
  await userEvent.clear(typed());
  await userEvent.type(typed(), "7.5{Enter}");
  expect(changes(store)).toEqual({ "appeal.deposit": 7.5 });
  expect(typed()).toHaveFocus();
  expect(typed()).toHaveValue("7.5");
  expect(status()).toHaveTextContent("At 7.5 USDC the small job’s loser appeals wrong decisions only");
  expect(address).toBe("?run=appeal.deposit:7.5");
});

test("what a finger changed before the browser took it for scrolling is as it was, at a slider and at a point", () => {
  const { figure, store } = open("appeal-threshold", "?run=appeal.deposit:51");
  fireEvent.pointerDown(slider());
  fireEvent.change(slider(), { target: { value: "90" } });
  expect(changes(store)["appeal.deposit"]).toBe(90);
  fireEvent.pointerCancel(slider());
  expect(slider()).toHaveValue("51");

  const point = pointOf(figure);
  fireEvent.pointerDown(point);
  act(() => store.change("appeal.deposit", 90));
  fireEvent.pointerCancel(point);
  expect(changes(store)["appeal.deposit"]).toBe(51);
});

test("a point that is pulled to where it cannot be says so, beside the field of its number", () => {
  const { figure, store } = open("appeal-threshold");
  const point = pointOf(figure);
  fireEvent.pointerDown(point);
  // Nothing has a width here, so it is pulled to no number.
  fireEvent.pointerMove(point);
  expect(typed()).toHaveAccessibleDescription(/^Not a number/);
  act(() => store.change("appeal.deposit", 21));
  expect(typed()).not.toHaveAccessibleDescription();
});

test("a slider shows where it is, where the printed number is, and what that was", () => {
  open("appeal-threshold", "?run=appeal.right:0.2");
  const control = slider("Right decisions reversed").closest<HTMLElement>("[role=group]");
  expect(Number(control?.style.getPropertyValue("--at"))).toBeCloseTo(0.4);
  expect(Number(control?.style.getPropertyValue("--was"))).toBeCloseTo(0.2);
  expect(control?.querySelector("[data-visible=true]")).toHaveTextContent("was 10");
  expect(slider().closest("[role=group]")?.querySelector("[data-visible=true]")).toBeNull();
});

test("a share is shown and typed in per cent", async () => {
  const { store } = open("appeal-threshold");
  const wrong = "Wrong decisions reversed";
  expect(typed(wrong)).toHaveValue("60");
  await userEvent.clear(typed(wrong));
  await userEvent.type(typed(wrong), "70{Enter}");
  expect(changes(store)["appeal.wrong"]).toBe(0.7);
  expect(slider(wrong)).toHaveAttribute("aria-valuetext", "70%");
});

describe("a number that is typed and refused", () => {
  const refused = /is not possible|Not a number/;

  test.each(["100000", "1e2", "1.000,5", "none"])(
    "“%s” stays in its field with the sentence, also after Tab",
    async (text) => {
      const { store } = open("appeal-threshold");
      await userEvent.clear(typed());
      await userEvent.type(typed(), text);
      expect(typed()).not.toHaveAccessibleDescription();
      await userEvent.tab();
      expect(typed()).toHaveValue(text);
      expect(typed()).toBeInvalid();
      expect(typed()).toHaveAccessibleDescription(refused);
      expect(slider()).toHaveValue("20");
      expect(changes(store)).toEqual({});
    },
  );

  test.each([
    [
      "the number is corrected",
      () => userEvent.type(typed(), "{Backspace}{Backspace}{Backspace}{Backspace}"),
    ],
    ["Escape is pressed in it", () => userEvent.type(typed(), "{Escape}")],
    ["the slider moves", async () => fireEvent.change(slider(), { target: { value: "51" } })],
  ])("the sentence goes when %s, and the field shows the number", async (_, correct) => {
    open("appeal-threshold");
    await userEvent.clear(typed());
    await userEvent.type(typed(), "100000{Tab}");
    expect(typed()).toHaveAccessibleDescription(refused);
    await correct();
    await userEvent.tab();
    expect(typed()).not.toHaveAccessibleDescription();
    expect(typed()).toBeValid();
    expect(typed()).toHaveValue((slider() as HTMLInputElement).value);
  });

  test("the sentence stands at the figure at which the number was typed, not at another with the same number", async () => {
    const { store } = open("appeal-threshold");
    act(() => store.change("appeal.deposit", 100000));
    expect(store.getSnapshot().refusal?.sentence).toMatch(refused);
    expect(typed()).not.toHaveAccessibleDescription();
  });
});

test("Reset takes back all that was changed at a figure, and its view, and nothing else", async () => {
  const { store } = open("job-states", "?run=job.price:120,job.slash:20,entry.burn:12&fig.job-states=bribe");
  const path = screen.getByRole("combobox", { name: "Path" });
  expect(path).toHaveValue("bribe");
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(changes(store)).toEqual({ "entry.burn": 12 });
  expect(address).toBe("?run=entry.burn:12");
  expect(path).toHaveValue("");
});

test("what cannot be taken back, since another change stands in its way, is said at the figure", async () => {
  const search = "?run=time.dispute:75,time.decision:80,time.appeal:90,window.waiting:80";
  const { store } = open("multi-hop-deadlines", search);
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(changes(store)["window.waiting"]).toBe(80);
  expect(
    screen.getByText("Not possible. In the run, the buyer disputes before the waiting period ends."),
  ).toBeVisible();
});

test("a link to an attack shows it in the figure, also where the changed run stands in its address", async () => {
  const { store } = open("job-states");
  const link = document.createElement("div");
  link.className = "run-attack";
  link.innerHTML =
    '<a href="/litepapers/pop?fig.job-states=bribe&run=job.price:120#figure-2">Run this attack</a>';
  document.body.append(link);
  Element.prototype.scrollIntoView = jest.fn();
  await userEvent.click(screen.getByRole("link", { name: "Run this attack" }));
  expect(store.getSnapshot().views).toEqual({ "job-states": "bribe" });
  expect(screen.getByRole("combobox", { name: "Path" })).toHaveFocus();
});

test("a view that the figure does not have shows what is printed", () => {
  const { figure } = open("job-states", "?fig.job-states=nothing");
  expect(figure.querySelector(".fig-dimmed")).toBeNull();
});

test("a drawing that nobody sees follows once somebody does", () => {
  let tell: (isIntersecting: boolean) => void = () => undefined;
  window.IntersectionObserver = class {
    constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => act(() => listen([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as never;
  const { figure, store } = open("appeal-threshold");
  const drawn = () => figure.querySelector("svg")?.innerHTML;
  const printed = drawn();
  tell(false);
  act(() => store.change("appeal.deposit", 51));
  expect(drawn()).toBe(printed);
  tell(true);
  expect(drawn()).not.toBe(printed);
});
