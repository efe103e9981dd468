import type { Browser } from "@playwright/test";

export type Screenshot = {
  url: string;
  width: number;
  height: number;
  scheme: "light" | "dark";
  /** How much of the page is shown from its top, at most, in CSS pixels. */
  maxHeight: number;
  /** Device pixels per CSS pixel; 1 unless said. */
  density?: number;
  /** Shows a frame of the running orb instead of its poster. */
  withOrb?: boolean;
};

/** Chromium takes none that is taller. CSS pixels. */
const MAX_HEIGHT = 6_000;

/** A PNG of a whole page: its fonts have arrived, and what is drawn only near the window while it arrives is drawn. */
export async function takeScreenshot(
  browser: Browser,
  { url, width, height, scheme, maxHeight, density = 1, withOrb = false }: Screenshot,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    deviceScaleFactor: density,
    reducedMotion: withOrb ? "no-preference" : "reduce",
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load" });
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
    if (withOrb) {
      await page.locator("[data-orb=running]").waitFor();
      await page.getByRole("button", { name: "Pause motion" }).first().click();
      await page.locator("[data-orb=paused]").waitFor();
    }
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    // The window keeps its height, by which the page's first screen is made.
    const clip = { x: 0, y: 0, width, height: Math.min(pageHeight, Math.round(maxHeight), MAX_HEIGHT) };
    return await page.screenshot({ fullPage: true, clip, animations: "disabled" });
  } finally {
    await context.close();
  }
}
