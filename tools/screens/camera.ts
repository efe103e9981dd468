import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../src/gatsby/chromium";

export type Shot = {
  url: string;
  width: number;
  height: number;
  scheme: "light" | "dark";
  /** How much of the page is shown from its top, at most, in CSS pixels. */
  most: number;
};

/** Chromium draws no picture that is taller; a window of that height shows as much of a longer page. Pixels. */
const LONGEST = 6_000;

/** The Chromium of the browser tests, as they start it. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, env });
}

/** A PNG of a page at rest: motion reduced, fonts arrived. */
export async function photograph(
  browser: Browser,
  { url, width, height, scheme, most }: Shot,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const shown = Math.min(whole, Math.round(most), LONGEST);
    if (whole > LONGEST) await page.setViewportSize({ width, height: shown });
    const clip = { x: 0, y: 0, width, height: shown };
    return await page.screenshot({ fullPage: whole <= LONGEST, clip, animations: "disabled" });
  } finally {
    await context.close();
  }
}
