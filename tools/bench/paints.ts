/**
 * `npx tsx tools/bench/paints.ts` prints how soon the built pages paint on a slow phone, and the ratio to their bare text: the
 * same elements without styles, scripts, fonts and drawings.
 *
 * The browser slows network and processor down. Page and bare text take turns with an empty cache, so the ratio also holds
 * on a busy machine, where the milliseconds do not. `RUNS=3` takes fewer runs of each.
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

/**
 * Lighthouse's slow 4G in bytes per second, as its "devtools" throttling applies it:
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js
 * The server adds the latency, because the browser dates a response as if it had not waited.
 */
const NETWORK = { offline: false, latency: 0, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const LATENCY_MS = 562.5;
const CPU_SLOWDOWN = 4;

/** Milliseconds from the start of the navigation to the first and the largest contentful paint. */
type Paints = { first: number; largest: number };

runMain(async () => {
  requireFreshBuild(projectRoot);
  const port = await getPort();
  const server = serve({ fetch: createSlowSite().fetch, port });
  // Without a graphics card WebGL would be drawn by the processor, which no visitor has to wait for.
  const browser = await chromium.launch({ ...(await findChromium()), args: ["--disable-3d-apis"] });
  try {
    const rows: Record<string, Record<string, string>> = {};
    for (const path of PATHS) {
      const pairs: { page: Paints; bare: Paints }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const bare = await measurePaints(browser, `http://localhost:${port}/bare${path}`);
        pairs.push({ bare, page: await measurePaints(browser, `http://localhost:${port}${path}`) });
      }
      const getPairMedian = (read: (pair: (typeof pairs)[number]) => number) => getMedian(pairs.map(read));
      rows[path] = {
        "first paint (ms)": getPairMedian(({ page }) => page.first).toFixed(0),
        "÷ bare text": getPairMedian(({ page, bare }) => page.first / bare.first).toFixed(2),
        "largest paint (ms)": getPairMedian(({ page }) => page.largest).toFixed(0),
        "÷ bare text ": getPairMedian(({ page, bare }) => page.largest / bare.largest).toFixed(2),
      };
    }
    console.table(rows);
  } finally {
    await browser.close();
    server.close();
  }
});

/** Serves the built site compressed and with latency, and each page's bare text under `/bare`. */
function createSlowSite(): Hono {
  const site = new Hono();
  site.use(compress(), async (_, next) => {
    await setTimeout(LATENCY_MS);
    await next();
  });
  site.get("/bare/*", (context) =>
    context.html(
      stripPage(readFileSync(`public${context.req.path.slice("/bare".length)}index.html`, "utf8")),
    ),
  );
  site.use(serveStatic({ root: "public" }));
  return site;
}

function stripPage(html: string): string {
  return html
    .replace(/<(style|script|noscript|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<link\b[^>]*>/g, "")
    .replace(/<meta\b(?![^>]*(?:charset|viewport))[^>]*>/gi, "")
    .replace(/ (?:class|style|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, "");
}

/** Opens a page with an empty cache. */
async function measurePaints(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(async () => {
      const getStartTimes = (type: string) =>
        new Promise<number[]>((resolve) =>
          new PerformanceObserver((list) =>
            resolve(list.getEntries().map(({ startTime }) => startTime)),
          ).observe({ type, buffered: true }),
        );
      const [first = Number.NaN] = (await getStartTimes("paint")).slice(-1);
      return { first, largest: (await getStartTimes("largest-contentful-paint")).at(-1) ?? Number.NaN };
    });
  } finally {
    await context.close();
  }
}

function getMedian(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
