import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { median } from "../median";
import { evaluate, launch, PHONE, PROCESSOR, startTrace, type Traced, until } from "./visit";

const RUNS = Number(process.env.RUNS ?? 3);
const PAPERS = ["/litepapers/pop", "/litepapers/erc4337a", "/litepapers/agfi"];

/** A key that is held comes again so soon, and a finger moves as often; milliseconds. */
const REPEAT = 33;
/** Until all that follows an input has been done: the address is written and the change read out later. Milliseconds. */
const QUIET = 700;

/** From an input to the next paint: on the clock, where the browser counts it as an interaction, and of the processor. */
type Answer = { clock?: number; processor: number };

/** What the browser tells of something that moved, and of what moved. */
type Shift = { value: number; hadRecentInput: boolean; moved: string };

type Visit = {
  page: Page;
  session: CDPSession;
  /** Does something to the page that is quiet, until it is quiet again. */
  measure: (what: string, act: () => Promise<void>) => Promise<void>;
};

/**
 * From each input to the next paint, with the processor really slowed, on everything that a reader can operate; and what
 * moves meanwhile.
 *
 * The browser's own measure of an interaction is its longest event's, as in Interaction to Next Paint. Beside it stands what
 * the page's thread took of the processor from the event until the frame that shows its outcome was handed on: that holds
 * where other programs want the processor too. A drag's moves are no interactions to the browser; they are counted here.
 */
export async function measureInteractions(origin: string): Promise<void> {
  const browser = await launch();
  try {
    const rows = [];
    for (const path of PAPERS) rows.push(...(await visit(browser, origin, path, readPaper)));
    rows.push(...(await visit(browser, origin, "/", playDemo)));
    console.log(`From input to next paint (ms), processor ${PROCESSOR} times slowed, ${RUNS} runs`);
    console.table(rows);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, origin: string, path: string, go: (visit: Visit) => Promise<void>) {
  const answers = new Map<string, Answer[]>();
  const shifts: Shift[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
    await page.goto(origin + path);
    await until(session, "document.documentElement.dataset.hydrated === ''");
    await pause(QUIET);
    await evaluate(session, "shifts.length = 0");
    const measure: Visit["measure"] = async (what, act) => {
      const trace = await startTrace(session);
      await act();
      await pause(QUIET);
      answers.set(what, [...(answers.get(what) ?? []), ...answersIn(await trace.end())]);
    };
    await go({ page, session, measure });
    shifts.push(...((await evaluate(session, "shifts")) as Shift[]));
    await context.close();
  }
  const rows = [...answers].map(([what, found]) => ({ page: path, what, ...summaryOf(found) }));
  console.log(JSON.stringify(rows));
  const clocks = [...answers.values()].flat().flatMap(({ clock }) => clock ?? []);
  console.log(`${path}: Interaction to Next Paint ${inpOf(clocks)} ms, of ${clocks.length} inputs`);
  const sum = (found: readonly Shift[]) => found.reduce((all, { value }) => all + value, 0).toFixed(4);
  console.log(
    `${path}: what moved by itself ${sum(shifts.filter(({ hadRecentInput }) => !hadRecentInput))}, in all ${sum(shifts)}`,
  );
  for (const { value, hadRecentInput, moved } of shifts)
    console.log(`  ${value.toFixed(4)}${hadRecentInput ? " after an input" : ""}: ${moved}`);
  return rows;
}

/** As browsers sum up a visit: the longest answer, but for one in fifty. Milliseconds. */
function inpOf(answers: readonly number[]): number {
  const longest = [...answers].sort((one, other) => other - one);
  return Math.round(longest[Math.floor(longest.length / 50)] ?? 0);
}

function summaryOf(answers: readonly Answer[]) {
  const clock = answers.flatMap(({ clock: time }) => time ?? []);
  const worst = (times: readonly number[]) => Math.round(Math.max(...times));
  return {
    count: answers.length,
    median: clock.length > 0 ? Math.round(median(clock)) : "",
    worst: clock.length > 0 ? worst(clock) : "",
    "median of processor": Math.round(median(answers.map(({ processor }) => processor))),
    "worst of processor": worst(answers.map(({ processor }) => processor)),
  };
}

/** Numbers and figures of a paper, the numbers before and after all its figures are live. */
async function readPaper({ page, session, measure }: Visit): Promise<void> {
  await show(page.locator(".run").first());
  await until(session, "document.querySelector('[data-body][data-live]') !== null");
  await changeNumbers({ page, session, measure });
  for (const figure of await page.locator("figure[data-figure]").all()) {
    await show(figure);
    await figure.getByRole("button", { name: "Reset" }).waitFor();
    await pause(QUIET);
    const name = await figure.getAttribute("data-figure");
    for (const slider of await figure.getByRole("slider").all()) {
      await slider.focus();
      await measure(`${name}: slider, key held`, () => hold(page, "ArrowRight", 8));
      await measure(`${name}: slider, ends`, () => press(page, ["End", "Home"]));
    }
    const list = figure.getByRole("combobox");
    if ((await list.count()) === 0) continue;
    await list.focus();
    await measure(`${name}: list`, () => press(page, ["ArrowDown", "ArrowDown"]));
  }
  await changeNumbers({ page, session, measure });
}

async function changeNumbers({ page, session, measure }: Visit): Promise<void> {
  const number = page.locator(".run [role=spinbutton]").first();
  await show(number);
  await number.focus();
  await measure("number: key", () => press(page, ["ArrowUp", "PageUp"]));
  await measure("number: key held", () => hold(page, "ArrowDown", 8));
  await measure("number: ends", () => press(page, ["End", "Home"]));
  await measure("number: typed", () => press(page, ["Escape", "Enter", "End", "Backspace", "5", "Enter"]));
  const at = await middleOf(number);
  await measure("number: dragged", () => drag(session, at, 60));
  await measure("number: tapped", () => page.touchscreen.tap(at.x, at.y));
  const more = await middleOf(page.getByRole("button", { name: "More", exact: true }));
  await measure("number: More", () => page.touchscreen.tap(more.x, more.y));
  await page.keyboard.press("Escape");
  const back = await middleOf(page.getByRole("button", { name: "Reset to the printed run" }));
  await measure("back to the printed run", () => page.touchscreen.tap(back.x, back.y));
}

/** One job to its last ending, back and forth, and the film. */
async function playDemo({ page, session, measure }: Visit): Promise<void> {
  const tap = async (what: string, button: Locator) => {
    const { x, y } = await middleOf(button);
    await measure(what, () => page.touchscreen.tap(x, y));
  };
  const tool = (name: string) => page.getByRole("dialog").getByRole("button", { name });
  const choices = page.locator("[data-actor] button");
  await tap("See demo", page.getByRole("button", { name: "See demo" }));
  await until(session, "document.querySelector('dialog [data-actor] button') !== null");
  await pause(QUIET);
  for (const choice of [0, 0, 1, 0, 0, 1]) await tap("a choice", choices.nth(choice));
  for (let step = 0; step < 3; step += 1) await tap("Undo", tool("Undo"));
  for (let step = 0; step < 3; step += 1) await tap("Redo", tool("Redo"));
  await tap("Play all eight", tool("Play all eight"));
  await tap("Pause", tool("Pause"));
}

async function show(place: Locator): Promise<void> {
  await place.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await pause(QUIET);
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  if (width === 0) throw new Error(`${place} cannot be seen.`);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Each key once the page is quiet again. */
async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await pause(QUIET);
  }
}

async function hold(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.down(key);
    await pause(REPEAT);
  }
  await page.keyboard.up(key);
}

async function drag(session: CDPSession, { x, y }: { x: number; y: number }, way: number): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + at, y }],
    });
  await send("touchStart", 0);
  for (let part = 1; part <= 10; part += 1) {
    await send("touchMove", (way * part) / 10);
    await pause(REPEAT);
  }
  await send("touchEnd", way);
}

function answersIn(events: readonly Traced[]): Answer[] {
  const timings = events.filter(({ name, ph, args }) => name === "EventTiming" && ph === "b" && args?.data);
  const [first] = events.filter(({ name }) => name === "EventDispatch");
  if (!first) throw new Error("Nothing has been done to the page.");
  const own = events.filter(({ ph, pid, tid }) => ph === "X" && pid === first.pid && tid === first.tid);
  const tasks = own.filter(({ name }) => name === "RunTask");
  const processor = (from: number, to: number) =>
    tasks
      .filter(({ ts, dur = 0 }) => ts < to && ts + dur > from)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);

  const interactions = new Map<number, Answer>();
  for (const { ts, args } of timings) {
    const {
      interactionId = 0,
      timeStamp = 0,
      processingEnd = 0,
      commitFinishTime,
      duration = 0,
    } = args?.data ?? {};
    if (interactionId === 0) continue;
    const to = ts + ((commitFinishTime ?? processingEnd) - timeStamp) * 1000;
    const before = interactions.get(interactionId);
    interactions.set(interactionId, {
      clock: Math.max(before?.clock ?? 0, duration),
      processor: Math.max(before?.processor ?? 0, processor(ts, to)),
    });
  }
  const moves = own
    .filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === "pointermove")
    .map((move) => {
      const commit = own.find(({ name, ts }) => name === "Commit" && ts > move.ts);
      return { processor: processor(move.ts, (commit?.ts ?? move.ts) + (commit?.dur ?? 0)) };
    });
  return [...interactions.values(), ...moves];
}

/** Runs in the page before anything else: `shifts` holds what has moved in it. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry &
        Shift & { sources: { node: Node | null }[] };
      const moved = sources.map(({ node }) =>
        node instanceof Element
          ? node.outerHTML.slice(0, 60)
          : (node?.textContent?.slice(0, 60) ?? "what is gone"),
      );
      shifts.push({ value, hadRecentInput, moved: moved.join(", ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
  Object.assign(window, { shifts });
}
