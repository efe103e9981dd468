/**
 * `npx tsx tools/bench/frames.ts http://localhost:9000`: what a frame of the demo's market costs on a processor four times
 * slower than this machine's. The site is built and served there.
 */

import { chromium } from "@playwright/test";
import { MARKET_FRAGMENT } from "../../src/demo/fragment";
import { findChromium } from "../../src/outputs/chromium";
import { runMain } from "../run-main";

const SECONDS = 10;

/** Run in the page: how many frames there are. */
const COUNT = `new Promise((done) => {
  let frames = 0;
  const begun = performance.now();
  const tick = (now) => {
    frames += 1;
    if (now - begun < ${SECONDS * 1000}) requestAnimationFrame(tick);
    else done(frames);
  };
  requestAnimationFrame(tick);
})`;

async function main(): Promise<void> {
  // Drawing WebGL in software costs what no visitor pays.
  const browser = await chromium.launch({ ...(await findChromium()), args: ["--disable-3d-apis"] });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    const session = await page.context().newCDPSession(page);
    await page.goto(`${process.argv[2]}/${MARKET_FRAGMENT}`);
    await page.locator("dialog canvas").first().waitFor();
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const spent = async (name: string) => {
      const { metrics } = await session.send("Performance.getMetrics");
      return 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
    };
    const [script, tasks] = [await spent("ScriptDuration"), await spent("TaskDuration")];
    const frames = Number(await page.evaluate(COUNT));
    console.table({
      "frames a second": (frames / SECONDS).toFixed(1),
      "script (ms a frame)": (((await spent("ScriptDuration")) - script) / frames).toFixed(2),
      "main thread (ms a frame)": (((await spent("TaskDuration")) - tasks) / frames).toFixed(2),
    });
  } finally {
    await browser.close();
  }
}

runMain(main);
