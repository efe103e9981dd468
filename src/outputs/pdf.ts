import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Browser } from "playwright-core";
import { site } from "../site/site";
import { type Chromium, findChromium } from "./chromium";
import { getPublicFile, PUBLIC_FOLDER } from "./public-file";

/** The Chromium that prints. Throws an error that says why there is none; `PAPERS_PDF=off` builds as if there were none. */
export async function findPdfPrinter(): Promise<Chromium> {
  if (process.env.PAPERS_PDF === "off") throw new Error("The setting PAPERS_PDF is off.");
  return await findChromium();
}

/** Whether this build has its papers as PDF; `gatsby develop` has not. */
export async function shouldPrintPapers(): Promise<boolean> {
  if (process.env.NODE_ENV !== "production") return false;
  return await findPdfPrinter().then(
    () => true,
    () => false,
  );
}

/**
 * Prints a built paper into a PDF beside it, from the page that visitors read. Nothing leaves the machine: the site's own
 * address is answered from the folder of the built site, so that links in the PDF lead to the site.
 */
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
  // What only print shows may be in a font of its own, which has to arrive too.
  await page.emulateMedia({ media: "print" });
  await page.goto(site.url + path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.pdf({
    path: getPublicFile(`${path}.pdf`),
    preferCSSPageSize: true,
    outline: true,
    tagged: true,
    printBackground: true,
  });
  await context.close();
}
