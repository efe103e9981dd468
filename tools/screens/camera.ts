import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../browser/chromium";

export type Shot = {
  url: string;
  width: number;
  height: number;
  scheme: "light" | "dark";
  /** The whole page, or only what the window shows. */
  whole: boolean;
};

/** The Chromium of the browser tests, as they start it. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, env: { ...definite(process.env), ...env } });
}

/** A PNG of a page at rest: motion reduced, fonts arrived. */
export async function photograph(
  browser: Browser,
  { url, width, height, scheme, whole }: Shot,
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
    return await page.screenshot({ fullPage: whole, animations: "disabled" });
  } finally {
    await context.close();
  }
}

function definite(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
