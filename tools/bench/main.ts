/**
 * `npx tsx tools/bench/main.ts`: how soon the built pages paint on a slow phone, each beside its bare text: the same words in their
 * elements without style, script, font or drawing.
 *
 * The line and the processor are really slowed. The two take turns, each with nothing cached, so the ratio holds on a
 * busy machine, where the milliseconds do not. `RUNS=3` for a quick look.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { getMimeType } from "hono/utils/mime";
import { launchChromium } from "../launch-chromium";
import { runMain } from "../run-main";
import { requireFreshBuild } from "../test/fresh-build";

const root = join(__dirname, "..", "..");
const RUNS = Number(process.env.RUNS ?? 7);
const PATHS = ["/", "/litepapers/pop", "/litepapers/erc4337a", "/litepapers/agfi", "/glossary"];

/** Before a path: its bare text. */
const BARE = "/bare";

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Lighthouse's slow 4G, as its "devtools" throttling applies it; bytes a second. The server waits in the browser's place,
 * which would give a page the time of its answer as it was before waiting, and a page of ours asks for that time.
 */
const NETWORK = {
  offline: false,
  latency: 0,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** How long the server waits before each answer, in milliseconds. */
const LATENCY = 562.5;
/** How many times slower the page's processor is than this machine's. */
const PROCESSOR = 4;
/** A task longer than this blocks, as in Lighthouse's total blocking time; milliseconds. */
const LONG = 50;

type Load = { firstPaint: number; largestPaint: number; blocking: number; shift: number };

async function main(): Promise<void> {
  requireFreshBuild(root);
  const server = serve(join(root, "public"));
  await once(server, "listening");
  // Drawing WebGL in software costs what no visitor pays.
  const browser = await launchChromium({ args: ["--disable-quic", "--disable-3d-apis"] });
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const rows: Record<string, Record<string, string>> = {};
    for (const path of PATHS) {
      const loads: { page: Load; bare: Load }[] = [];
      // The first round warms the system's fonts and the server's answers.
      for (let run = 0; run <= RUNS; run += 1) {
        const bare = await load(browser, origin + BARE + path, "document.readyState === 'complete'");
        const page = await load(browser, origin + path, "'hydrated' in document.documentElement.dataset");
        if (run > 0) loads.push({ page, bare });
      }
      const middle = (of: (load: (typeof loads)[number]) => number, digits = 0) =>
        median(loads.map(of)).toFixed(digits);
      rows[path] = {
        "first paint (ms)": middle(({ page }) => page.firstPaint),
        "of bare text": middle(({ bare }) => bare.firstPaint),
        ratio: middle(({ page, bare }) => page.firstPaint / bare.firstPaint, 2),
        "largest paint (ms)": middle(({ page }) => page.largestPaint),
        "ratio ": middle(({ page, bare }) => page.largestPaint / bare.largestPaint, 2),
        "blocking (ms)": middle(({ page }) => page.blocking),
        CLS: middle(({ page }) => page.shift, 3),
      };
      console.log(path, JSON.stringify(rows[path]));
    }
    console.table(rows);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** One visit with nothing cached, until `ready` has been true for a second. */
async function load(browser: Browser, url: string, ready: string): Promise<Load> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
    await page.goto(url, { waitUntil: "load" });
    // Playwright's own way to wait runs in the page's frames, and blocks it for longer than the page's own scripts do.
    for (let tries = 0; !(await page.evaluate(ready)); tries += 1) {
      if (tries > 300) throw new Error(`${url} never came to ${ready}.`);
      await page.waitForTimeout(200);
    }
    await page.waitForTimeout(1000);
    return summaryOf((await page.evaluate("seen.map((entry) => entry.toJSON())")) as Seen[]);
  } finally {
    await context.close();
  }
}

/** What is read of an entry of the browser's performance timeline. */
type Seen = { entryType: string; name: string; startTime: number; duration: number; value?: number };

/** Runs in the page before anything else: `seen` holds what the browser tells of it. */
function watch(): void {
  const seen: PerformanceEntry[] = [];
  for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask"]) {
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
  }
  Object.assign(window, { seen });
}

function summaryOf(seen: readonly Seen[]): Load {
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
    blocking: blocking.reduce((sum, time) => sum + Math.max(time, 0), 0),
    shift: of("layout-shift").reduce((sum, { value = 0 }) => sum + value, 0),
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Serves a built site on a free port with brotli, as a host does, and each page's bare text. */
function serve(folder: string): Server {
  const answers = new Map<string, Buffer>();
  return createServer(async ({ url = "/" }, response) => {
    await setTimeout(LATENCY);
    const bare = url.startsWith(`${BARE}/`);
    const path = new URL(bare ? url.slice(BARE.length) : url, "http://localhost").pathname;
    const file = join(folder, extname(path) ? path : join(path, "index.html"));
    const type = getMimeType(file) ?? "application/octet-stream";
    const compressed = /text|javascript|json|svg/.test(type);
    try {
      if (!answers.has(url)) {
        const content = bare ? bareText(readFileSync(file, "utf8")) : readFileSync(file);
        answers.set(url, compressed ? brotliCompressSync(content) : Buffer.from(content));
      }
      response.writeHead(200, {
        "content-type": type,
        "cache-control": type.startsWith("text/html") ? "no-cache" : "public, max-age=31536000, immutable",
        ...(compressed && { "content-encoding": "br" }),
      });
      response.end(answers.get(url));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, "127.0.0.1");
}

function bareText(html: string): string {
  return html
    .replace(/<(style|script|noscript|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<link\b[^>]*>/g, "")
    .replace(/<meta\b(?![^>]*(?:charset|viewport))[^>]*>/gi, "")
    .replace(/ (?:class|style|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, "");
}

runMain(main);
