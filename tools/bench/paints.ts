/**
 * `npx tsx tools/bench/paints.ts`: how soon the built pages paint on a slow phone, each beside its bare text: the same words in
 * their elements without style, script, font or drawing.
 *
 * The line and the processor are slowed by the browser. The two take turns with nothing cached, so the ratio holds on a busy
 * machine, where the milliseconds do not. `RUNS=3` for a quick look.
 */
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Browser, chromium, devices } from "@playwright/test";
import getPort from "get-port";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { findChromium } from "../../src/outputs/chromium";
import { requireFreshBuild } from "../fresh-build";
import { projectRoot } from "../project";
import { runMain } from "../run-main";

const RUNS = Number(process.env.RUNS ?? 7);
const PATHS = ["/", "/demo/", "/litepapers/pop/", "/litepapers/erc4337a/", "/litepapers/agfi/", "/glossary/"];

/** Lighthouse's slow 4G, as its "devtools" throttling applies it; bytes a second. The server waits for the latency. */
const NETWORK = { offline: false, latency: 0, downloadThroughput: 188_744, uploadThroughput: 86_400 };
/**
 * How long the server waits before each answer, in milliseconds. A browser that is told to wait itself gives a page the time of
 * its answer as it was before waiting.
 */
const LATENCY = 562.5;
/** How many times slower the page's processor is than this machine's. */
const PROCESSOR = 4;

type Paints = { first: number; largest: number };

runMain(async () => {
  requireFreshBuild(projectRoot);
  const port = await getPort();
  const server = serve({ fetch: slowSite().fetch, port });
  // Drawing WebGL in software costs what no visitor pays.
  const browser = await chromium.launch({ ...(await findChromium()), args: ["--disable-3d-apis"] });
  try {
    const rows: Record<string, Record<string, string>> = {};
    for (const path of PATHS) {
      const pairs: { page: Paints; bare: Paints }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const bare = await load(browser, `http://localhost:${port}/bare${path}`);
        pairs.push({ bare, page: await load(browser, `http://localhost:${port}${path}`) });
      }
      const middle = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of));
      rows[path] = {
        "first paint (ms)": middle(({ page }) => page.first).toFixed(0),
        "÷ bare text": middle(({ page, bare }) => page.first / bare.first).toFixed(2),
        "largest paint (ms)": middle(({ page }) => page.largest).toFixed(0),
        "÷ bare text ": middle(({ page, bare }) => page.largest / bare.largest).toFixed(2),
      };
    }
    console.table(rows);
  } finally {
    await browser.close();
    server.close();
  }
});

/** The built site, compressed and with the line's latency; under `/bare` each page's bare text. */
function slowSite(): Hono {
  const site = new Hono();
  site.use(compress(), async (_, next) => {
    await setTimeout(LATENCY);
    await next();
  });
  site.get("/bare/*", (context) =>
    context.html(bareText(readFileSync(`public${context.req.path.slice("/bare".length)}index.html`, "utf8"))),
  );
  site.use(serveStatic({ root: "public" }));
  return site;
}

function bareText(html: string): string {
  return html
    .replace(/<(style|script|noscript|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<link\b[^>]*>/g, "")
    .replace(/<meta\b(?![^>]*(?:charset|viewport))[^>]*>/gi, "")
    .replace(/ (?:class|style|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, "");
}

/** One visit with nothing cached: when it painted, in milliseconds after it was asked for. */
async function load(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(async () => {
      const timesOf = (type: string) =>
        new Promise<number[]>((resolve) =>
          new PerformanceObserver((list) =>
            resolve(list.getEntries().map(({ startTime }) => startTime)),
          ).observe({ type, buffered: true }),
        );
      const [first = Number.NaN] = (await timesOf("paint")).slice(-1);
      return { first, largest: (await timesOf("largest-contentful-paint")).at(-1) ?? Number.NaN };
    });
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
