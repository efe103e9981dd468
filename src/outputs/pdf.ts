import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type Browser, chromium } from "playwright-core";
import { fullTitle } from "../site/litepaper-facts";
import { litepaperPath, pdfPath } from "../site/litepaper-paths";
import { site } from "../site/site";
import { type Chromium, findChromium } from "./chromium";
import type { PaperDocument } from "./documents";
import { PUBLIC, publicFile } from "./public-file";

const NODE_NAME = /\(node\d{8}\)/g;

/** The Chromium that prints. Throws an error that says why there is none; `PAPERS_PDF=off` builds as if there were none. */
export async function pdfPrinter(): Promise<Chromium> {
  if (process.env.PAPERS_PDF === "off") throw new Error("The setting PAPERS_PDF is off.");
  return await findChromium();
}

/** Whether this build has its papers as PDF; `gatsby develop` has not. */
export async function papersArePrinted(): Promise<boolean> {
  if (process.env.NODE_ENV !== "production") return false;
  return await pdfPrinter().then(
    () => true,
    () => false,
  );
}

type PrintedPaper = Pick<PaperDocument, "slug" | "title" | "subtitle" | "dateModified">;

/**
 * Prints built papers as `litepapers/<slug>.pdf`: tagged, with an outline, from the same pages that visitors read. Nothing
 * leaves the machine: the site's own address is answered from the built site's folder, so that links in the PDF lead to
 * the site.
 */
export async function printPapers(printer: Chromium, papers: readonly PrintedPaper[]): Promise<void> {
  const browser = await chromium.launch({
    ...printer,
    // Without hinting letters keep the distances that the font gives them, at any size of print.
    args: ["--disable-quic", "--font-render-hinting=none"],
  });
  try {
    for (const paper of papers)
      await writeFile(publicFile(pdfPath(paper.slug)), await printPaper(browser, paper));
  } finally {
    await browser.close();
  }
}

async function printPaper(browser: Browser, paper: PrintedPaper): Promise<Buffer> {
  const path = litepaperPath(paper.slug);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    const file = join(PUBLIC, url.pathname === path ? `${path}/index.html` : url.pathname);
    if (url.origin !== site.url || !existsSync(file)) return route.abort();
    await route.fulfill({
      body: await readFile(file),
      contentType: getMimeType(file) ?? "application/octet-stream",
    });
  });
  const page = await context.newPage();
  // What only print shows, such as closed folds, may be in a font of its own, which has to arrive too.
  await page.emulateMedia({ media: "print" });
  await page.goto(site.url + path);
  // In a reader's library the file stands alone: under its work's name, and not its page's.
  await page.evaluate((title) => {
    document.title = title;
    return document.fonts.ready.then(() => undefined);
  }, fullTitle(paper));
  const pdf = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true, printBackground: true });
  await context.close();
  return reproducible(pdf, paper.dateModified);
}

/**
 * The same bytes for the same paper, so that two builds agree. Chromium writes the time of printing, in place of which
 * stands the day of the paper's last change, YYYY-MM-DD. It also counts the names of the structure's nodes through all
 * that the browser prints, with gaps; here they count from zero. Nothing changes its length or its order, so that the
 * file's tables of offsets and of names stay right.
 */
export function reproducible(pdf: Buffer, day: string): Buffer {
  const stamp = `${day.replaceAll("-", "")}000000`;
  const text = pdf.toString("latin1");
  const names = [...new Set([...text.matchAll(NODE_NAME)].map(([name]) => name))].sort();
  const settledNames = new Map(names.map((name, rank) => [name, `(node${String(rank).padStart(8, "0")})`]));
  const settled = text
    .replaceAll(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, (_match, key: string) => key + stamp)
    .replaceAll(NODE_NAME, (name) => settledNames.get(name) ?? name);
  return Buffer.from(settled, "latin1");
}
