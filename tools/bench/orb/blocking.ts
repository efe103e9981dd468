import type { Browser } from "@playwright/test";

/** A task that takes longer than this (ms) holds the page up; what goes beyond it counts. */
const LONG_MS = 50;
/** After these the orb knows what a frame costs here. */
const FIRST_FRAMES = 4;
const SECONDS = 10;

/** How long (ms) tasks that drew the orb held the landing page up, in its first frames and afterwards. */
export async function measureBlocking(
  browser: Browser,
  origin: string,
): Promise<{ first: number; after: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // As text: what is compiled for Node would look for its helpers in the page.
  await page.addInitScript(`
    window.draws = [];
    window.longTasks = [];
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const original = prototype.drawArrays;
      prototype.drawArrays = function (...parameters) {
        window.draws.push(performance.now());
        original.apply(this, parameters);
      };
    }
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.longTasks.push([startTime, duration]);
    }).observe({ type: "longtask" });
  `);
  await page.goto(origin);
  await page.waitForFunction(
    (frames) => (Reflect.get(window, "draws") as number[]).length >= frames,
    FIRST_FRAMES,
  );
  await page.waitForTimeout(SECONDS * 1000);
  const [draws, longTasks] = await page.evaluate<[number[], [number, number][]]>(
    "[window.draws, window.longTasks]",
  );
  await page.close();

  const settled = draws[FIRST_FRAMES - 1] ?? 0;
  let first = 0;
  let after = 0;
  for (const [start, duration] of longTasks) {
    if (!draws.some((at) => at >= start && at <= start + duration)) continue;
    if (start <= settled) first += duration - LONG_MS;
    else after += duration - LONG_MS;
  }
  return { first, after };
}
