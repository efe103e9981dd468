/**
 * `npx tsx tools/screenshots/main.ts`: every page of the site that `npm start` serves, in `test-results/screenshots`, to look at after
 * a change of design. With `readme` it makes the README's picture instead, with the orb as it runs.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "@playwright/test";
import sharp from "sharp";
import { launchChromium } from "../launch-chromium";
import { runMain } from "../run-main";

const root = join(__dirname, "..", "..");
const FOLDER = join(root, "test-results", "screenshots");
const SITE = process.env.BASE_URL ?? "http://localhost:9000";
const WIDTHS = [360, 768, 1024, 1440, 2560];
/** Chromium takes no higher picture; pixels. */
const MAX_HEIGHT = 6000;

/** Opens a page in a browser of its own, so that large pictures do not pile up in one. */
async function open(options: BrowserContextOptions, path: string, take: (page: Page) => Promise<void>) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ baseURL: SITE, ...options });
    await page.goto(path);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
    await take(page);
  } finally {
    await browser.close();
  }
}

async function takeEveryPage(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const sitemap = await (await fetch(`${SITE}/sitemap-0.xml`)).text();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = new URL(address).pathname;
    for (const colorScheme of ["dark", "light"] as const) {
      for (const width of WIDTHS) {
        const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" } as const;
        await open(options, path, async (page) => {
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          const name = `${path.slice(1).replaceAll("/", "-") || "landing"}-${colorScheme}-${width}.png`;
          const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) };
          await page.screenshot({ path: join(FOLDER, name), fullPage: true, clip, animations: "disabled" });
          console.log(`test-results/screenshots/${name}`);
        });
      }
    }
  }
}

async function takeReadme(): Promise<void> {
  const options = {
    viewport: { width: 1280, height: 800 },
    colorScheme: "dark",
    deviceScaleFactor: 2,
  } as const;
  await open(options, "/", async (page) => {
    await page.locator("[data-orb=running]").waitFor();
    await page.getByRole("button", { name: "Pause motion" }).first().click();
    await page.locator("[data-orb=paused]").waitFor();
    // Not a palette: the orb's light is all gradients.
    const picture = sharp(await page.screenshot()).webp({ quality: 90, smartSubsample: true });
    writeFileSync(join(root, "docs", "landing.webp"), await picture.toBuffer());
  });
}

runMain(process.argv[2] === "readme" ? takeReadme : takeEveryPage);
