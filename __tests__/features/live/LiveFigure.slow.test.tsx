/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeFigureLive } from "../../../src/features/live/LiveFigure";
import { createLiveStore, type LiveStore } from "../../../src/features/live/store";
import { tableAsText } from "../../../src/figures/figure-table";
import { figures } from "../../../src/figures/registry";
import { inputs } from "../../run-changes";

let address = "";
let takeBack: (() => void) | undefined;

/** A page with one figure as it is served, and the figure made live. */
async function open(name: string, search = ""): Promise<{ figure: HTMLElement; store: LiveStore }> {
  address = search;
  const store = createLiveStore(inputs, {
    read: () => address,
    write: (next) => {
      address = next;
    },
  });
  const definition = figures[name];
  if (!definition) throw new Error(`There is no figure ${name}.`);
  const served = markupOf(<definition.Drawing run={store.printed} />);
  document.body.innerHTML = `<figure data-figure="${name}"><div class="figure-stage"><div class="figure-drawing">${served}</div><div class="figure-controls"><output></output><div class="figure-panel"><i></i></div></div></div></figure>`;
  const figure = document.querySelector("figure");
  if (!figure) throw new Error("unreachable");
  await act(async () => {
    takeBack = makeFigureLive(figure, definition, store);
  });
  await screen.findByRole("button", { name: "Reset" });
  return { figure, store };
}

function markupOf(element: JSX.Element): string {
  const { container, unmount } = render(element);
  const markup = container.innerHTML;
  unmount();
  return markup;
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

afterEach(() => act(() => takeBack?.()));

const slider = (name: string) => screen.getByRole("slider", { name });
const status = () => document.querySelector("output");
const deposit = "Deposit D";

test("what was served stands there still, with controls where their place was kept", async () => {
  const { figure, store } = await open("appeal-threshold");
  const drawing = figures["appeal-threshold"];
  const served = drawing && markupOf(<drawing.Drawing run={store.printed} />);
  expect(figure.querySelector(".figure-drawing > svg")?.outerHTML).toBe(served);
  expect(figure.querySelector(".figure-controls i")).toBeNull();
  expect(figure.querySelectorAll(".figure-panel")).toHaveLength(1);
  expect(screen.getAllByRole("slider")).toHaveLength(4);
});

test("arrow keys, buttons and typing all change the input by which the drawing is made", async () => {
  const { figure, store } = await open("appeal-threshold");
  const before = figure.querySelector("svg")?.innerHTML;
  fireEvent.keyDown(slider(deposit), { key: "ArrowRight" });
  const once = store.getSnapshot().changes["appeal.deposit"] ?? 0;
  expect(once).toBeGreaterThan(20);
  expect(slider(deposit)).toHaveValue(String(once));
  expect(slider(deposit)).toHaveAttribute("aria-valuetext", `${once}\u00a0USDC`);
  expect(figure.querySelector("svg")?.innerHTML).not.toBe(before);
  await userEvent.click(screen.getByRole("button", { name: `${deposit}: less` }));
  expect(store.getSnapshot().changes).toEqual({});
  expect(figure.querySelector("svg")?.innerHTML).toBe(before);
  fireEvent.change(slider(deposit), { target: { value: "51.2" } });
  expect(store.getSnapshot().changes["appeal.deposit"]).toBe(51);
  const box = screen.getByRole("spinbutton", { name: `${deposit}, typed` });
  await userEvent.clear(box);
  await userEvent.type(box, "7.5");
  expect(store.getSnapshot().changes["appeal.deposit"]).toBe(7.5);
  expect(status()).toHaveTextContent("At 7.5 USDC the small job’s loser appeals wrong decisions only");
  expect(address).toBe("?run=appeal.deposit:7.5");
});

test.each(["altKey", "ctrlKey", "metaKey"])(
  "an arrow with %s is left to the browser, for its Back",
  async (modifier) => {
    const { store } = await open("appeal-threshold");
    const isTaken = !fireEvent.keyDown(slider(deposit), { key: "ArrowLeft", [modifier]: true });
    expect([isTaken, store.getSnapshot().changes]).toEqual([false, {}]);
  },
);

test("what a finger changed before the browser took it for scrolling is as it was, at a slider and at a point", async () => {
  const { figure, store } = await open("appeal-threshold", "?run=appeal.deposit:51");
  const box = slider(deposit);
  fireEvent.pointerDown(box);
  fireEvent.change(box, { target: { value: "90" } });
  expect(store.getSnapshot().changes["appeal.deposit"]).toBe(90);
  fireEvent.pointerCancel(box);
  expect(store.getSnapshot().changes["appeal.deposit"]).toBe(51);
  expect(box).toHaveValue("51");

  const point = figure.querySelector<SVGElement>("[data-input='appeal.deposit']");
  if (!point) throw new Error("There is no point.");
  Object.assign(point, { setPointerCapture() {}, hasPointerCapture: () => true });
  fireEvent.pointerDown(point);
  store.change("appeal.deposit", 90);
  fireEvent.pointerCancel(point);
  expect(store.getSnapshot().changes["appeal.deposit"]).toBe(51);
});

test("a point that is pulled to where it cannot be says so, where the figure says what it finds", async () => {
  const { figure, store } = await open("appeal-threshold");
  const found = status()?.textContent;
  const point = figure.querySelector<SVGElement>("[data-input='appeal.deposit']");
  if (!point) throw new Error("There is no point.");
  Object.assign(point, { setPointerCapture() {}, hasPointerCapture: () => true });
  fireEvent.pointerDown(point);
  // Nothing has a width here, so it is pulled to no number.
  fireEvent.pointerMove(point);
  expect(status()).toHaveTextContent(/^Not a number/);
  act(() => store.change("appeal.deposit", 20));
  expect(status()?.textContent).toBe(found);
});

test("a slider shows where it is, where the printed number is, and what that was", async () => {
  await open("appeal-threshold", "?run=appeal.right:0.2");
  const control = slider("Right decisions reversed").closest("fieldset");
  expect(Number(control?.style.getPropertyValue("--at"))).toBeCloseTo(0.4);
  expect(Number(control?.style.getPropertyValue("--was"))).toBeCloseTo(0.2);
  expect(control?.querySelector("[data-visible=true]")).toHaveTextContent("was 10");
  expect(slider(deposit).closest("fieldset")?.querySelector("[data-visible=true]")).toBeNull();
});

test("a number that is pressed is taken whole, so that what is typed replaces it", async () => {
  const { store } = await open("appeal-threshold");
  const box = screen.getByRole<HTMLInputElement>("spinbutton", { name: `${deposit}, typed` });
  const select = jest.spyOn(box, "select");
  await userEvent.click(box);
  expect(select).toHaveBeenCalled();
  fireEvent.change(box, { target: { value: "51" } });
  await userEvent.click(box);
  expect(select).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot().changes).toEqual({ "appeal.deposit": 51 });
});

test("a share is shown and typed in per cent", async () => {
  const { store } = await open("appeal-threshold");
  const box = screen.getByRole("spinbutton", { name: "Wrong decisions reversed, typed" });
  expect(box).toHaveValue(60);
  fireEvent.change(box, { target: { value: "70" } });
  expect(store.getSnapshot().changes["appeal.wrong"]).toBe(0.7);
  expect(slider("Wrong decisions reversed")).toHaveAttribute("aria-valuetext", "70%");
});

test("what the models refuse is said where it was asked for, and nothing changes", async () => {
  const { store } = await open("appeal-threshold");
  const box = screen.getByRole("spinbutton", { name: `${deposit}, typed` });
  box.focus();
  fireEvent.change(box, { target: { value: "100000" } });
  expect(status()).toHaveTextContent("is not possible");
  expect(store.getSnapshot().changes).toEqual({});
  expect(slider(deposit)).toHaveValue("20");
  fireEvent.blur(box);
  expect(box).toHaveValue(20);
  expect(status()).toHaveTextContent("At 20 USDC the small job’s loser never appeals");
});

test("Reset takes back all that was changed at a figure, and its view, and nothing else; Escape nothing", async () => {
  const { store } = await open(
    "job-states",
    "?run=job.price:120,job.slash:20,entry.burn:12&fig.job-states=bribe",
  );
  expect(screen.getByRole("combobox", { name: "Path" })).toHaveValue("bribe");
  fireEvent.keyDown(slider("Price P"), { key: "Escape" });
  expect(Object.keys(store.getSnapshot().changes)).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(store.getSnapshot().changes).toEqual({ "entry.burn": 12 });
  expect(address).toBe("?run=entry.burn:12");
  expect(screen.getByRole("combobox", { name: "Path" })).toHaveValue("");
});

test("Escape in a number that was typed takes nothing back", async () => {
  const { store } = await open("appeal-threshold");
  const box = screen.getByRole("spinbutton", { name: `${deposit}, typed` });
  await userEvent.clear(box);
  await userEvent.type(box, "12.5{Escape}");
  expect(store.getSnapshot().changes).toEqual({ "appeal.deposit": 12.5 });
  expect(box).toHaveFocus();
  expect(box).toHaveValue(12.5);
});

test("what cannot be taken back, since another change stands in its way, is said at the figure", async () => {
  const search = "?run=time.dispute:75,time.decision:80,time.appeal:90,window.waiting:80";
  const { store } = await open("multi-hop-deadlines", search);
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(store.getSnapshot().changes["window.waiting"]).toBe(80);
  expect(status()).toHaveTextContent(
    "Not possible. In the run, the buyer disputes before the waiting period ends.",
  );
});

test("a view is chosen in the list or in the drawing, said, and written into the address", async () => {
  const { figure, store } = await open("job-states");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Path" }), "the buyer wins");
  expect(address).toBe("?fig.job-states=buyer-wins");
  const { moments = [] } = { moments: store.getSnapshot().run.ledgers.paths?.steps };
  const [buyer, agent] = moments[3]?.balances ?? [];
  expect(status()).toHaveTextContent(
    `Bea ends at ${buyer} USDC, Lior at ${String(agent).replace("-", "−")} USDC.`,
  );
  const [accepted] = figure.querySelectorAll("svg[aria-hidden] rect");
  if (accepted) fireEvent.click(accepted);
  expect(address).toBe("?fig.job-states=accepted");
  if (accepted) fireEvent.click(accepted);
  expect(address).toBe("");
});

test("a view that the figure does not have shows what is printed", async () => {
  const { figure } = await open("job-states", "?fig.job-states=nothing");
  expect(figure.querySelector(".fig-dimmed")).toBeNull();
});

test("the way from an attack in the text leads to the figure that runs it", async () => {
  const { figure } = await open("job-states");
  const shown = jest.fn();
  figure.scrollIntoView = shown;
  document.body.insertAdjacentHTML("beforeend", '<a href="?fig.job-states=bribe#figure-2">Run it</a>');
  await userEvent.click(screen.getByRole("link", { name: "Run it" }));
  expect(address).toBe("?fig.job-states=bribe");
  expect(shown).toHaveBeenCalled();
  expect(screen.getByRole("combobox", { name: "Path" })).toHaveFocus();
  expect(status()).toHaveTextContent(
    /A bought ruling costs .* and brings .*: it pays\. It turns at a penalty of/,
  );
});

test("the data of a figure can be copied as a table that spreadsheets read", async () => {
  const { figure, store } = await open("bonding-curve", "?run=launch.sold:500000");
  const copied = jest.fn(async () => {});
  Object.assign(navigator, { clipboard: { writeText: copied } });
  fireEvent.click(within(figure).getByRole("button", { name: "Copy data" }));
  expect(await within(figure).findByText("Copied")).toBeTruthy();
  const table = figures["bonding-curve"]?.table(store.getSnapshot().run);
  expect(copied).toHaveBeenCalledWith(table && tableAsText(table));
  expect(table && tableAsText(table)).toMatch(
    /^Bought, tokens\tPrice on the curve.*\n0\t0\.\d+\tnot open yet\n/,
  );
  expect(table && tableAsText(table)).toMatch(/\n500000\t/);
});
