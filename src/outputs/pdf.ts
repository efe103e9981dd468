import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Browser } from "playwright-core";
import { site } from "../site/site";
import { type Chromium, findChromium } from "./chromium";
import { getPublicFilePath, PUBLIC_FOLDER } from "./public-file-path";

/** Returns the Chromium that prints papers. Throws an error with the reason if there is none or if `PAPERS_PDF` is `off`. */
export async function findPdfPrinter(): Promise<Chromium> {
  if (process.env.PAPERS_PDF === "off") throw new Error("The setting PAPERS_PDF is off.");
  return await findChromium();
}

/** Returns true if this build prints its papers as PDF. `gatsby develop` prints none. */
export async function shouldPrintPapers(): Promise<boolean> {
  if (process.env.NODE_ENV !== "production") return false;
  return await findPdfPrinter().then(Boolean, () => false);
}

/** Prints a paper's page at its public URL, so that the PDF's links are public, and answers requests from the built site. */
export async function printPaper(browser: Browser, path: string): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    const file = join(PUBLIC_FOLDER, url.pathname === path ? `${path}/index.html` : url.pathname);
    if (url.origin !== site.url || !existsSync(file)) return route.abort();
    await route.fulfill({
      body: await readFile(file),
      contentType: getMimeType(file) ?? "application/octet-stream",
    });
  });
  const page = await context.newPage();
  // Fonts that only the print styles use are loaded only if print is emulated before the page is opened.
  await page.emulateMedia({ media: "print" });
  await page.goto(site.url + path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.pdf({
    path: getPublicFilePath(`${path}.pdf`),
    preferCSSPageSize: true,
    outline: true,
    tagged: true,
    printBackground: true,
  });
  await context.close();
}
