import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { median } from "../median";
import { BARE } from "./server";
import { evaluate, launch, PHONE, PROCESSOR, startTrace, type Traced, until } from "./visit";

const RUNS = Number(process.env.RUNS ?? 7);
const PATHS = ["/", "/litepapers/pop", "/litepapers/erc4337a", "/litepapers/agfi", "/glossary"];

/** Lighthouse's slow 4G, as its "devtools" throttling applies it; bytes a second and milliseconds. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** A task longer than this blocks, as in Lighthouse's total blocking time; milliseconds. */
const LONG = 50;
/** How long after the runtime's arrival, or the load where there is none, a page is watched; milliseconds. */
const AFTERWARDS = 1000;
const LOAD_TIMEOUT = 60_000;

const WATCHED = ["paint", "largest-contentful-paint", "layout-shift", "longtask"];

/** What is read of an entry of the browser's performance timeline. */
type Seen = { entryType: string; name: string; startTime: number; duration: number; value?: number };

/** Blocking is counted twice: on the clock, and as the main thread's processor time. */
type Load = { firstPaint: number; largestPaint: number; blocking: number; processor: number; shift: number };

/**
 * Paints and blocking with the line and the processor really slowed, beside the same text without any style.
 *
 * The two take turns, each in a browser context of its own with nothing cached, so that whatever else the machine does
 * befalls them alike: the ratios hold where the milliseconds do not. For the same reason blocking is counted as processor
 * time too: a task that waited for another program's turn is no longer for it.
 */
export async function measureSlowed(origin: string): Promise<void> {
  const browser = await launch();
  try {
    const rows: Record<string, string | number>[] = [];
    for (const path of PATHS) {
      const pages: Load[] = [];
      const bare: Load[] = [];
      // The first round warms up: fonts of the system, the server's answers.
      for (let run = 0; run <= RUNS; run += 1) {
        const floor = await load(browser, origin + BARE + path, false);
        const page = await load(browser, origin + path, true);
        if (run > 0) [bare.push(floor), pages.push(page)];
      }
      const ratio = (of: "firstPaint" | "largestPaint") =>
        median(pages.map((page, run) => page[of] / (bare[run]?.[of] ?? Number.NaN))).toFixed(2);
      rows.push(
        {
          page: path,
          ...middle(pages),
          "times bare (first)": ratio("firstPaint"),
          "(largest)": ratio("largestPaint"),
        },
        { page: "its bare text", ...middle(bare) },
      );
      console.log(JSON.stringify(rows.slice(-2)));
    }
    console.log(`Really slowed: 1.44 Mbit/s, 562 ms, processor ${PROCESSOR} times, medians of ${RUNS}`);
    console.table(rows);
  } finally {
    await browser.close();
  }
}

function middle(loads: readonly Load[]): Record<string, number> {
  const of = (name: keyof Load) => median(loads.map((load) => load[name]));
  return {
    "first paint (ms)": Math.round(of("firstPaint")),
    "largest paint (ms)": Math.round(of("largestPaint")),
    "blocking (ms)": Math.round(of("blocking")),
    "of processor time": Math.round(of("processor")),
    CLS: Number(of("shift").toFixed(3)),
  };
}

/** One visit with nothing cached, until the page is quiet. */
async function load(browser: Browser, url: string, scripts: boolean): Promise<Load> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, WATCHED);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
    const trace = await startTrace(session);
    await page.goto(url, { waitUntil: "load", timeout: LOAD_TIMEOUT });
    if (scripts) await until(session, "document.documentElement.dataset.hydrated === ''");
    await pause(AFTERWARDS);
    const seen = (await evaluate(session, "seen.map((entry) => entry.toJSON())")) as Seen[];
    return { ...summaryOf(seen), processor: processorBlocking(await trace.end()) };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else: `seen` holds what the browser tells of it. */
function watch(types: readonly string[]): void {
  const seen: PerformanceEntry[] = [];
  for (const type of types) {
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
  }
  Object.assign(window, { seen });
}

/** What the main thread's tasks after the first paint took of the processor beyond what may be long; milliseconds. */
function processorBlocking(events: readonly Traced[]): number {
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The trace has no first paint.");
  return events
    .filter(
      ({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && pid === paint.pid && tid === paint.tid,
    )
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000 - LONG)
    .filter((time) => time > 0)
    .reduce((sum, time) => sum + time, 0);
}

function summaryOf(seen: readonly Seen[]): Omit<Load, "processor"> {
  const of = (type: string) => seen.filter(({ entryType }) => entryType === type);
  const firstPaint = of("paint").find(({ name }) => name === "first-contentful-paint")?.startTime;
  const largestPaint = of("largest-contentful-paint").at(-1)?.startTime;
  if (firstPaint === undefined || largestPaint === undefined) throw new Error("Nothing was painted.");
  const blocking = of("longtask").map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - LONG,
  );
  return {
    firstPaint,
    largestPaint,
    blocking: blocking.filter((time) => time > 0).reduce((sum, time) => sum + time, 0),
    shift: of("layout-shift").reduce((sum, { value = 0 }) => sum + value, 0),
  };
}
